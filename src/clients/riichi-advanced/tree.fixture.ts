// For tests: elements as plain data, so that a page can be built, patched and broken without a browser, and read by the
// selectors that this client uses (classes, tags, `>` and descent).

import type { Part } from '../board/part.ts';

export interface Node {
  readonly tag: string;
  readonly id: string;
  readonly className: string;
  readonly text: string;
  readonly children: readonly Node[];
}

export const node = (
  tag: string,
  className: string,
  children: readonly Node[] = [],
  text = '',
  id = '',
): Node => ({ tag, id, className, text, children });

interface Element extends Part {
  readonly node: Node;
  readonly classes: readonly string[];
  readonly children: readonly Element[];
  readonly parent: Element | undefined;
}

const textOf = (n: Node): string => n.text + n.children.map(textOf).join('');

const known = new WeakMap<Element, readonly Element[]>();

const below = (e: Element): readonly Element[] => {
  const all = known.get(e) ?? e.children.flatMap((c) => [c, ...below(c)]);
  known.set(e, all);
  return all;
};

const classesOf = (e: Element): readonly string[] => e.classes;

const fits = (e: Element, simple: string): boolean =>
  (simple.match(/^[\w-]+|[.#][\w-]+/g) ?? []).every((s) => {
    if (s.startsWith('.')) return classesOf(e).includes(s.slice(1));
    return s.startsWith('#') ? e.node.id === s.slice(1) : e.node.tag === s;
  });

const matches = (e: Element | undefined, steps: readonly string[]): boolean => {
  const own = steps.at(-1);
  if (own === undefined) return true;
  if (!e || !fits(e, own)) return false;
  const rest = steps.slice(0, -1);
  if (rest.at(-1) === '>') return matches(e.parent, rest.slice(0, -1));
  if (rest.length === 0) return true;
  for (let up = e.parent; up; up = up.parent) if (matches(up, rest)) return true;
  return false;
};

const elementOf = (n: Node, parent: Element | undefined): Element => {
  const children: Element[] = [];
  const classes = n.className.split(/\s+/);
  const element: Element = {
    node: n,
    classes,
    parent,
    children,
    get textContent() {
      return textOf(n);
    },
    classList: { contains: (name) => classes.includes(name) },
    getAttribute: (name) => (name === 'class' ? n.className : name === 'id' ? n.id : null),
    querySelector: (selector) => [...element.querySelectorAll(selector)][0] ?? null,
    querySelectorAll: (selector) => {
      const steps = selector.trim().split(/\s+/);
      return below(element).filter((e) => matches(e, steps));
    },
  };
  children.push(...n.children.map((c) => elementOf(c, element)));
  return element;
};

export const partOf = (n: Node): Part => elementOf(n, undefined);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const htmlOf = ({ tag, id, className, text, children }: Node): string =>
  `<${tag}${id ? ` id="${id}"` : ''} class="${className.replaceAll('"', '')}">${escaped(text)}${children.map(htmlOf).join('')}</${tag}>`;
