import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOf } from '../../clients/salasasa/server.fixture.ts';
import type { TableEvent } from '../../table/event.ts';
import { formatEvent } from '../../table/format-event.ts';
import { type Moment, playOf } from '../../table/mcr-play.fixture.ts';
import { replay } from '../../table/replay.ts';
import { turnsBetween } from '../../tiles/seat.ts';
import { readSalasasa, readSalasasaText } from './salasasa.ts';

type Tick = readonly unknown[];

const RON = ['', 'hu_first', 'hu_second', 'hu_third'];

/** What an event is in a record; early ones are shorter. */
const ticksOf = (event: TableEvent, before: TableEvent | undefined, isFirst: boolean): readonly Tick[] => {
  switch (event.type) {
    case 'draw': {
      const name = before?.type === 'aside' && !before.dealt ? 'bd' : before?.type === 'meld' ? 'gd' : 'd';
      return [[name, numberOf(event.tile!)]];
    }
    case 'discard':
      return [['c', numberOf(event.tile), event.drawn && !isFirst ? 'T' : 'F']];
    case 'aside': {
      const bh = ['bh', numberOf(event.tile), event.seat, 'F'];
      return event.dealt ? [bh, ['bd', numberOf(event.dealt.replacement as never), event.seat]] : [bh];
    }
    case 'meld': {
      const { meld, seat } = event;
      if (meld.type === 'closedKan') return [['ag', numberOf(meld.own[0]!), 'F']];
      if (meld.type === 'addedKan') return [['jg', numberOf(meld.added), 'T']];
      const lower = meld.own.filter((tile) => tile < meld.called).length;
      const name = meld.type === 'pon' ? 'p' : meld.type === 'openKan' ? 'g' : ['cr', 'cm', 'cl'][lower]!;
      return [
        ['ca', name],
        [name, numberOf(meld.called), seat, ...meld.own.map(numberOf)],
      ];
    }
    case 'win': {
      const how = event.from === undefined ? 'hu_self' : RON[turnsBetween(event.from, event.seat, 4)];
      return [[how, event.seat, 8, ['无番和'], event.payments]];
    }
    case 'end':
      return event.ending === 'win' ? [['end']] : [['liuju'], ['end']];
    default:
      return [];
  }
};

const roundOf = (moments: readonly Moment[], current: number, more = {}) => {
  const [{ event: deal }, { event: first }] = moments as [Moment, Moment];
  if (deal.type !== 'deal' || first.type !== 'draw') throw new Error('a deal and a draw');
  const hands = deal.hands.map((hand, seat) => [
    ...(typeof hand === 'number' ? [] : hand),
    ...(seat === 0 ? [first.tile!] : []),
  ]);
  const dealer = moments.findIndex((m) => m.event.type === 'discard');
  return {
    current_round: current,
    ...Object.fromEntries(hands.map((hand, seat) => [`p${seat}_tiles`, hand.map(numberOf)])),
    action_ticks: moments.flatMap(({ event }, at) =>
      at < 2 ? [] : ticksOf(event, moments[at - 1]?.event, at === dealer),
    ),
    ...more,
  };
};

const recordOf = (...rounds: readonly unknown[]) => ({
  game_title: {
    rule: 'guobiao',
    sub_rule: 'guobiao/standard',
    p0_name: 'A',
    p1_name: 'B',
    p2_name: 'C',
    p3_name: 'D',
  },
  game_round: Object.fromEntries(rounds.map((round, i) => [`round_index_${i + 1}`, round])),
});

/** The first discard is never marked; a record does not show the winner's hand. */
const lines = (events: readonly TableEvent[]): readonly string[] => {
  const first = events.findIndex((e) => e.type === 'discard');
  return events.map((e, i) => {
    if (i === first && e.type === 'discard') return `discard ${e.seat} ${e.tile}`;
    if (e.type === 'draw') return `draw ${e.seat} ${e.tile}`;
    if (e.type === 'meld' && e.meld.type === 'addedKan') return `added ${e.seat} ${e.meld.added}`;
    if (e.type !== 'win') return formatEvent(e);
    const { hand: _, ...rest } = e;
    return formatEvent(rest);
  });
};

