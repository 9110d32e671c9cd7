// Files on their way in: one is read, the others wait; each has a result of its own.

import type { Given, Taken } from '../host.ts';

export type Item = { readonly key: number; readonly name: string } & (
  | { readonly state: 'waiting'; readonly given: Given }
  | { readonly state: 'reading' | 'stopped' | 'broke' }
  | { readonly state: 'read'; readonly taken: Taken }
);

export type Queue = readonly Item[];

export const EMPTY: Queue = [];

const isUnread = ({ state }: Item): boolean => state === 'waiting' || state === 'reading';

export const isBusy = (queue: Queue): boolean => queue.some(isUnread);

const keyAfter = (queue: Queue): number => queue.reduce((most, { key }) => Math.max(most, key), -1) + 1;

const waiting =
  (first: number) =>
  (given: Given, i: number): Item => ({ key: first + i, name: given.name, state: 'waiting', given });

/** Behind what waits; a list that was read to its end makes way for the new one. */
export const queued = (queue: Queue, files: readonly Given[]): Queue => {
  const before = isBusy(queue) ? queue : EMPTY;
  return [...before, ...files.map(waiting(keyAfter(queue)))];
};

const withItem = (queue: Queue, item: Item): Queue =>
  queue.map((other) => (other.key === item.key ? item : other));

export const nextOf = (queue: Queue): Extract<Item, { state: 'waiting' }> | undefined =>
  queue.find((item) => item.state === 'waiting');

export const beginning = (queue: Queue, { key, name }: Item): Queue =>
  withItem(queue, { key, name, state: 'reading' });

/** The files of an archive wait in its place. */
const opened = (queue: Queue, key: number, within: readonly Given[]): Queue => {
  const at = queue.findIndex((item) => item.key === key);
  return [...queue.slice(0, at), ...within.map(waiting(keyAfter(queue))), ...queue.slice(at + 1)];
};

/** `taken` absent: whoever reads broke. What was stopped meanwhile stays stopped. */
export const finished = (queue: Queue, { key, name }: Item, taken: Taken | undefined): Queue => {
  if (queue.find((item) => item.key === key)?.state !== 'reading') return queue;
  if (taken?.within) return opened(queue, key, taken.within);
  return withItem(queue, taken ? { key, name, state: 'read', taken } : { key, name, state: 'broke' });
};

export const stopped = (queue: Queue): Queue =>
  queue.map((item): Item => {
    const { key, name } = item;
    return isUnread(item) ? { key, name, state: 'stopped' } : item;
  });

export interface Sum {
  readonly done: number;
  readonly added: number;
  readonly grown: number;
  readonly joined: number;
  readonly known: number;
  readonly faulty: number;
  readonly stopped: number;
}

const isDone = ({ state }: Item): boolean => state === 'read' || state === 'broke';

const isFaulty = (item: Item): boolean =>
  item.state === 'broke' || (item.state === 'read' && item.taken.error !== undefined);

export const sumOf = (items: Queue): Sum => {
  const takens = items.flatMap((item) => (item.state === 'read' ? [item.taken] : []));
  const total = (what: keyof Taken['kept']): number => takens.reduce((sum, { kept }) => sum + kept[what], 0);
  return {
    done: items.filter(isDone).length,
    added: total('added'),
    grown: total('grown'),
    joined: total('joined'),
    known: total('known'),
    faulty: items.filter(isFaulty).length,
    stopped: items.filter(({ state }) => state === 'stopped').length,
  };
};

/** What went wrong first, so that nobody has to look for it. */
export const inOrder = (items: Queue): readonly Item[] => [
  ...items.filter(isFaulty),
  ...items.filter((item) => !isFaulty(item)),
];
