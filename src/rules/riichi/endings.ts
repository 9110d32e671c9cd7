// When a hand ends without a win, and when the game is over.

import type { BySeat, Players, Seat } from '../../tiles/seat.ts';
import { isWind, kindOf, type Tile, WINDS, type Wind } from '../../tiles/tile.ts';
import type { RiichiOptions } from './options.ts';

/**
 * Four kans by two or more players: the next discard may be ronned and nothing else; passed, the hand is void. Four by
 * one player play on, and a fifth kan is impossible (`mayKan`).
 */
export const isFourKanAbort = (kans: BySeat<number>, options: RiichiOptions): boolean =>
  options.fourKanAbort && kans.reduce((sum, n) => sum + n, 0) === 4 && kans.filter((n) => n > 0).length > 1;

/** Four first discards of the same wind, with nobody having called. */
export const isFourWinds = (
  facts: { readonly discards: readonly Tile[]; readonly untouched: boolean },
  options: RiichiOptions,
): boolean => {
  const [first, ...rest] = facts.discards.map(kindOf);
  if (!options.fourWinds || !facts.untouched || first === undefined) return false;
  return rest.length === 3 && isWind(first) && rest.every((kind) => kind === first);
};

/** Four players in riichi, the last one's discard passed. */
export const isFourRiichi = (inRiichi: BySeat<boolean>, options: RiichiOptions): boolean =>
  options.fourRiichi && inRiichi.length === 4 && inRiichi.every(Boolean);

/** A hand that is settled, as far as the game's length asks. */
export interface SettledHand {
  readonly players: Players;
  /** Before this hand, as `length` counts: `scheduled` hands, the last scheduled one, or extra ones after it. */
  readonly stage: 'scheduled' | 'last' | 'extra' | 'lastExtra';
  readonly dealer: Seat;
  readonly dealerStays: boolean;
  /** After payment. */
  readonly scores: BySeat<number>;
}

/** The last wind of each length, as it is scheduled. */
const LAST_WIND: Readonly<Record<RiichiOptions['gameLength'], number>> = { tonpuu: 0, hanchan: 1, iichan: 3 };

/** Which hand of the game, `number` of its wind from 0. */
interface HandOfGame {
  readonly players: Players;
  readonly wind: Wind;
  readonly number: number;
}

/** One wind more is played where nobody has reached the target; after north there is none. */
export const stageOf = (
  { players, wind, number }: HandOfGame,
  { gameLength }: RiichiOptions,
): SettledHand['stage'] => {
  const [at, last] = [WINDS.indexOf(wind), LAST_WIND[gameLength]];
  const isLastOfWind = number === players - 1;
  if (at < last) return 'scheduled';
  if (at > last) return isLastOfWind ? 'lastExtra' : 'extra';
  if (!isLastOfWind) return 'scheduled';
  return last === WINDS.length - 1 ? 'lastExtra' : 'last';
};

/** The best score; of equals the seat that was East earlier. */
const leaderOf = (scores: BySeat<number>): number => scores.indexOf(Math.max(...scores));

export const isGameOver = (hand: SettledHand, options: RiichiOptions): boolean => {
  const { stage, dealer, dealerStays, scores } = hand;
  if (options.tobi && scores.some((points) => points < 0)) return true;
  if (stage === 'scheduled') return false;
  const leader = leaderOf(scores);
  const isReached = scores[leader]! >= options.target;
  // A leading dealer may stop; behind, or short of the target, the deal goes on.
  if (dealerStays) return options.agariYame && leader === dealer && isReached;
  return isReached || !options.extension || stage === 'lastExtra';
};
