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

const visitBelow = (e: Element, visit: (e: Element) => void): void => {
  for (const child of e.children) {
    visit(child);
    visitBelow(child, visit);
  }
};

const below = (e: Element): readonly Element[] => {
  const all: Element[] = [];
  visitBelow(e, (c) => all.push(c));
  return all;
};

type ByClass = ReadonlyMap<string, readonly Element[]>;

/** Those of each class, in the order of the page: nearly every selector ends in one. */
const indexOf = (e: Element): ByClass => {
  const index = new Map<string, Element[]>();
  visitBelow(e, (child) => {
    for (const name of child.classes) {
      const list = index.get(name);
      if (!list) index.set(name, [child]);
      else if (list.at(-1) !== child) list.push(child);
    }
  });
  return index;
};

interface Simple {
  readonly tag?: string;
  readonly id?: string;
  readonly classes: readonly string[];
  readonly child: boolean;
}

const simpleOf = (text: string, child: boolean): Simple => {
  const [, tag] = /^([\w-]+)/.exec(text) ?? [];
  const [, id] = /#([\w-]+)/.exec(text) ?? [];
  return {
    ...(tag !== undefined && { tag }),
    ...(id !== undefined && { id }),
    classes: [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!),
    child,
  };
};

/** From the first to the last; `child`: directly below the one before. */
const parsed = (selector: string): readonly Simple[] => {
  const words = selector.trim().split(/\s+/);
  return words.flatMap((word, i) => (word === '>' ? [] : [simpleOf(word, words[i - 1] === '>')]));
};

const selectors = new Map<string, readonly Simple[]>();

const stepsOf = (selector: string): readonly Simple[] => {
  const steps = selectors.get(selector) ?? parsed(selector);
  selectors.set(selector, steps);
  return steps;
};

const fits = (e: Element, { tag, id, classes }: Simple): boolean =>
  classes.every((name) => e.classes.includes(name)) &&
  (tag === undefined || e.node.tag === tag) &&
  (id === undefined || e.node.id === id);

const matches = (e: Element, steps: readonly Simple[], last: number): boolean => {
  const own = steps[last]!;
  if (!fits(e, own)) return false;
  if (last === 0) return true;
  if (own.child) return e.parent !== undefined && matches(e.parent, steps, last - 1);
  for (let up = e.parent; up; up = up.parent) if (matches(up, steps, last - 1)) return true;
  return false;
};

const lists = new Map<string, readonly string[]>();

const classesOf = (className: string): readonly string[] => {
  const list = lists.get(className) ?? className.split(/\s+/);
  lists.set(className, list);
  return list;
};

const elementOf = (n: Node, parent: Element | undefined): Element => {
  const children: Element[] = [];
  const classes = classesOf(n.className);
  let index: ByClass | undefined;
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
      const steps = stepsOf(selector);
      const [name] = steps.at(-1)!.classes;
      if (name !== undefined) index ??= indexOf(element);
      const among = name === undefined ? below(element) : (index!.get(name) ?? []);
      return among.filter((e) => matches(e, steps, steps.length - 1));
    },
  };
  for (const c of n.children) children.push(elementOf(c, element));
  return element;
};

export const partOf = (n: Node): Part => elementOf(n, undefined);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const htmlOf = ({ tag, id, className, text, children }: Node): string =>
  `<${tag}${id ? ` id="${id}"` : ''} class="${className.replaceAll('"', '')}">${escaped(text)}${children.map(htmlOf).join('')}</${tag}>`;
