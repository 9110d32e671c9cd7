// Facts of one hand of a log, after our table has followed it event by event.

import { roomOptions } from '../../src/analysis/chosen-rules.ts';
import { claimWin, drawWin, situationOf } from '../../src/analysis/situation.ts';
import { type LoggedHand, withSeat } from '../../src/logs/log.ts';
import { isRefused, type RiichiScore, score } from '../../src/rules/riichi/score.ts';
import type { Situation, Win } from '../../src/rules/rules.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { replay } from '../../src/table/replay.ts';
import type { Table } from '../../src/table/table.ts';
import type { Game } from '../../src/table/thread.ts';
import { formatHand, formatTile } from '../../src/tiles/notation.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import type { Fields } from './field-case.ts';
import { meldFact, riverFact } from './field-facts.ts';
import { yakuNumber } from './riichi-yaku.ts';

type WinEvent = Extract<TableEvent, { type: 'win' }>;

/** Every table of the hand, as one seat reads it. Throws where our table does not follow: then no fact holds. */
export const tablesOf = (hand: LoggedHand, game: Game, me: Seat = 0): readonly Table[] => {
  const { tables, error } = replay(withSeat(hand.events, me), game);
  if (error) throw new Error(`event ${error.at} does not follow: ${error.code}, ${error.detail}`);
  return tables;
};

export const flagsOf = (s: Situation, win: Win): readonly string[] => {
  const flags: readonly (readonly [string, boolean])[] = [
    ['riichi', s.riichi === 'riichi'],
    ['doubleRiichi', s.riichi === 'double'],
    ['ippatsu', s.ippatsu],
    ['rinshan', win.by === 'replacement'],
    ['chankan', win.by === 'addedKan'],
    ['haitei', win.from === undefined && win.last],
    ['houtei', win.from !== undefined && win.last],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
};

const numbersOf = (items: readonly { readonly id: string }[], s: Situation): readonly number[] =>
  items.map(({ id }) => yakuNumber(id, s)).sort((a, b) => a - b);

interface Won {
  readonly event: WinEvent;
  readonly s: Situation;
  readonly win: Win;
  readonly score: RiichiScore;
}

/** A win of the log as our own rules see it, at the table just before. */
const wonBy = (hand: LoggedHand, game: Game, event: WinEvent): Won => {
  const { seat, tile, stated } = event;
  const tables = tablesOf(hand, game, seat);
  const at = hand.events.indexOf(event);
  const table = tables[at - 1]!;
  const mine = table.seats[seat]!;
  const concealed = typeof mine.concealed === 'number' ? [] : mine.concealed;
  const s: Situation = {
    ...situationOf(table, { concealed, melds: mine.melds }),
    ...(stated?.ura ? { ura: stated.ura } : {}),
  };
  const win = event.from === undefined ? drawWin(table, tile) : claimWin(table, table.claimable!);
  const value = score(s, win, roomOptions(game.rules));
  if (isRefused(value)) throw new Error(`our rules refuse the win: ${value}`);
  return { event, s, win, score: value };
};

const winFact = ({ event, s, win, score: value }: Won): Fields => ({
  type: event.from === undefined ? 'tsumo' : 'ron',
  seat: event.seat,
  fromSeat: event.from ?? event.seat,
  flags: flagsOf(s, win),
  yaku: numbersOf(
    value.yaku.filter((y) => !['dora', 'ura', 'aka', 'north'].includes(y.id)),
    s,
  ),
  yakuman: numbersOf(value.yakuman, s),
  han: value.han,
  fu: value.fu,
  points: value.points,
  deltas: value.deltas,
  ...(value.liable ? { paoSeat: value.liable.seat } : {}),
});

const winsOf = ({ events }: LoggedHand): readonly WinEvent[] => events.filter((e) => e.type === 'win');

/** Our own score of the first win; of the others honba and sticks are none, so what the log paid is taken. */
export const winFacts = (hand: LoggedHand, game: Game): readonly Fields[] =>
  winsOf(hand).map((event, i) => {
    const fact = winFact(wonBy(hand, game, event));
    return i === 0 ? fact : { ...fact, deltas: event.payments };
  });

export const sharesFact = (hand: LoggedHand, game: Game): Fields | undefined => {
  const [event] = winsOf(hand);
  return event && { ...wonBy(hand, game, event).score.shares };
};

const LIMITS = ['', 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'];

/** As Tenhou's `ten` has them. */
export const tenFact = (hand: LoggedHand, game: Game): Fields | undefined => {
  const [event] = winsOf(hand);
  if (!event) return undefined;
  const { fu, points, limit } = wonBy(hand, game, event).score;
  return { fu, points, limit: LIMITS.indexOf(limit ?? '') };
};

const bySeat = (table: Table, of: (seat: Table['seats'][number]) => unknown): Fields =>
  Object.fromEntries(table.seats.map((state, seat) => [String(seat), of(state)]));

const riichiFact = ({ river, doubleRiichi }: Table['seats'][number]): Fields => ({
  riverIndex: river.findIndex((d) => d.riichi),
  doubleRiichi,
});

/** The indicators once nothing but indicators followed the event. */
const indicatorsAfter = (hand: LoggedHand, tables: readonly Table[], at: number): readonly string[] => {
  let last = at;
  while (hand.events[last + 1]?.type === 'indicator') last++;
  return tables[last]!.indicators.map(formatTile);
};

const STEPS: Readonly<Record<string, (events: readonly TableEvent[]) => number>> = {
  'after added kan': (events) => events.findIndex((e) => e.type === 'meld' && e.meld.type === 'addedKan'),
  'after its replacement draw': (events) => events.findIndex((e) => e.type === 'draw' && e.replacement),
  'after closed kan': (events) => events.findIndex((e) => e.type === 'meld' && e.meld.type === 'closedKan'),
};

const indicatorsByStep = (hand: LoggedHand, tables: readonly Table[]): Fields =>
  Object.fromEntries(
    Object.entries(STEPS).flatMap(([name, find]) => {
      const at = find(hand.events);
      return at < 0 ? [] : [[name, indicatorsAfter(hand, tables, at)]];
    }),
  );

/** Where the hand stands at its end, payments not yet made. */
export const tableFacts = (hand: LoggedHand, game: Game): Fields => {
  const tables = tablesOf(hand, game);
  const table = tables.at(-1)!;
  const hands = table.seats.map(({ concealed }, seat): readonly [string, unknown] => [
    `hand${seat}`,
    typeof concealed === 'number' ? undefined : formatHand(concealed),
  ]);
  const scores = table.seats.map((s) => s.score);
  const indicators = table.indicators.map(formatTile);
  return {
    complete: hand.complete,
    rivers: bySeat(table, (s) => s.river.map(riverFact)),
    melds: bySeat(table, (s) => s.melds.map(meldFact)),
    riichi: bySeat(table, riichiFact),
    ...Object.fromEntries(hands),
    scores,
    scoresBeforeWin: scores,
    scoresAfter: scores.map((n, seat) => n + (table.result?.payments?.[seat] ?? 0)),
    sticksNow: table.riichiSticks,
    doraIndicators: indicators,
    doraAtWin: indicators,
    doraIndicatorsByStep: indicatorsByStep(hand, tables),
    firstDrawIsReplacement: hand.events.find((e) => e.type === 'draw')?.replacement === true,
  };
};
