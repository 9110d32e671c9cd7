// Hands and melds as Majiang writes them: `m123p406z11*,p555+` — tiles by suit, the drawn one last, `_` a hidden tile, `*` riichi,
// melds behind commas. In a meld a mark follows the called tile: `-` from the left, `=` from across, `+` from the right.

import { parsePai } from '../../clients/majiang/tile.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';

/** Longer than any hand. */
const LONGEST = 80;

/** `m406` → m4 m0 m6. Undefined if one of them is no tile. */
const tilesIn = (text: string): readonly Tile[] | undefined => {
  if (text.length > LONGEST || !/^(?:[mpsz]\d+)*$/.test(text)) return undefined;
  const tiles = [...text.matchAll(/([mpsz])(\d+)/g)].flatMap(([, suit = '', digits = '']) =>
    [...digits].map((digit) => parsePai(suit + digit)),
  );
  return tiles.every((tile) => tile !== undefined) ? tiles : undefined;
};

/** What is held concealed, drawn tile and all; a number of hidden tiles; undefined if it is no hand. */
export const concealedIn = (text: string): readonly Tile[] | number | undefined => {
  const [held = ''] = text.split(',');
  return /^_+$/.test(held) ? held.length : tilesIn(held.replace('*', ''));
};

export const tileOf = (text: unknown): Tile | undefined =>
  typeof text === 'string' ? parsePai(text.slice(0, 2)) : undefined;

/** Seats to the right of the caller. */
const SOURCES: Readonly<Record<string, number>> = { '+': 1, '=': 2, '-': 3 };

interface Digits {
  readonly tiles: readonly Tile[];
  /** The called tile's place among them, and whose it was. */
  readonly at: number;
  readonly steps?: number;
}

const digitsOf = (text: string): Digits | undefined => {
  const [, suit, before, mark, after] = /^([mpsz])(\d+)(?:([-=+])(\d*))?$/.exec(text) ?? [];
  const tiles = suit === undefined ? undefined : tilesIn(suit + before + (after ?? ''));
  if (tiles === undefined || before === undefined || tiles.length > 4) return undefined;
  return { tiles, at: before.length - 1, ...(mark === undefined ? {} : { steps: SOURCES[mark]! }) };
};

const isRun = (tiles: readonly Tile[]): boolean => kindOf(tiles[0]!) !== kindOf(tiles[1]!);

/** Behind the mark of a triplet stands the tile that was added. */
const claimed = ({ tiles, at }: Digits, from: Seat): Meld | undefined => {
  const called = tiles[at]!;
  const own = tiles.filter((_, i) => i !== at);
  if (tiles.length === 4 && at === 2) {
    return { type: 'addedKan', own: tiles.slice(0, 2), called, from, added: tiles[3]! };
  }
  if (tiles.length === 4) return { type: 'openKan', own, called, from };
  if (tiles.length !== 3) return undefined;
  return { type: isRun(tiles) ? 'chi' : 'pon', own, called, from };
};

export const meldOf = (text: unknown, seat: Seat): Meld | undefined => {
  const digits = typeof text === 'string' ? digitsOf(text) : undefined;
  if (digits === undefined) return undefined;
  if (digits.steps === undefined) {
    return digits.tiles.length === 4 ? { type: 'closedKan', own: digits.tiles } : undefined;
  }
  return claimed(digits, seatAfter(seat, digits.steps, 4));
};
