// Field cases of mjai: streams followed from the deal, whole logs, and a few events cut from one.

import { claimWin, situationOf } from '../../src/analysis/situation.ts';
import { text as textIn } from '../../src/clients/json.ts';
import { withSeat } from '../../src/logs/log.ts';
import { readMjai } from '../../src/logs/mjai/mjai.ts';
import { isMove, tellMove } from '../../src/logs/mjai/moves.ts';
import type { Telling } from '../../src/logs/mjai/telling.ts';
import { tileOf } from '../../src/logs/mjai/tiles.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { followAll, type Thread } from '../../src/table/thread.ts';
import { isConcealed } from '../../src/tiles/meld.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { isRedFive } from '../../src/tiles/tile.ts';
import type { FieldCase, Fields } from './field-case.ts';
import { flagsOf } from './field-replay.ts';
import { seat } from './riichi-line.ts';
import {
  anything,
  fields,
  flag,
  listOf,
  number,
  optional,
  recordOf,
  type Shape,
  shaped,
  text,
} from './shape.ts';

interface Stream {
  readonly events: readonly Fields[];
  readonly view?: Seat;
}

const STREAM = fields<Stream>({ events: listOf(recordOf(anything)), view: optional(seat) });

const streamOf = ({ input }: FieldCase): Stream => shaped(STREAM, input, 'input');

/** The stream as far as it goes, as its viewer follows it. */
const threadOf = (events: readonly Fields[], view: Seat | undefined): Thread => {
  const [reading] = readMjai(events.map((value) => ({ value })));
  const { game, hands = [] } = reading?.game ?? {};
  const told = hands.flatMap((hand) => (view === undefined ? hand.events : withSeat(hand.events, view)));
  return followAll(game ? [game, ...told] : told);
};

/** The thread after each event. */
export const mjaiThreads = (line: FieldCase): readonly Thread[] => {
  const { events, view } = streamOf(line);
  return events.map((_, i) => threadOf(events.slice(0, i + 1), view));
};

const tableIn = (thread: Thread | undefined): Table | undefined =>
  thread?.state === 'reading' ? thread.table : undefined;

interface RonLine {
  readonly after: number;
  readonly seat: Seat;
  readonly flags: readonly string[];
}
const RON: Shape<RonLine> = fields<RonLine>({ after: number, seat, flags: listOf(text) });

/** The win the seat could claim after the event. */
const ronFact = (threads: readonly Thread[], { after, seat: winner }: RonLine): Fields | undefined => {
  const table = tableIn(threads[after]);
  const mine = table?.seats[winner];
  if (table?.claimable === undefined || table.me !== winner || typeof mine?.concealed !== 'object')
    return undefined;
  const s = situationOf(table, { concealed: mine.concealed, melds: mine.melds });
  return { after, seat: winner, flags: flagsOf(s, claimWin(table, table.claimable)) };
};

const closedFact = (threads: readonly Thread[], seats: Fields): Fields => {
  const table = tableIn(threads.at(-1));
  return Object.fromEntries(
    Object.keys(seats).map((name) => [name, table && isConcealed(table.seats[Number(name)]!.melds)]),
  );
};

const WHOLE = fields<{ readonly ron?: RonLine; readonly closed?: Readonly<Record<string, boolean>> }>({
  ron: optional(RON),
  closed: optional(recordOf(flag)),
});

/** What a case asks beside the facts after each event. */
export const mjaiFacts = ({ expected }: FieldCase, threads: readonly Thread[]): Fields => {
  const { ron, closed } = shaped(WHOLE, expected, 'expected');
  return {
    ...(ron ? { ron: ronFact(threads, ron) } : {}),
    ...(closed ? { closed: closedFact(threads, closed) } : {}),
  };
};

const EMPTY: Telling = { players: 4, events: [], complete: false, replacement: false };

/** Events without their deal. */
const toldOf = (events: readonly Fields[]): readonly TableEvent[] => {
  let told = EMPTY;
  for (const event of events) {
    const type = textIn(event.type) ?? '';
    if (isMove(type)) told = tellMove(told, type, event) ?? told;
  }
  return told.events;
};

/** What the log says of how the hand was paid; what it does not say is not known. */
export const mjaiFragment = (line: FieldCase): Fields => {
  const events = toldOf(streamOf(line).events);
  const ending = events.find((e) => e.type === 'win' || e.type === 'end');
  const stated = ending?.type === 'win' ? ending.stated : undefined;
  return {
    scoreFrom: ending?.payments ? 'deltas' : 'unknown',
    uraIndicators: stated?.ura?.map(formatTile) ?? 'unknown',
    han: stated?.han ?? 'unknown',
    fu: stated?.fu ?? 'unknown',
    deltas: ending?.payments,
  };
};

const hasDeal = ({ events }: Stream): boolean => events.some(({ type }) => type === 'start_kyoku');

/** A log from a deal on; undefined where the case is only some of its events. */
export const mjaiReading = (line: FieldCase) => {
  const stream = streamOf(line);
  return hasDeal(stream) ? readMjai(stream.events.map((value) => ({ value })))[0] : undefined;
};

const NAMES = fields<{ readonly tiles: readonly string[] }>({ tiles: listOf(text) });

export const mjaiTiles = ({ input }: FieldCase): Fields => {
  const tiles = shaped(NAMES, input, 'input').tiles.map(tileOf);
  return {
    mpsz: tiles.map((tile) => (tile === undefined ? null : formatTile(tile))),
    red: tiles.map((tile) => tile !== undefined && isRedFive(tile)),
  };
};
