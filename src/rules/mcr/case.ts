// Hands in one line of text, for tables of cases: `567p67s33z [345m1]`, won on `8s`, and how. The player is South in the
// East round.

import { parseHand, parseTile } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Win } from '../rules.ts';
import type { McrSituation } from './hand.ts';
import { DEFAULTS, type McrOptions } from './options.ts';
import { isRefused, type McrScore, valueOfHand } from './score.ts';

export const tileOf = (text: string): Tile => {
  const tile = parseTile(text);
  if (!tile.ok) throw new Error(tile.detail);
  return tile.value;
};

/** `how`: words of draw, replacement, rob, robConcealed, last, copy, flowers; without them, a discard. */
export const situationOf = (hand: string, how = ''): McrSituation => {
  const parsed = parseHand(hand, 1);
  if (!parsed.ok) throw new Error(parsed.detail);
  const { tiles, melds } = parsed.value;
  const aside = how.includes('flowers') ? [tileOf('1f'), tileOf('3g')] : [];
  return { seat: 1, roundWind: 'east', seatWind: 'south', concealed: tiles, melds, aside };
};

const byOf = (how: string): Win['by'] => {
  if (how.includes('replacement')) return 'replacement';
  if (how.includes('robConcealed')) return 'closedKan';
  if (how.includes('rob')) return 'addedKan';
  return how.includes('draw') ? 'wall' : 'discard';
};

export const winOf = (tile: string, how = ''): Win => {
  const by = byOf(how);
  return {
    tile: tileOf(tile),
    by,
    ...(by === 'wall' || by === 'replacement' ? {} : { from: 0 }),
    last: how.includes('last'),
    ...(how.includes('copy') ? { lastCopy: true as const } : {}),
  };
};

export const valueOfText = (
  hand: string,
  tile: string,
  how = '',
  options: McrOptions = DEFAULTS,
): McrScore => {
  const value = valueOfHand(situationOf(hand, how), winOf(tile, how), options);
  if (isRefused(value)) throw new Error(`${hand} + ${tile}: ${value}`);
  return value;
};

/** `tileHog×2 noHonors`, dearest first. */
export const fansOf = ({ fans }: McrScore): string =>
  fans.map(({ id, times }) => (times > 1 ? `${id}×${times}` : id)).join(' ');
