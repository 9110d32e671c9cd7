// How a hand goes on among the others, from recorded games: the numbers of `analysis/worth/others.ts`.
//
//   npx tsx tools/worth/others.ts GAMES.jsonl.gz
//
// A round is from one discard of a player to the next one. Of every opponent at its start: did it wait, and by its end, had
// it won (on no tile of this player), did it wait now? And of every tile the player drew then: would it have won? Of the
// tiles thrown by who was at most one step before tenpai, without riichi: would they? And of those who throw what is
// safest under a riichi, round after round: what the safest tile risks, against the one that was next in line at first.

import { STYLES, type Style, styleOf } from '../../src/analysis/danger/board.ts';
import { dangersOf } from '../../src/analysis/danger/danger.ts';
import { without } from '../../src/analysis/situation.ts';
import { shanten } from '../../src/shapes/shanten.ts';
import { countsOf } from '../../src/tiles/counts.ts';
import { type Players, seatsOf } from '../../src/tiles/seat.ts';
import { kindOf } from '../../src/tiles/tile.ts';
import { type Decision, decisionsOf } from '../danger/decisions.ts';
import { type RecordedGame, recordedGames } from '../danger/games.ts';

/** Rounds, and those in which it happened. */
interface Rate {
  of: number;
  hits: number;
}

const rates = new Map<string, Rate>();
const count = (key: string, is: boolean): void => {
  const rate = rates.get(key) ?? { of: 0, hits: 0 };
  rate.of++;
  if (is) rate.hits++;
  rates.set(key, rate);
};

/** Rounds are counted by how many own draws are left: thirds of a hand. */
const phaseOf = ({ table }: Decision): number =>
  Math.min(2, Math.floor(table.wall / table.round.players / 6));

/** The hand as it was left, at most one step before tenpai, and free to fold. */
const isNear = ({ table, thrown }: Decision): boolean => {
  const { concealed, drawn, melds, riichi } = table.seats[table.me]!;
  if (typeof concealed === 'number' || riichi !== 'none') return false;
  const held = typeof drawn === 'number' ? [...concealed, drawn] : concealed;
  return shanten(countsOf(without(held, thrown)), melds.length) <= 1;
};

const isInRiichi = ({ table }: Decision): boolean => table.seats[table.me]!.riichi !== 'none';

interface Run {
  readonly losses: readonly number[];
  rounds: number;
}

const FOLDS = 8;
const folded = Array.from({ length: FOLDS }, () => ({ runs: 0, expected: 0, real: 0 }));
/** Whoever throws a tile not riskier than the safest by more points than this folds. */
const NEAR_SAFEST = 40;

const lossesOf = ({
  table,
  options,
}: Decision): { readonly each: readonly number[]; readonly thrown: (t: number) => number } => {
  const dangers = new Map(dangersOf(table, options).map((d) => [d.tile, d.expectedLoss]));
  const { concealed, drawn } = table.seats[table.me]!;
  const held =
    typeof concealed === 'number' ? [] : typeof drawn === 'number' ? [...concealed, drawn] : concealed;
  return {
    each: held.map((t) => dangers.get(t)!).sort((a, b) => a - b),
    thrown: (t) => dangers.get(t as never)!,
  };
};

/** Folding under a riichi, from every round in which it was done. */
const addFolds = (own: readonly Decision[]): void => {
  let runs: Run[] = [];
  for (const decision of own) {
    const { table, thrown } = decision;
    const isUnder = table.seats.some((s, seat) => seat !== table.me && s.riichi === 'accepted');
    if (!isUnder || table.seats[table.me]!.riichi !== 'none') continue;
    const { each, thrown: lossOf } = lossesOf(decision);
    for (const run of runs) {
      run.rounds++;
      const tally = folded[run.rounds - 1];
      if (!tally || run.losses[run.rounds] === undefined) continue;
      tally.runs++;
      tally.expected += run.losses[run.rounds]!;
      tally.real += each[0]!;
    }
    if (lossOf(thrown) > each[0]! + NEAR_SAFEST) runs = [];
    else runs.push({ losses: each, rounds: 0 });
  }
};

type End = { readonly winners: ReadonlySet<number>; readonly from: number | undefined };

const addRound = (players: Players, now: Decision, next: Decision | undefined, end: End): void => {
  const me = now.table.me;
  for (const truth of now.truths)
    if (truth.isTenpai && isNear(now))
      count(`${players} thrown ${styleOf(now.table.seats[truth.seat]!)}`, truth.wins.has(kindOf(now.thrown)));
  if (now.wins.length > 0) return;
  for (const truth of now.truths) {
    const style: Style = styleOf(now.table.seats[truth.seat]!);
    const hasWon = next === undefined && end.from !== me && end.winners.has(truth.seat);
    const wins = `${players} ${truth.isTenpai ? `wins ${style}` : 'wins noten'}`;
    count(wins, hasWon);
    if (isInRiichi(now)) count(`${wins}, I in riichi`, hasWon);
    const later = next?.truths.find((t) => t.seat === truth.seat);
    if (!truth.isTenpai && later) {
      const ready = `${players} ready ${style === 'open' ? 'open' : 'closed'} ${phaseOf(now)}`;
      count(ready, later.isTenpai);
      if (isInRiichi(now)) count(`${ready}, I in riichi`, later.isTenpai);
    }
    if (!next || !later?.isTenpai) continue;
    const { drawn } = next.table.seats[me]!;
    if (typeof drawn === 'number') {
      const then = styleOf(next.table.seats[truth.seat]!);
      count(`${players} drawn ${then}`, later.wins.has(kindOf(drawn)));
    }
  }
};

const addGame = (record: RecordedGame): void => {
  const { players } = record.game.game;
  for (const hand of record.game.hands) {
    const decisions = [...decisionsOf({ ...record, game: { ...record.game, hands: [hand] } })];
    const wins = hand.events.filter((e) => e.type === 'win');
    const end: End = { winners: new Set(wins.map((w) => w.seat)), from: wins[0]?.from };
    for (const me of seatsOf(players)) {
      const own = decisions.filter((d) => d.table.me === me);
      if (players === 4) addFolds(own);
      for (const [i, decision] of own.entries()) addRound(players, decision, own[i + 1], end);
    }
  }
};

const rowOf = ([key, { of, hits }]: readonly [string, Rate]): string => {
  const rate = hits / of;
  const error = 1.96 * Math.sqrt((rate * (1 - rate)) / of);
  return `${key.padEnd(22)} ${String(hits).padStart(7)} of ${String(of).padStart(8)}   ${rate.toFixed(4)} ± ${error.toFixed(4)}`;
};

const path = process.argv[2];
if (path === undefined) {
  console.error('Which games? npx tsx tools/worth/others.ts GAMES.jsonl.gz');
  process.exit(2);
}
let games = 0;
for (const game of recordedGames(path)) {
  addGame(game);
  games++;
}
console.log(`${games} games; styles: ${STYLES.join(', ')}`);
for (const row of [...rates].sort(([a], [b]) => a.localeCompare(b)).map(rowOf)) console.log(row);
console.log(
  'four players: rounds after the first safe tile, runs, risk of the safest then, against the next in line at first',
);
for (const [k, { runs, expected, real }] of folded.entries())
  console.log(
    `${k + 1} ${runs} ${(real / runs).toFixed(1)} ${(expected / runs).toFixed(1)} ${(real / expected).toFixed(3)}`,
  );
