// Pages for tests, without a browser: well-formed markup in, parts out, found by the selectors that this client uses
// (tags, classes, ids, `>` and descent).

import type { Part } from '../board/part.ts';

interface Element extends Part {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  readonly text: string[];
  parent: Element | undefined;
}

const VOID = new Set(['img', 'br']);

const classesOf = (e: Element): readonly string[] => (e.attributes.class ?? '').split(/\s+/).filter(Boolean);

const below = (e: Element): readonly Element[] => e.children.flatMap((c) => [c, ...below(c)]);

const fits = (e: Element, simple: string): boolean =>
  (simple.match(/^[\w-]+|[.#][\w-]+/g) ?? []).every((s) => {
    if (s.startsWith('.')) return classesOf(e).includes(s.slice(1));
    return s.startsWith('#') ? e.attributes.id === s.slice(1) : e.tag === s;
  });

/** `parts`: simple selectors and `>`, the last one is `e`'s own. */
const matches = (e: Element | undefined, parts: readonly string[]): boolean => {
  const own = parts.at(-1);
  if (own === undefined) return true;
  if (!e || !fits(e, own)) return false;
  const rest = parts.slice(0, -1);
  if (rest.at(-1) === '>') return matches(e.parent, rest.slice(0, -1));
  if (rest.length === 0) return true;
  for (let up = e.parent; up; up = up.parent) if (matches(up, rest)) return true;
  return false;
};

const makeElement = (tag: string, attributes: Readonly<Record<string, string>>): Element => {
  const element: Element = {
    tag,
    attributes,
    children: [],
    text: [],
    parent: undefined,
    get textContent() {
      return element.text.join('') + element.children.map((c) => c.textContent ?? '').join('');
    },
    classList: { contains: (name) => classesOf(element).includes(name) },
    getAttribute: (name) => attributes[name] ?? null,
    querySelector: (selector) => element.querySelectorAll(selector)[Symbol.iterator]().next().value ?? null,
    querySelectorAll: (selector) => below(element).filter((e) => matches(e, selector.split(/\s+/))),
  };
  return element;
};

const attributesIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

/** The root holds what the markup says. */
export const parseMarkup = (markup: string): Part => {
  const root = makeElement('root', {});
  let open = root;
  for (const [, close, tag, attributes, text] of markup.matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) open.text.push(text);
    else if (close) open = open.parent ?? root;
    else {
      const element = makeElement(tag!, attributesIn(attributes ?? ''));
      element.parent = open;
      open.children.push(element);
      if (!VOID.has(tag!)) open = element;
    }
  }
  return root;
};
