// Field cases of streams: after some message a reader must hold certain facts, or say that it does not.

import { roomOptions } from '../../src/analysis/chosen-rules.ts';
import { restingSituation } from '../../src/analysis/furiten.ts';
import { offersOf } from '../../src/analysis/offers.ts';
import { decoder } from '../../src/clients/tenhou/decode.ts';
import { furiten } from '../../src/rules/riichi/furiten.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { formatHand, formatTile } from '../../src/tiles/notation.ts';
import { type Seat, seatWindOf } from '../../src/tiles/seat.ts';
import { plainTile, WINDS } from '../../src/tiles/tile.ts';
import { type Answerer, type FieldCase, type Fields, inputOf } from './field-case.ts';
import { meldFact, riverFact } from './field-facts.ts';
import { majsoulThreads } from './field-majsoul.ts';
import { mjaiFacts, mjaiThreads } from './field-mjai.ts';
import { anything, fields, listOf, number, optional, shaped, text } from './shape.ts';

const optionsOf = (table: Table) => roomOptions(table.rules);

const heldTiles = ({ concealed, drawn }: SeatState): string | undefined =>
  typeof concealed === 'number'
    ? undefined
    : formatHand([...concealed, ...(drawn === undefined || drawn === 'hidden' ? [] : [drawn])]);

/** As the data lists them. */
const FURITEN_ORDER = ['discard', 'temporary', 'riichi'] as const;

/** Facts of one seat, under the data's `name.seat`. */
const SEAT_FACTS: Readonly<Record<string, (table: Table, seat: Seat) => unknown>> = {
  hand: (table, seat) => heldTiles(table.seats[seat]!),
  melds: (table, seat) => table.seats[seat]!.melds.map(meldFact),
  river: (table, seat) => table.seats[seat]!.river.map(riverFact),
  riichi: (table, seat) => table.seats[seat]!.riichi === 'accepted',
  doubleRiichi: (table, seat) => table.seats[seat]!.doubleRiichi,
  ippatsu: (table, seat) => table.seats[seat]!.ippatsu,
  kita: (table, seat) => table.seats[seat]!.aside.length,
  furitenBy: (table, seat) => {
    const s = seat === table.me ? restingSituation(table) : undefined;
    // Before the tile on the table has been passed.
    const types = s && furiten(s, waitsOf(s), optionsOf(table)).map((f) => f.type);
    return types && FURITEN_ORDER.filter((type) => types.includes(type));
  },
  waits: (table, seat) => {
    const { concealed, melds } = table.seats[seat]!;
    return typeof concealed === 'number'
      ? undefined
      : waitsOf({ concealed, melds }).map((k) => formatTile(plainTile(k)));
  },
};

const TABLE_FACTS: Readonly<Record<string, (table: Table) => unknown>> = {
  absoluteSeat: (table) => table.me,
  hand: (table) => heldTiles(table.seats[table.me]!),
  ownWind: ({ me, round }) => 'ESWN'[WINDS.indexOf(seatWindOf(me, round.dealer, round.players))],
  doraIndicators: (table) => table.indicators.map(formatTile),
  tilesLeft: (table) => table.wall,
  sticksAtStart: (table) => table.round.riichiSticks,
  sticksNow: (table) => table.riichiSticks,
  callsOffered: (table) => offersOf(table, optionsOf(table)).filter((o) => ['chi', 'pon', 'kan'].includes(o)),
  ronOffered: (table) => offersOf(table, optionsOf(table)).includes('ron'),
};

const isTrusted = (thread: Thread): boolean =>
  thread.state === 'reading' && thread.table.unknown.length === 0;

const factOf = (thread: Thread, name: string): unknown => {
  if (name === 'stateTrusted') return isTrusted(thread);
  if (thread.state !== 'reading') return undefined;
  const [what = '', seat] = name.split('.');
  return seat === undefined
    ? TABLE_FACTS[what]?.(thread.table)
    : SEAT_FACTS[what]?.(thread.table, Number(seat) as Seat);
};

const factsFor = (thread: Thread, expected: Fields): Fields =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, factOf(thread, name)]));

/** The thread after each frame. */
const threadsOf = (frames: readonly unknown[]): readonly Thread[] => {
  const decode = decoder();
  let thread = WAITING;
  return frames.map((frame) => {
    for (const report of decode(JSON.stringify(frame))) {
      if (report.type === 'events') for (const event of report.events) thread = follow(thread, event);
    }
    return thread;
  });
};

interface Check {
  readonly after: number;
}

const FORMAT = fields<{ readonly format: string }>({ format: text });
const FRAMES = fields<{ readonly frames: readonly unknown[] }>({ frames: listOf(anything) });
const CHECKS = fields<{ readonly checks?: readonly Check[] }>({
  checks: optional(listOf(fields<Check>({ after: number }))),
});

/** The thread after each message, by the case's format. */
const FORMATS: Readonly<Record<string, (line: FieldCase) => readonly Thread[]>> = {
  mjai: mjaiThreads,
  majsoul: ({ input }) => majsoulThreads(input),
  'tenhou-web': (line) => threadsOf(inputOf(FRAMES, line).frames),
};

export const eventsCase: Answerer = (line) => {
  const { format } = inputOf(FORMAT, line);
  const threads = FORMATS[format]?.(line);
  if (threads === undefined) return { skipped: format };
  const { checks, ...atEnd } = shaped(CHECKS, line.expected, 'expected');
  const got = checks?.map(({ after, ...facts }) => ({
    after,
    ...factsFor(threads[after] ?? WAITING, facts),
  }));
  const whole = format === 'mjai' ? mjaiFacts(line, threads) : {};
  return {
    got: { ...factsFor(threads.at(-1) ?? WAITING, atEnd), ...(got ? { checks: got } : {}), ...whole },
  };
};
