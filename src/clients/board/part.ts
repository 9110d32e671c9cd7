// The little of the DOM that reading needs, so that tests can read a page without a browser. An `Element` is a `Part`.

export interface Part {
  readonly textContent: string | null;
  readonly classList: { contains(name: string): boolean };
  readonly children: Iterable<Part>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part>;
}

export const find = (part: Part, selector: string): Part | undefined =>
  part.querySelector(selector) ?? undefined;

export const findAll = (part: Part, selector: string): readonly Part[] => [
  ...part.querySelectorAll(selector),
];

export const textOf = (part: Part, selector: string): string =>
  find(part, selector)?.textContent?.trim() ?? '';

/** The page hides by class, never by removal. */
export const isShown = (part: Part): boolean => !part.classList.contains('hide');
