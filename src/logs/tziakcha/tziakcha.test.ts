import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Tiles, wordOf } from '../../clients/tziakcha/server.fixture.ts';
import { type Id, tileOf } from '../../clients/tziakcha/tiles.ts';
import type { TableEvent } from '../../table/event.ts';
import { formatEvent } from '../../table/format-event.ts';
import { type Moment, playOf } from '../../table/mcr-play.fixture.ts';
import { replay } from '../../table/replay.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { readTziakcha, readTziakchaText } from './tziakcha.ts';

/** The order in which the tiles of the wall were dealt: rounds of four, one each, and the dealer's first. */
const dealOrder = (hands: readonly (readonly Id[])[]): readonly Id[] => {
  const order: Id[] = [];
  for (let round = 0; round < 3; round++) {
    for (const hand of hands) order.push(...hand.slice(4 * round, 4 * round + 4));
  }
  return [...order, ...hands.map((hand) => hand[12]!), hands[0]![13]!];
};

/** Broken at nought: eight steps round the wall for the dice, and the rest of the wall behind. */
const DICE = [1, 1, 1, 1];
const BREAK = ((12 - (1 + 1 - 1)) % 4) * 36 + 4 * 2;

const wallOf = (front: readonly Id[]): string => {
  const rest = Array.from({ length: 144 }, (_, id) => id).filter((id) => !front.includes(id));
  const drawn = [...front, ...rest];
  const wall = Array.from({ length: 144 }, (_, at) => drawn[(at - BREAK + 144) % 144]!);
  return wall.map((id) => id.toString(16).padStart(2, '0')).join('');
};

interface Written {
  readonly a: readonly (readonly [number, number, number])[];
  readonly front: readonly Id[];
  /** The physical tiles, as they are at the end. */
  readonly tiles: Tiles;
}

/** A hand as the service writes it down. */
const written = (moments: readonly Moment[]): Written => {
  const tiles = new Tiles();
  const a: [number, number, number][] = [];
  const [{ event: deal }, { event: first }] = moments as [Moment, Moment];
  if (deal.type !== 'deal' || first.type !== 'draw') throw new Error('a deal and a draw');
  const hands = deal.hands.map((hand, seat) => {
    const all = [...(typeof hand === 'number' ? [] : hand), ...(seat === 0 ? [first.tile!] : [])];
    return all.map((tile) => tiles.take(seat as Seat, tile));
  });
  const front = [...dealOrder(hands)];
  const add = (seat: Seat, type: number, data: number) => a.push([(seat << 4) | type, data, a.length]);
  let thrown = false;
  for (const [at, { event }] of moments.entries()) {
    const [before, next] = [moments[at - 1]?.event, moments[at + 1]?.event];
    if (at < 2) continue;
    if (event.type === 'draw' && !(before?.type === 'aside' && !before.dealt)) {
      const back = event.replacement === true;
      const id = tiles.draw(event.seat, event.tile!);
      if (!back) front.push(id);
      add(event.seat, 7, id | (back ? 256 : 0));
    }
    if (event.type === 'aside') {
      const flower = tiles.give(event.seat, event.tile);
      const replacement = event.dealt?.replacement ?? (next?.type === 'draw' ? next.tile! : 'hidden');
      if (replacement === 'hidden') continue;
      const id = event.dealt ? tiles.take(event.seat, replacement) : tiles.draw(event.seat, replacement);
      add(event.seat, 1, id | ((flower - 136) << 8) | 0x1000);
    }
    if (event.type === 'discard') {
      const id = tiles.give(event.seat, event.tile, thrown ? event.drawn : undefined);
      add(event.seat, 2, id | (thrown && event.drawn ? 0 : 256));
      add(((event.seat + 2) % 4) as Seat, 8, 0);
      thrown = true;
    }
    if (event.type === 'meld') {
      const { meld, seat } = event;
      for (const tile of meld.type === 'addedKan' ? [meld.added] : meld.own) tiles.give(seat, tile);
      const type = meld.type === 'chi' ? 3 : meld.type === 'pon' ? 4 : 5;
      if (meld.type !== 'closedKan') add(((seat + 1) % 4) as Seat, 3, 0);
      add(seat, type, wordOf(meld, seat));
    }
  }
  return { a, front, tiles };
};

const stepOf = (moments: readonly Moment[], withWall: boolean) => {
  const { a, front, tiles } = written(moments);
  const won = moments.map((m) => m.event).find((e) => e.type === 'win');
  const y: unknown[] = [{}, {}, {}, {}];
  if (won) {
    const held = (won.hand ?? []).map((tile) => tiles.give(won.seat, tile));
    const last = won.from === undefined ? tiles.give(won.seat, won.tile) : idsOf(won.tile)[0]!;
    const shown = [...held, last];
    y[won.seat] = { f: 8, h: { p: [], s: shown }, t: { 45: 8 } };
  }
  return {
    ...(withWall ? { w: wallOf(front) } : {}),
    d: DICE.reduce((word, die, i) => word | (die << (4 * i)), 0),
    i: 10,
    g: { l: 8, b: 8, n: 16 },
    p: ['A', 'B', 'C', 'D'].map((n, i) => ({ n, s: 10 * i - 15 })),
    a,
    b: won ? (1 << won.seat) | (1 << (4 + (won.from ?? won.seat))) : 0,
    s: won?.payments ?? [0, 0, 0, 0],
    y,
  };
};

