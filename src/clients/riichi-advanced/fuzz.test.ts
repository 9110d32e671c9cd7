// Pages broken at random: parts taken out, doubled, exchanged, renamed, filled with nonsense. Whatever the page shows, the
// reader does not throw, tells nothing from a table that cannot be, and finds back when the page is whole again.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import { randomFrom } from '../../tiles/random.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { isConsistent } from './consistent.ts';
import { eventsIn, freshReader, look, tableIn } from './drive.fixture.ts';
import { playHands, type State } from './model.fixture.ts';
import { pageOf } from './page.fixture.ts';
import { read } from './read.ts';
import { type Node, partOf } from './tree.fixture.ts';

const fold = (thread: Thread, events: readonly TableEvent[]): Thread => events.reduce(follow, thread);

const LOOKS = 20;
const RUNS = 500;

interface Break {
  readonly kind: 'remove' | 'double' | 'rename' | 'fill' | 'exchange' | 'empty';
  readonly at: number;
  readonly other: number;
  readonly word: string;
}

const WORDS = [
  'tile',
  'tile 5m',
  'tile 0p',
  'tile 1x',
  'tile 2x',
  'tile 03m',
  'tile 9z sideways',
  'tile 3s removed',
  'hand self',
  'pond kamicha',
  'calls',
  'call',
  'draws',
  'compass west',
  'direction east',
  'riichi-tray highlighted riichi',
  'game-modal-container',
  'score-counter relative',
  '',
  '-1',
  '70',
  '1e9',
  '東',
  'NaN',
  '99999999999999999999',
];

const breaks = fc.record({
  kind: fc.constantFrom<Break['kind'][]>('remove', 'double', 'rename', 'fill', 'exchange', 'empty'),
  at: fc.nat(400),
  other: fc.nat(400),
  word: fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 12 })),
});

const sizeOf = (n: Node): number => 1 + n.children.reduce((sum, c) => sum + sizeOf(c), 0);

const nodeAt = (n: Node, at: number): Node => {
  let left = at;
  const find = (m: Node): Node | undefined => {
    if (left-- === 0) return m;
    for (const c of m.children) {
      const found = find(c);
      if (found) return found;
    }
    return undefined;
  };
  return find(n) ?? n;
};

const changed = (n: Node, b: Break, other: Node): readonly Node[] => {
  switch (b.kind) {
    case 'remove':
      return [];
    case 'double':
      return [n, n];
    case 'rename':
      return [{ ...n, className: b.word }];
    case 'fill':
      return [{ ...n, text: b.word }];
    case 'exchange':
      return [other];
    case 'empty':
      return [{ ...n, children: [] }];
  }
};

/** The root itself stays: without it there is no page to read. */
const broken = (page: Node, b: Break): Node => {
  const size = sizeOf(page);
  const other = nodeAt(page, b.other % size);
  let left = 1 + (b.at % Math.max(1, size - 1));
  const go = (n: Node): readonly Node[] => {
    if (left-- === 0) return changed(n, b, other);
    return [{ ...n, children: n.children.flatMap(go) }];
  };
  return go(page)[0] ?? page;
};

const GAMES: readonly { readonly players: Players; readonly states: readonly State[] }[] = (
  [4, 3] as const
).map((players) => ({ players, states: playHands(players, 1 as Seat, 3, randomFrom(players)) }));

test(`${RUNS * LOOKS} broken pages`, { timeout: 600_000 }, () => {
  let told = 0;
  let whole = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...GAMES),
      fc.nat(10_000),
      fc.array(fc.tuple(fc.array(breaks, { maxLength: 3 }), fc.boolean()), {
        minLength: LOOKS,
        maxLength: LOOKS,
      }),
      ({ players, states }, from, looks) => {
        const reds = players === 3 ? ([0, 1, 1] as const) : ([1, 1, 1] as const);
        const take = freshReader(players);
        const first = from % (states.length - LOOKS - 1);
        let seen: Thread = WAITING;
        for (const [i, [list, still]] of looks.entries()) {
          const page = list.reduce(broken, pageOf(states[first + i]!.model));
          const found = read(partOf(page), { players, reds, family: 'riichi' });
          const reading = found && 'unread' in found ? undefined : found;
          const at = take.waiting();
          const now = eventsIn(take.take(found));
          if (reading && !reading.screen && !isConsistent(reading, reds)) expect(now).toEqual([]);
          const later = still ? eventsIn(take.settle()) : [];
          if (later.length > 0 && !(reading && isConsistent(reading, reds)))
            expect(later.map((e) => e.type)).toEqual([found ? 'missed' : 'game']);
          told += now.length + later.length;
          seen = fold(seen, [...now, ...later]);
          expect(['none', 'steady', 'unsteady']).toContain(at);
        }
        const last = states[first + LOOKS]!;
        seen = fold(seen, [...look(take, pageOf(last.model), players), ...eventsIn(take.settle())]);
        if (last.model.screen) return;
        whole += 1;
        const me = last.model.seats[last.model.me]!;
        const table = tableIn(seen);
        const own = table?.seats[last.model.me];
        if (table?.phase === 'over') return;
        expect(own?.drawn).toBe(me.draw);
        expect([...((own?.concealed as readonly number[]) ?? [])].sort()).toEqual([...me.hand].sort());
        expect(table?.wall).toBe(last.model.wall);
      },
    ),
    { numRuns: RUNS, seed: 7 },
  );
  expect(told).toBeGreaterThan(1000);
  expect(whole).toBeGreaterThan(RUNS / 2);
});
