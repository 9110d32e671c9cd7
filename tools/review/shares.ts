// `npx tsx tools/review/shares.ts [--korean GAMES] FILES`: what fewer tiles cost where the values are known, too: of every own
// turn each discard beside the one that leaves the nearest hand with the most tiles. The margins of `EQUAL` in
// `src/review/decision.ts` stand on it. FILES: logs of any format. `--korean`: games of the project's own players.

import { familyOf } from '../../src/analysis/chosen-rules.ts';
import type { LoggedGame } from '../../src/logs/log.ts';
import type { Decision, Option } from '../../src/review/decision.ts';
import { partsOf, reviewHand } from '../../src/review/review.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { gamesAsked } from './games-asked.ts';

/** A discard whose shape and worth are both known. */
type Known = Required<Pick<Option, 'shanten' | 'tiles' | 'net'>>;

const isPlain = ({ act, points }: Option): boolean =>
  act.type === 'discard' && act.riichi !== true && points !== undefined;

const knownOf = ({ options }: Decision): readonly Known[] =>
  options.flatMap((option) => {
    const { shanten, tiles, net } = option;
    const isKnown = shanten !== undefined && tiles !== undefined && net !== undefined;
    return isKnown && isPlain(option) ? [{ shanten, tiles, net }] : [];
  });

const byShape = (a: Known, b: Known): number => a.shanten - b.shanten || b.tiles - a.tiles || b.net - a.net;

const BINS: readonly (readonly [to: number, name: string])[] = [
  [0.1, 'up to 10 % fewer tiles'],
  [0.3, '10 to 30 % fewer'],
  [0.6, '30 to 60 % fewer'],
  [Infinity, 'more than 60 % fewer'],
];

const binOf = (best: Known, other: Known): string => {
  const steps = other.shanten - best.shanten;
  if (steps > 0) return `${steps} farther`;
  const share = 1 - other.tiles / Math.max(1, best.tiles);
  return BINS.find(([to]) => share < to)![1];
};

interface Loss {
  readonly points: number;
  /** Of what the nearest hand is worth. */
  readonly part: number;
}

const losses = new Map<string, Loss[]>();

const note = (decision: Decision): void => {
  const [best, ...others] = [...knownOf(decision)].sort(byShape);
  if (!best || best.net <= 0) return;
  for (const other of others) {
    const points = best.net - other.net;
    const name = `${decision.family}, ${best.shanten} before ready, ${binOf(best, other)}`;
    losses.set(name, [...(losses.get(name) ?? []), { points, part: points / best.net }]);
  }
};

const seatsAsked = ({ game }: LoggedGame, number: number): readonly Seat[] =>
  familyOf(game.rules, {}) === 'riichi' ? [(number % game.players) as Seat] : seatsOf(game.players);

const games = gamesAsked('npx tsx tools/review/shares.ts');
for (const [number, game] of games.entries())
  for (const seat of seatsAsked(game, number))
    for (const part of partsOf(game, seat))
      for (const step of reviewHand(part)) if (step?.moment === 'turn') note(step);

const middleOf = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

for (const [name, all] of [...losses].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const more = Math.round((100 * all.filter(({ points }) => points < 0).length) / all.length);
  const middle = middleOf(all.map(({ points }) => points)).toFixed(1);
  const part = Math.round(100 * middleOf(all.map((loss) => loss.part)));
  console.log(
    `${name}: ${middle} points, ${part} % of the worth in the middle, ${more} % worth more, ${all.length} discards`,
  );
}
