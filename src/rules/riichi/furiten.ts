// Furiten: why a ron is barred, by which tile, until when. It never forbids a self-draw. A tile let pass counts whether
// or not it could have been won: without a yaku too.

import { isTerminalOrHonour, type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { Furiten, Shown, Situation, Win } from '../rules.ts';
import type { RiichiOptions } from './options.ts';
import { waitsOf } from './waits.ts';

const isOrphansHand = ({ concealed, melds }: Situation): boolean =>
  melds.length === 0 && concealed.every((t) => isTerminalOrHonour(kindOf(t)));

/** A closed kan shows its tile to thirteen orphans alone, where those may rob it. */
const couldBeWon = (s: Situation, options: RiichiOptions, shown: Shown): boolean =>
  shown.by !== 'closedKan' || (options.ankanRobKokushi && isOrphansHand(s));

const isWait = (waits: readonly Kind[], tile: Tile): boolean => waits.includes(kindOf(tile));

const byRiver = (s: Situation, waits: readonly Kind[]): readonly Furiten[] =>
  s.river.flatMap((tile, riverIndex): Furiten[] =>
    isWait(waits, tile) ? [{ type: 'discard', tile, seat: s.seat, riverIndex, until: 'waitsChange' }] : [],
  );

const byPass = (passed: readonly Shown[], type: 'riichi' | 'temporary', until: Furiten['until']): Furiten[] =>
  passed.slice(0, 1).map(({ tile, seat }) => ({ type, tile, seat, until }));

/** All reasons, the longest-lasting first, one of each type: the earliest. With `tileOnly`, each own discard bars itself alone. */
export const furiten = (s: Situation, waits: readonly Kind[], options: RiichiOptions): readonly Furiten[] => {
  if (options.furiten === 'tileOnly') return byRiver(s, waits);
  const missed = (passed: readonly Shown[]) =>
    passed.filter((shown) => isWait(waits, shown.tile) && couldBeWon(s, options, shown));
  return [
    ...(s.riichi === 'none' ? [] : byPass(missed(s.passedInRiichi), 'riichi', 'handEnd')),
    ...byRiver(s, waits).slice(0, 1),
    ...byPass(missed(s.passed), 'temporary', 'ownNextDiscard'),
  ];
};

/** Whether furiten bars this ron. */
export const isBarred = (s: Situation, win: Win, options: RiichiOptions): boolean => {
  if (s.river.length + s.passed.length + s.passedInRiichi.length === 0) return false;
  const reasons = furiten(s, waitsOf(s), options);
  return options.furiten === 'tileOnly'
    ? reasons.some(({ tile }) => kindOf(tile) === kindOf(win.tile))
    : reasons.length > 0;
};
