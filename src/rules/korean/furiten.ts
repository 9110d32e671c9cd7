// Furiten (진팅): why a ron is barred, by which tile, until when. It never forbids a self-draw. An own discard counts by
// the shape alone, whatever the wait is worth; a tile let pass counts if it could have been won, for until then there was
// no ron to let pass.

import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { Furiten, Shown, Win } from '../rules.ts';
import type { KoreanSituation } from './flags.ts';
import type { KoreanOptions } from './options.ts';
import { waitsOf } from './shape.ts';
import { baseByRon } from './worth.ts';

const isWait = (waits: readonly Kind[], tile: Tile): boolean => tile < 34 && waits.includes(kindOf(tile));

const byRiver = (s: KoreanSituation, waits: readonly Kind[]): readonly Furiten[] =>
  s.river.flatMap((tile, riverIndex): Furiten[] =>
    isWait(waits, tile) ? [{ type: 'discard', tile, seat: s.seat, riverIndex, until: 'waitsChange' }] : [],
  );

const byPass = (passed: readonly Shown[], type: 'riichi' | 'temporary', until: Furiten['until']): Furiten[] =>
  passed.slice(0, 1).map(({ tile, seat }) => ({ type, tile, seat, until }));

const byPasses = (s: KoreanSituation, waits: readonly Kind[], options: KoreanOptions) => {
  const couldWin = ({ tile, by }: Shown): boolean =>
    by !== 'closedKan' && isWait(waits, tile) && baseByRon(s, kindOf(tile), options) >= options.minBase;
  return {
    inUpeo: byPass(s.passedInRiichi.filter(couldWin), 'riichi', 'handEnd'),
    now: byPass(s.passed.filter(couldWin), 'temporary', 'ownNextDiscard'),
  };
};

/**
 * All reasons, the longest-lasting first. By `tile` each own discard bars itself alone and all are told, else the first.
 * A reason of type `riichi` is a ron let pass in upeo.
 */
export const furiten = (
  s: KoreanSituation,
  waits: readonly Kind[],
  options: KoreanOptions,
): readonly Furiten[] => {
  if (options.furiten === 'off') return [];
  const river = byRiver(s, waits);
  const { inUpeo, now } =
    options.passedRon === 'none' ? { inUpeo: [], now: [] } : byPasses(s, waits, options);
  return [...inUpeo, ...(options.furiten === 'tile' ? river : river.slice(0, 1)), ...now];
};

/** Whether furiten bars this ron. */
export const isBarred = (s: KoreanSituation, win: Win, options: KoreanOptions): boolean => {
  if (win.from === undefined || options.furiten === 'off') return false;
  if (s.flags?.includes('furiten')) return true;
  if (s.river.length + s.passed.length + s.passedInRiichi.length === 0) return false;
  return furiten(s, waitsOf(s, options), options).some(
    ({ type, tile }) =>
      options.furiten === 'anyWait' || type !== 'discard' || kindOf(tile) === kindOf(win.tile),
  );
};
