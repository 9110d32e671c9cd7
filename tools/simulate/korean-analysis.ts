// What the analysis tells a seat at a Korean table, held against what the game lets it do, and its furiten against the
// onlooker's. Costly, so only now and then. What only the game knows (who was ready from the deal) is no part of it.

import { analyseKorean } from '../../src/analysis/korean/analyse.ts';
import type { KoreanAnalysis } from '../../src/analysis/korean/analysis.ts';
import { factsOf } from '../../src/analysis/korean/facts.ts';
import { koreanFuriten } from '../../src/analysis/korean/furiten.ts';
import type { Act } from '../../src/game/act.ts';
import { type Game, type GameRules, toMove } from '../../src/game/game.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import type { Checks } from './check.ts';
import { must, mustEqual } from './fault.ts';
import { isBarred, isTenpai } from './korean-plain.ts';
import type { Watch } from './watch.ts';

type Korean = Extract<GameRules, { family: 'korean' }>;

const EVERY = 11;

const callOf = (act: Act): string | undefined => {
  switch (act.type) {
    case 'discard':
      return act.open ? 'openUpeo' : act.riichi ? 'upeo' : undefined;
    case 'meld':
      return act.meld.type;
    case 'open':
      return 'openUpeo';
    case 'aside':
    case 'nineTerminals':
    case 'pass':
      return undefined;
    case 'ron':
    case 'tsumo':
      return act.type;
  }
};

const sorted = <T>(items: readonly T[]): readonly T[] => [...new Set(items)].sort();

const offeredIn = (choices: readonly Act[]): readonly string[] =>
  sorted(choices.flatMap((act) => callOf(act) ?? []));

const toldBy = ({ calls }: KoreanAnalysis): readonly string[] =>
  sorted(calls.flatMap(({ call }) => (call === 'pass' ? [] : [call])));

const upeoTiles = (choices: readonly Act[]) =>
  sorted(choices.flatMap((act) => (act.type === 'discard' && act.riichi ? [act.tile] : [])));

const throwable = (choices: readonly Act[]) =>
  sorted(choices.flatMap((act) => (act.type === 'discard' && !act.riichi ? [act.tile] : [])));

const SHOWN = { family: 'korean', preset: 'seed', source: 'client' } as const;

const knowsAll = ({ options }: Korean): boolean => !options.humanHandAllReady && options.earthlyFirstDraw;

interface Asked {
  readonly game: Game;
  readonly rules: Korean;
  readonly watch: Watch;
  readonly seat: Seat;
}

const checkAdvice = ({ rules, watch, seat }: Asked, choices: readonly Act[]): void => {
  const analysis = analyseKorean(watch.table(seat), rules.options, SHOWN);
  must(analysis !== undefined, () => `seat ${seat}: no answer`);
  mustEqual(toldBy(analysis!), offeredIn(choices), `seat ${seat}: calls beside the game's`);
  mustEqual(sorted(analysis!.upeo.discards), upeoTiles(choices), `seat ${seat}: upeo beside the game's`);
  if (analysis!.moment !== 'mine') return;
  const free = analysis!.discards.filter((d) => !d.forbidden).map((d) => d.tile);
  mustEqual(sorted(free), throwable(choices), `seat ${seat}: discards beside the game's`);
};

/** Of a hand at rest while no tile is shown. */
const checkFuriten = ({ game: { hand }, rules, watch, seat }: Asked): void => {
  const isMoving = hand.phase !== 'discard' || hand.turn === seat;
  if (isMoving || rules.options.furiten === 'tile') return;
  const player = hand.seats[seat]!;
  const before = { hand, seat, player, watch, tile: player.concealed[0]! };
  const expected = isTenpai(before, rules) && isBarred(before, rules);
  const told = koreanFuriten(factsOf(watch.table(seat), rules.options)).length > 0;
  mustEqual(told, expected, `seat ${seat}: furiten`);
};

/** The checks of the game, and the analysis beside it. */
export const withAnalysis = (checks: Checks, rules: Korean, watch: Watch): Checks => {
  let steps = 0;
  return {
    ...checks,
    moves: (game, choices) => {
      checks.moves(game, choices);
      if (game.hand.phase === 'over') return;
      for (const seat of seatsOf(rules.players)) checkFuriten({ game, rules, watch, seat });
      if (steps++ % EVERY > 0 || !knowsAll(rules)) return;
      for (const seat of toMove(game)) checkAdvice({ game, rules, watch, seat }, choices(seat));
    },
  };
};
