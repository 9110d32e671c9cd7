// A tile is the class token right after `tile`: `5m`, `0p` the red five, `5z 6z 7z` white, green, red; `1x` is a back,
// `2x` and on are gaps. Any other is a tile of a set that we do not know.

import { kindAt, plainTile, redTile, type Suit, type Tile } from '../../tiles/tile.ts';
import type { Part } from '../board/part.ts';

export type Face = Tile | 'back' | 'strange';

const SUITS: Readonly<Record<string, Suit>> = { m: 'm', p: 'p', s: 's', z: 'z' };

/** Undefined for what is no tile of a riichi set. */
export const parseCode = (code: string): Tile | undefined => {
  const [, digit, letter] = /^(\d)([mpsz])$/.exec(code) ?? [];
  const suit = SUITS[letter ?? ''];
  if (!suit || digit === undefined) return undefined;
  const rank = Number(digit);
  if (suit === 'z') return rank >= 1 && rank <= 7 ? plainTile(kindAt(suit, rank - 1)) : undefined;
  return rank === 0 ? redTile(kindAt(suit, 4)) : plainTile(kindAt(suit, rank - 1));
};

export const codeOf = (part: Part): string => {
  const tokens = (part.getAttribute('class') ?? '').split(/\s+/);
  return tokens[tokens.indexOf('tile') + 1] ?? '';
};

/** Pictures of tiles that have left, or have yet to come. */
const GHOSTS = ['removed', 'hidden'];

const isThere = (part: Part): boolean =>
  !GHOSTS.some((g) => part.classList.contains(g)) && !/^[2-8]x$/.test(codeOf(part));

export const inPlace = (parts: readonly Part[]): readonly Part[] => parts.filter(isThere);

const isBack = (part: Part): boolean => codeOf(part) === '1x' || part.classList.contains('facedown');

export const faceOf = (part: Part): Face => (isBack(part) ? 'back' : (parseCode(codeOf(part)) ?? 'strange'));

/** The own player knows a tile of the own hand whichever way it lies. */
export const ownFaceOf = (part: Part): Face =>
  codeOf(part) === '1x' ? 'back' : (parseCode(codeOf(part)) ?? 'strange');

export const isTile = (face: Face): face is Tile => typeof face === 'number';