test('records written from hands played at random: every event comes back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1 << 30 }), (seed) => {
      const moments = playOf(seed, 0);
      const { game, error } = readSalasasa(recordOf(roundOf(moments, 1, { seats: [0, 1, 2, 3] })));
      expect(error).toBeUndefined();
      expect(lines(game.hands[0]!.events)).toEqual(lines(moments.map((m) => m.event)));
      expect(replay(game.hands[0]!.events, game.game).error).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

const deals = (record: unknown) =>
  readSalasasa(record).game.hands.flatMap(({ events }) =>
    events[0]?.type === 'deal' ? [events[0].round.scores] : [],
  );
const WON = playOf(1).slice(0, 2);
/** East wins at once from its 14 tiles. */
const wonRound = (current: number, changes: readonly number[], more = {}) => ({
  ...roundOf(WON, current),
  action_ticks: [['hu_self', 0, 8, ['无番和'], changes]],
  ...more,
});

test('changes by the chairs of the hand, or, in early records, of the first hand', () => {
  const today = [
    wonRound(1, [48, -16, -16, -16], { seats: [0, 1, 2, 3] }),
    wonRound(2, [48, -16, -16, -16], { seats: [3, 0, 1, 2] }),
    wonRound(3, [48, -16, -16, -16], { seats: [2, 3, 0, 1] }),
  ];
  const early = [
    wonRound(1, [48, -16, -16, -16]),
    wonRound(2, [-16, 48, -16, -16]),
    wonRound(3, [-16, -16, 48, -16]),
  ];
  // South of the first hand is East of the second.
  const expected = [
    [0, 0, 0, 0],
    [-16, -16, -16, 48],
    [-32, -32, 32, 32],
  ];
  expect(deals(recordOf(...today))).toEqual(expected);
  expect(deals(recordOf(...early))).toEqual(expected);
});

test('a false win is paid for, and the hand goes on', () => {
  const moments = playOf(3);
  const round = roundOf(moments, 1, { seats: [0, 1, 2, 3] });
  const foul = ['hu_self', 0, 5, ['平和', '错和'], [-30, 10, 10, 10]];
  const withFoul = { ...round, action_ticks: [foul, ...round.action_ticks] };
  const [plain, fouled] = [round, withFoul].map((r) => readSalasasa(recordOf(r)).game.hands[0]!.events);
  expect(fouled).toEqual(plain);
  const next = wonRound(2, [48, -16, -16, -16], { seats: [3, 0, 1, 2] });
  const [before, after] = [round, withFoul].map((r) => deals(recordOf(r, next))[1]!);
  expect(after!.map((score, i) => score - before![i]!)).toEqual([10, 10, 10, -30]);
});

test('other rules, cut short, damaged', () => {
  const round = roundOf(playOf(3), 1);
  const other = recordOf(round);
  expect(readSalasasa({ ...other, game_title: { rule: 'riichi' } }).error).toMatchObject({
    code: 'notThisLog',
  });
  expect(
    readSalasasa({ ...other, game_title: { rule: 'guobiao', sub_rule: 'guobiao/lanshi' } }).game.game.rules,
  ).toMatchObject({
    unsupported: ['guobiao/lanshi'],
  });
  const cut = { ...round, action_ticks: round.action_ticks.slice(0, 9) };
  expect(readSalasasa(recordOf(cut)).error).toMatchObject({ code: 'cutShort', hand: 0 });
  const strange = { ...round, action_ticks: [['zz', 1], ...round.action_ticks] };
  expect(readSalasasa(recordOf(round, strange)).error).toMatchObject({ code: 'damaged', hand: 1 });
  expect(readSalasasa(recordOf({ ...round, p1_tiles: [1] })).error).toMatchObject({ code: 'damaged' });
  expect(['', '{}', '[]', 'null'].map((text) => readSalasasaText(text).error?.code)).toEqual(
    Array(4).fill('notThisLog'),
  );
});

test('anything at all is read without a throw', () => {
  const round: Readonly<Record<string, unknown>> = roundOf(playOf(3), 1);
  const keys = Object.keys(round);
  const ticks = round.action_ticks as readonly unknown[];
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.jsonValue(), (at, place, value) => {
      const changed = ticks.map((tick, i) => (i === place % ticks.length ? value : tick));
      for (const r of [
        { ...round, [keys[at % keys.length]!]: value },
        { ...round, action_ticks: changed },
      ]) {
        const { game } = readSalasasa(recordOf(r));
        for (const hand of game.hands) replay(hand.events, game.game);
      }
    }),
  );
  fc.assert(fc.property(fc.anything(), (value) => void readSalasasa(value)));
});
