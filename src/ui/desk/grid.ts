// Arrow keys among the buttons of a part, whatever line they stand on: left and right in order, up and down to what lies
// nearest there.

const middle = (element: Element): readonly [x: number, y: number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The nearest of the next line that way. */
const across = (all: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined => {
  const [x, y] = middle(from);
  const ahead = all.filter((e) => (middle(e)[1] - y) * way > 8);
  const line = Math.min(...ahead.map((e) => Math.abs(middle(e)[1] - y)));
  return ahead
    .filter((e) => Math.abs(middle(e)[1] - y) < line + 8)
    .sort((a, b) => Math.abs(middle(a)[0] - x) - Math.abs(middle(b)[0] - x))[0];
};

const next = (key: string, all: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined => {
  const at = all.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return all[at + 1];
    case 'ArrowLeft':
      return all[at - 1];
    case 'ArrowDown':
      return across(all, from, 1);
    case 'ArrowUp':
      return across(all, from, -1);
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
};

/** A listener for the part around the buttons. */
export const onGrid =
  (selector: string) =>
  (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    const from = all.find((e) => e === document.activeElement);
    const to = from && next(event.key, all, from);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };
