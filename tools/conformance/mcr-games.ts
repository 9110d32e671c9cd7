// Whole MCR games: every step must be one the hands allow, every win the log's own judge valued must be worth what it
// said, and the end must be paid as recorded.

import { DEFAULTS } from '../../src/rules/mcr/options.ts';
import { winnerOf } from '../../src/rules/mcr/payments.ts';
import { type McrScore, reachesMinimum, valueOfHand } from '../../src/rules/mcr/score.ts';
import type { Win } from '../../src/rules/rules.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { isFlower, kindOf, type Tile, WINDS } from '../../src/tiles/tile.ts';
import {
  GAME,
  type Game,
  type GameLine,
  gameOf,
  sizeFault,
  takeStep,
  type Valued,
} from './mcr-game-steps.ts';
import { countsOfScore, type FanCounts } from './mcr-line.ts';
import { readJsonLines } from './read.ts';
import { shaped } from './shape.ts';
import type { Verdict } from './suite.ts';

const winOf = (
  game: Game,
  seat: Seat,
): { readonly win: Win; readonly concealed: readonly Tile[] } | undefined => {
  const { open, players, shown, wall } = game;
  if (open === undefined) return undefined;
  const { tile, by } = open;
  const own = open.seat === seat;
  const drawn = by === 'wall' || by === 'replacement';
  if (own !== drawn) return undefined;
  const { hand } = players[seat]!;
  const lies = shown[kindOf(tile)]! - (by === 'discard' ? 1 : 0);
  return {
    concealed: own ? hand.toSpliced(hand.lastIndexOf(tile), 1) : hand,
    win: {
      tile,
      by,
      ...(own ? {} : { from: open.seat }),
      last: wall === 0,
      ...(lies === 3 ? { lastCopy: true as const } : {}),
    },
  };
};

/** What a seat's win would be worth now; undefined where it has none. */
const valueNow = (game: Game, seat: Seat): McrScore | undefined => {
  const found = winOf(game, seat);
  const { melds, flowers } = game.players[seat]!;
  if (!found || found.concealed.some(isFlower)) return undefined;
  const situation = {
    seat,
    roundWind: game.round,
    seatWind: WINDS[seat]!,
    concealed: found.concealed,
    melds,
    aside: flowers,
  };
  const value = valueOfHand(situation, found.win, DEFAULTS);
  return typeof value === 'string' ? undefined : value;
};

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** The wins that are there after an event. */
const valuesAt = (game: Game, at: number): readonly Valued[] =>
  SEATS.flatMap((seat) => {
    const score = valueNow(game, seat);
    return score ? [[at, seat, score.total] as const] : [];
  });

/** The score of the seat that says it wins; an error if another was to win before it. */
const wonBy = (game: Game, seat: Seat): McrScore => {
  const able = SEATS.filter((s) => {
    const score = valueNow(game, s);
    return score && reachesMinimum(score, DEFAULTS);
  });
  const { open } = game;
  if (open === undefined || winnerOf(able, open.seat) !== seat)
    throw new Error(`seat ${seat} was not to win`);
  return valueNow(game, seat)!;
};

interface Outcome {
  readonly winner: Seat | null;
  readonly fan: number;
  readonly fans: FanCounts;
  readonly delta: readonly number[];
}

const NOBODY: Outcome = { winner: null, fan: 0, fans: {}, delta: [0, 0, 0, 0] };

const outcomeOf = (winner: Seat, score: McrScore): Outcome => ({
  winner,
  fan: score.total,
  fans: countsOfScore(score),
  delta: score.deltas,
});

interface Played {
  readonly outcome: Outcome;
  readonly can: readonly Valued[];
}

const play = (line: GameLine): Played => {
  const game = gameOf(line);
  const can: Valued[] = [];
  for (const [at, event] of line.ev.entries()) {
    const [type, winner] = event;
    if (type === 'E') return { outcome: NOBODY, can };
    if (type === 'W') return { outcome: outcomeOf(winner as Seat, wonBy(game, winner as Seat)), can };
    takeStep(game, event);
    const fault = sizeFault(game);
    if (fault !== undefined) throw new Error(`event ${at}: ${fault}`);
    can.push(...valuesAt(game, at));
  }
  throw new Error('the game does not end');
};

const sorted = (fans: FanCounts): unknown => Object.entries(fans).sort();
const wordsOf = ({ winner, fan, fans, delta }: Outcome) => [winner, fan, sorted(fans), delta];

const verdictOf = (line: GameLine): Verdict => {
  const { id, can } = line;
  try {
    const { outcome, can: ours } = play(line);
    const expected = [wordsOf(line.result), can ?? 'not told'];
    const got = [wordsOf(outcome), can === undefined ? 'not told' : ours];
    return JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };
  } catch (error) {
    return { id, differs: { expected: 'a legal game', got: (error as Error).message } };
  }
};

export function* checkGames(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield verdictOf(shaped(GAME, value));
}
