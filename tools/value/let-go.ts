// How readily others let a tile go that somebody waits for, from recorded games: the factors of `ron-model.ts`, and how
// often a riichi still has its ippatsu at the own next draw.
//
//   npx tsx tools/value/let-go.ts GAMES.jsonl.gz
//
// Of every discard, for every other player who is tenpai: for each kind waited for, the chance that a random tile of
// those this player has not seen is of that kind, against whether the discard was. Their ratio is the factor.

import { liveKinds } from '../../src/analysis/hand.ts';
import { READINESS, type Readiness, TILE_CLASSES, tileClass } from '../../src/analysis/value/ron-model.ts';
import { withSeat } from '../../src/logs/log.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { replay } from '../../src/table/replay.ts';
import { seenCounts } from '../../src/table/seen.ts';
import type { Table } from '../../src/table/table.ts';
import { isConcealed } from '../../src/tiles/meld.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { kindOf } from '../../src/tiles/tile.ts';
import { type RecordedGame, recordedGames } from '../danger/games.ts';

interface Tally {
  discards: number;
  expected: number;
  seen: number;
}

const tallies = new Map<string, Tally>();
const tallyOf = (readiness: Readiness, tile: string): Tally => {
  const key = `${readiness} ${tile}`;
  const tally = tallies.get(key) ?? { discards: 0, expected: 0, seen: 0 };
  tallies.set(key, tally);
  return tally;
};

const ippatsu = { turns: 0, held: 0 };

const readinessOf = (table: Table): Readiness => {
  const { riichi, melds } = table.seats[table.me]!;
  if (riichi !== 'none') return 'riichi';
  return isConcealed(melds) ? 'silent' : 'open';
};

type Discard = Extract<TableEvent, { type: 'discard' }>;

/** What one waiting player's tiles say of one discard. */
const addDiscard = (table: Table, discard: Discard): void => {
  const { concealed, melds } = table.seats[table.me]!;
  if (typeof concealed === 'number') return;
  const waits = waitsOf({ concealed, melds });
  if (waits.length === 0) return;
  const live = liveKinds(seenCounts(table), table.round.players);
  const unseen = live.reduce((a, b) => a + b, 0);
  for (const wait of waits) {
    if (live[wait] === 0) continue;
    const tally = tallyOf(readinessOf(table), tileClass(wait));
    tally.discards++;
    tally.expected += live[wait]! / unseen;
    if (kindOf(discard.tile) === wait) tally.seen++;
  }
};

/** The first own draw after a riichi was accepted. */
const addDraws = (events: readonly TableEvent[], tables: readonly Table[], seat: Seat): void => {
  const accepted = events.findIndex((e) => e.type === 'riichi' && e.seat === seat);
  const drawn = events.findIndex((e, at) => at > accepted && e.type === 'draw' && e.seat === seat);
  if (accepted < 0 || drawn < 0 || tables[drawn] === undefined) return;
  ippatsu.turns++;
  if (tables[drawn]!.seats[seat]!.ippatsu) ippatsu.held++;
};

const addGame = ({ game }: RecordedGame): void => {
  const { players } = game.game;
  if (players !== 4) return;
  for (const { events } of game.hands) {
    for (const me of seatsOf(players)) {
      const { tables } = replay(withSeat(events, me), game.game);
      addDraws(events, tables, me);
      for (const [at, event] of events.entries()) {
        const before = tables[at - 1];
        if (event.type === 'discard' && event.seat !== me && before) addDiscard(before, event);
      }
    }
  }
};

const rowOf = (readiness: Readiness, tile: string): string => {
  const { discards, expected, seen } = tallyOf(readiness, tile);
  const error = (1.96 * Math.sqrt(seen)) / expected;
  return `${readiness.padEnd(7)} ${tile.padEnd(7)} ${String(discards).padStart(8)} ${expected.toFixed(1).padStart(8)} ${String(seen).padStart(6)}   ${(seen / expected).toFixed(3)} ± ${error.toFixed(3)}`;
};

const path = process.argv[2];
if (path === undefined) {
  console.error('Which games? npx tsx tools/value/let-go.ts GAMES.jsonl.gz');
  process.exit(2);
}
let games = 0;
for (const game of recordedGames(path)) {
  addGame(game);
  games++;
}
console.log(`${games} games; readiness, class, discards × waits, expected, seen, factor ± 95 %`);
for (const readiness of READINESS) for (const tile of TILE_CLASSES) console.log(rowOf(readiness, tile));
console.log(`ippatsu at the next draw: ${ippatsu.held} of ${ippatsu.turns}`);
