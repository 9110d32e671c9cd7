// `npx tsx tools/review/go-rounds.ts PATH`: how often an opponent wins, go-round by go-round, counted over recorded games:
// the numbers of `src/review/go-rounds.ts`. PATH: lines of JSON with the xml of a game each.
//
// A go-round is from one own discard to the next. Wins on the own discards are left out: they are the risk of the tile.

import { withSeat } from '../../src/logs/log.ts';
import { shanten } from '../../src/shapes/shanten.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { replay } from '../../src/table/replay.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import { countsOf } from '../../src/tiles/counts.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { recordedGames } from '../danger/games.ts';

/** Own discards before, three to a row; the last row has all further ones. */
const ROWS = 5;
const WIDTH = 3;

interface Count {
  of: number;
  wins: number;
}

type Counts = Map<string, Count>;

const add = (counts: Counts, name: string, won: boolean): void => {
  const count = counts.get(name) ?? { of: 0, wins: 0 };
  counts.set(name, { of: count.of + 1, wins: count.wins + (won ? 1 : 0) });
};

const isWaiting = ({ concealed, melds, riichi }: SeatState): boolean =>
  riichi !== 'none' || (typeof concealed !== 'number' && shanten(countsOf(concealed), melds.length) === 0);

interface Win {
  readonly at: number;
  readonly seat: Seat;
  readonly from?: Seat;
}

const winsOf = (events: readonly TableEvent[]): readonly Win[] =>
  events.flatMap((e, at) =>
    e.type === 'win' ? [{ at, seat: e.seat, ...(e.from === undefined ? {} : { from: e.from }) }] : [],
  );

const discardsOf = (events: readonly TableEvent[], seat: Seat): readonly number[] =>
  events.flatMap((e, at) => (e.type === 'discard' && e.seat === seat ? [at] : []));

/** One seat's hand: every discard, every opponent, every go-round that follows. */
const countSeat = (
  counts: Counts,
  events: readonly TableEvent[],
  tables: readonly Table[],
  me: Seat,
): void => {
  const discards = discardsOf(events, me);
  const wins = winsOf(events);
  const wonIn = (seat: Seat, k: number): boolean =>
    wins.some(
      (w) => w.seat === seat && w.from !== me && w.at > discards[k]! && w.at < (discards[k + 1] ?? Infinity),
    );
  for (const [turn, at] of discards.entries()) {
    const table = tables[at]!;
    const { players } = table.round;
    const row = Math.min(ROWS - 1, Math.floor(turn / WIDTH));
    for (const seat of seatsOf(players).filter((s) => s !== me)) {
      if (isWaiting(table.seats[seat]!)) add(counts, `${players} waiting`, wonIn(seat, turn));
      else
        for (let k = turn; k < discards.length; k++)
          add(counts, `${players} ${row} ${k - turn}`, wonIn(seat, k));
    }
  }
};

const rate = ({ of, wins }: Count = { of: 0, wins: 0 }): number => (of === 0 ? 0 : wins / of);

const rowText = (counts: Counts, players: number, row: number): string => {
  const rates: string[] = [];
  for (let k = 0; counts.has(`${players} ${row} ${k}`); k++)
    rates.push(rate(counts.get(`${players} ${row} ${k}`)).toFixed(4));
  return `    [${rates.join(', ')}],`;
};

const counts: Counts = new Map();
for (const { game } of recordedGames(process.argv[2]!)) {
  for (const { events } of game.hands) {
    const { tables } = replay(withSeat(events, 0), game.game);
    for (const seat of seatsOf(game.game.players))
      countSeat(counts, events.slice(0, tables.length), tables, seat);
  }
}
for (const players of [3, 4]) {
  const waiting = counts.get(`${players} waiting`);
  console.log(
    `${players}: waiting ${rate(waiting).toFixed(4)} of ${waiting?.of}; not waiting, by turn and go-round:`,
  );
  for (let row = 0; row < ROWS; row++) console.log(rowText(counts, players, row));
}
