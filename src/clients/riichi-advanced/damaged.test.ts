// Pages of ours that show a table at play in a way that cannot be read: once the page stands still so, nothing told
// before may stand, and the table is back as soon as it can be read.

import { describe, expect, test } from 'vitest';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import { randomFrom } from '../../tiles/random.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { eventsIn, freshReader, tableIn } from './drive.fixture.ts';
import { playHands } from './model.fixture.ts';
import { pageOf } from './page.fixture.ts';
import { read } from './read.ts';
import { type Node, partOf } from './tree.fixture.ts';

/** The middle of a hand at play, and what follows it. */
const states = playHands(4, 1 as Seat, 1, randomFrom(7)).filter((s) => !s.model.screen);
const [PAGE, NEXT] = [12, 13].map((i) => pageOf(states[i]!.model)) as [Node, Node];

type Change = (n: Node) => Node | undefined;

/** Every node of a class changed; undefined: taken out. */
const withClass = (page: Node, name: string, change: Change): Node => ({
  ...page,
  children: page.children.flatMap((child) => {
    const inner = withClass(child, name, change);
    return child.className.split(' ').includes(name) ? (change(inner) ?? []) : inner;
  }),
});

const filled =
  (text: string): Change =>
  (n) => ({ ...n, text, children: [] });
const gone: Change = () => undefined;

/** The thread after each page has stood still. */
const threads = (...pages: readonly (Node | undefined)[]): readonly Thread[] => {
  const take = freshReader(4);
  const place = { players: 4 as Players, reds: [1, 1, 1], family: 'riichi' } as const;
  let thread: Thread = WAITING;
  return pages.map((page) => {
    const reports = [...take.take(page && read(partOf(page), place)), ...take.settle()];
    thread = eventsIn(reports).reduce(follow, thread);
    return thread;
  });
};
const statesOf = (...pages: readonly (Node | undefined)[]) => threads(...pages).map((t) => t.state);

const WORDS = ['', 'x', 'NaN', '-5', '1e20', '99999999999999999999', '0.5', 'constructor'];

const UNREADABLE: readonly (readonly [string, Node])[] = [
  ...['wind-marker', 'round-marker', 'score-counter', 'tiles-left'].flatMap((name) =>
    WORDS.filter((w) => !(w === '-5' && name === 'score-counter')).map(
      (word) => [`${name} "${word}"`, withClass(PAGE, name, filled(word))] as const,
    ),
  ),
  ['winds that do not go round', withClass(PAGE, 'wind-marker', filled('東'))],
  ['no wind markers', withClass(PAGE, 'wind-marker', gone)],
  ['no round marker', withClass(PAGE, 'round-marker', gone)],
  ['no scores', withClass(PAGE, 'score-counter', gone)],
  ['no number in the wall', withClass(PAGE, 'tiles-left', gone)],
  ['a wall longer than it was built', withClass(PAGE, 'tiles-left', filled('71'))],
  ['no seats', withClass(PAGE, 'direction', gone)],
  ['nobody on turn', withClass(PAGE, 'riichi-tray', (n) => ({ ...n, className: 'riichi-tray' }))],
  ['no indicators', withClass(PAGE, 'revealed-tiles', (n) => ({ ...n, children: [] }))],
  ['tiles of another set', withClass(PAGE, 'tile', (n) => ({ ...n, className: 'tile 9x' }))],
];

describe.each(UNREADABLE)('%s', (_, page) => {
  test('lost, and back when it can be read', () => {
    const all = threads(PAGE, page, page, NEXT);
    expect(all.map((t) => t.state)).toEqual(['reading', 'lost', 'lost', 'reading']);
    expect(all[1]).toMatchObject({ code: 'missed' });
    expect(tableIn(all[3]!)?.wall).toBe(states[13]!.model.wall);
  });

  test('from the beginning no table is told of it', () => {
    expect(statesOf(page, PAGE)).toEqual(['lost', 'reading']);
  });
});

test.each([
  ['the root', undefined],
  ['the compass', withClass(PAGE, 'compass', gone)],
  ['the own hand', withClass(PAGE, 'hand', gone)],
])('without %s the next table is waited for', (_, page) => {
  expect(statesOf(PAGE, page, page, PAGE)).toEqual(['reading', 'waiting', 'waiting', 'reading']);
});

test('gone for a moment, nothing is said of it', () => {
  const take = freshReader(4);
  const place = { players: 4, reds: [1, 1, 1], family: 'riichi' } as const;
  take.take(read(partOf(PAGE), place));
  take.settle();
  expect([take.take(undefined), take.waiting()]).toEqual([[], 'unsteady']);
  expect(eventsIn(take.take(read(partOf(NEXT), place))).map((e) => e.type)).toEqual(
    states[13]!.events.map((e) => e.type),
  );
  expect(take.settle()).toEqual([]);
});

test('left for another page, the table is left at once, and once', () => {
  const take = freshReader(4);
  take.take(read(partOf(PAGE), { players: 4, reds: [1, 1, 1], family: 'riichi' }));
  take.settle();
  expect(eventsIn(take.leave()).map((e) => e.type)).toEqual(['game']);
  expect(take.leave()).toEqual([]);
});

const SIGNS = ['東', '南', '西', '北'];
const TRANSLATIONS = [
  ['East', 'South', 'West', 'North'],
  ['东', '南', '西', '北'],
  ['동', '남', '서', '북'],
] as const;

test.each(TRANSLATIONS)('translated winds are read: %s %s %s %s', (...words) => {
  const translated = withClass(PAGE, 'wind-marker', (n) => ({
    ...n,
    text: words[SIGNS.indexOf(n.text.trim())] ?? n.text,
  }));
  const [before, after] = threads(PAGE, translated);
  expect(JSON.stringify(translated)).toContain(words[3]);
  expect(after).toBe(before);
});