const idsOf = (tile: Tile): readonly Id[] =>
  Array.from({ length: 144 }, (_, id) => id).filter((id) => tileOf(id) === tile);

const seed = fc.integer({ min: 0, max: 1 << 30 });

const line = (event: TableEvent): string => {
  if (event.type === 'draw') return `draw ${event.seat} ${event.tile}`;
  return event.type === 'discard' && event.drawn === undefined
    ? `discard ${event.seat} ${event.tile}`
    : formatEvent(event);
};

/** The first discard is never marked. */
const unmarked = (events: readonly TableEvent[]): readonly TableEvent[] => {
  const first = events.findIndex((e) => e.type === 'discard');
  return events.map((e, i) => {
    if (i !== first || e.type !== 'discard') return e;
    const { drawn: _, ...rest } = e;
    return rest;
  });
};

const bare = (events: readonly TableEvent[]) =>
  unmarked(events)
    .slice(1)
    .map((e) => (e.type === 'win' && e.hand ? { ...e, hand: e.hand.toSorted((a, b) => a - b) } : e))
    .map(line);

describe('records written from hands played at random', () => {
  test('with their wall every event comes back', () => {
    fc.assert(
      fc.property(seed, (s) => {
        const moments = playOf(s, 10);
        const { game, error } = readTziakcha({ step: stepOf(moments, true) });
        const [hand] = game.hands;
        expect(error).toBeUndefined();
        expect(hand!.events[0]).toMatchObject({
          type: 'deal',
          round: { wind: 'west', number: 2, scores: [-15, -5, 5, 15] },
        });
        expect(bare(hand!.events)).toEqual(bare(moments.map((m) => m.event)));
        expect(replay(hand!.events, game.game).error).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  test('without it, or with another, the hands are hidden and it follows all the same', () => {
    fc.assert(
      fc.property(seed, fc.boolean(), (s, wrong) => {
        const step = stepOf(playOf(s, 10), wrong);
        const { game } = readTziakcha(wrong ? { ...step, d: 0x6666 } : step);
        const { tables, error } = replay(game.hands[0]!.events, game.game);
        expect([error, tables.at(-1)?.phase, typeof tables[0]!.seats[0]!.concealed]).toEqual([
          undefined,
          'over',
          'number',
        ]);
      }),
      { numRuns: 60 },
    );
  });

  test('packed as the service sends it, several as one game', () => {
    const steps = [3, 4].map((s) => stepOf(playOf(s, 10), true));
    const packed = steps.map((step) => {
      const script = Buffer.from(zlibSync(new TextEncoder().encode(JSON.stringify(step)))).toString('base64');
      return { id: 'x', script };
    });
    expect(readTziakchaText(JSON.stringify(packed))).toEqual(readTziakcha(steps));
    expect(readTziakcha(packed).game.names).toEqual(['A', 'B', 'C', 'D']);
  });
});

test('a false win that ends the hand, and what is damaged', () => {
  const step = stepOf(playOf(5, 10), true);
  const cut = { ...step, a: step.a.slice(0, 12), b: 0x200, s: [10, -30, 10, 10] };
  const end = (value: unknown) => readTziakcha(value).game.hands[0]?.events.at(-1);
  expect(end({ ...cut, a: [...cut.a, [0x16, 0, 0]] })).toEqual({
    type: 'end',
    ending: 'unknown',
    payments: [10, -30, 10, 10],
  });
  expect(readTziakcha({ ...step, a: [...step.a, [2, 250, 0]] }).error).toMatchObject({
    code: 'damaged',
    hand: 0,
  });
  expect(readTziakcha({ ...step, a: [['x']] }).error).toMatchObject({ code: 'damaged' });
  expect(readTziakcha([step, {}]).error).toMatchObject({ code: 'notThisLog', hand: 1 });
  expect(
    ['', '{}', 'null', '{"script":"AAAA"}', '{"script":"$"}'].map((t) => readTziakchaText(t).error?.code),
  ).toEqual(Array(5).fill('notThisLog'));
});

test('anything at all is read without a throw', () => {
  const step = stepOf(playOf(5, 10), true);
  const keys = Object.keys(step);
  fc.assert(
    fc.property(fc.nat(), fc.jsonValue(), (at, value) => {
      const { game } = readTziakcha({ ...step, [keys[at % keys.length]!]: value });
      for (const hand of game.hands) replay(hand.events, game.game);
    }),
  );
  fc.assert(fc.property(fc.anything(), (value) => void readTziakcha(value)));
});
