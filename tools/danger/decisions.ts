// Every discard of a recorded game as a decision: what its player saw, and what was true of the others.

import { roomOptions } from '../../src/analysis/chosen-rules.ts';
import { liveKinds } from '../../src/analysis/hand.ts';
import { type LoggedHand, withSeat } from '../../src/logs/log.ts';
import type { RiichiOptions } from '../../src/rules/riichi/options.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { replay } from '../../src/table/replay.ts';
import { seenCounts } from '../../src/table/seen.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import type { Tile } from '../../src/tiles/tile.ts';
import type { RecordedGame } from './games.ts';
import { type Truth, truthOf } from './truth.ts';

type Win = Extract<TableEvent, { type: 'win' }>;

export interface Decision {
  readonly game: RecordedGame;
  /** As the discarder saw it: others' tiles hidden. */
  readonly table: Table;
  readonly options: RiichiOptions;
  readonly thrown: Tile;
  readonly truths: readonly Truth[];
  /** Who won on the tile thrown. */
  readonly wins: readonly Win[];
}

const hidden = (state: SeatState): SeatState => ({
  ...state,
  concealed: typeof state.concealed === 'number' ? state.concealed : state.concealed.length,
});

const publicView = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((state, seat) => (seat === table.me ? state : hidden(state))),
});

/** Wins on the discard at `at`, before play went on. */
const winsAfter = (events: readonly TableEvent[], at: number): readonly Win[] => {
  const rest = events.slice(at + 1, at + 5);
  const stop = rest.findIndex((e) => e.type !== 'win');
  return (stop < 0 ? rest : rest.slice(0, stop)).filter((e) => e.type === 'win');
};

function* decisionsOfHand(game: RecordedGame, { events }: LoggedHand): Generator<Decision> {
  const options = roomOptions(game.game.game.rules);
  const seats = seatsOf(game.game.game.players);
  const views = seats.map((me) => replay(withSeat(events, me), game.game.game).tables);
  for (const [at, event] of events.entries()) {
    const before = event.type === 'discard' ? views[event.seat]?.[at - 1] : undefined;
    if (event.type !== 'discard' || before === undefined) continue;
    const truths = seats.flatMap((seat: Seat) => {
      const table = views[seat]![at - 1]!;
      const left = () => liveKinds(seenCounts(table), table.round.players);
      return seat === event.seat ? [] : [truthOf(table, options, event.seat, left)];
    });
    yield {
      game,
      table: publicView(before),
      options,
      thrown: event.tile,
      truths,
      wins: winsAfter(events, at),
    };
  }
}

export function* decisionsOf(game: RecordedGame): Generator<Decision> {
  for (const hand of game.game.hands) yield* decisionsOfHand(game, hand);
}
