// A tile is the class token right after `tile`: `5m`, `0p` the red five, `5z 6z 7z` white, green, red; `1x` is a back,
// `2x` and on are gaps. Of Chinese sets the white dragon is framed and has a code of its own, `0z`, and flowers and seasons
// are `1f`–`4f` and `1g`–`4g`. Any other is a tile of a set that we do not know.

import { parseTile } from '../../tiles/notation.ts';
import { kindAt, plainTile, redTile, type Suit, type Tile, WHITE } from '../../tiles/tile.ts';
import type { Part } from '../board/part.ts';

export type Face = Tile | 'back' | 'strange';

const SUITS: Readonly<Record<string, Suit>> = { m: 'm', p: 'p', s: 's', z: 'z' };

/** Which sets of tiles there are. */
export type Family = 'riichi' | 'mcr';

const flowerOf = (code: string): Tile | undefined => {
  const flower = /^[1-4][fg]$/.test(code) ? parseTile(code) : undefined;
  return flower?.ok ? flower.value : undefined;
};

/** Undefined for what is no tile of the set. */
export const parseCode = (code: string, family: Family): Tile | undefined => {
  if (family === 'riichi') return parseRiichi(code);
  if (code === '0z') return plainTile(WHITE);
  const plain = parseRiichi(code);
  return code.startsWith('0') ? undefined : (plain ?? flowerOf(code));
};

const parseRiichi = (code: string): Tile | undefined => {
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

export const faceOf =
  (family: Family) =>
  (part: Part): Face =>
    isBack(part) ? 'back' : (parseCode(codeOf(part), family) ?? 'strange');

/** The own player knows a tile of the own hand whichever way it lies. */
export const ownFaceOf =
  (family: Family) =>
  (part: Part): Face =>
    codeOf(part) === '1x' ? 'back' : (parseCode(codeOf(part), family) ?? 'strange');

export const isTile = (face: Face): face is Tile => typeof face === 'number';
