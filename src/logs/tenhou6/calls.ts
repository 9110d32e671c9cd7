// The two-digit tiles and the call strings of tenhou.net/6. In a call the letter stands before the called, added or
// last tile, and its place tells whom that tile came from: first the left, then across, last the right.

import { type Kind, kindAt, plainTile, redTile, SUITS, type Tile } from '../../tiles/tile.ts';

/** 11–19 m, 21–29 p, 31–39 s, 41–47 z, 51–53 the red fives. */
export const tileOf = (code: number): Tile | undefined => {
  const [tens, ones] = [Math.floor(code / 10), code % 10];
  if (tens === 5) return ones >= 1 && ones <= 3 ? redTile(kindAt(SUITS[ones - 1]!, 4)) : undefined;
  const suit = SUITS[tens - 1];
  if (!Number.isInteger(code) || suit === undefined || ones < 1 || ones > (suit === 'z' ? 7 : 9))
    return undefined;
  return plainTile(kindAt(suit, ones - 1) as Kind);
};

/** `from` counts seats to the caller's right: 1 right, 2 across, 3 left. */
export type Call =
  | {
      readonly type: 'chi' | 'pon' | 'openKan';
      readonly called: Tile;
      readonly own: readonly Tile[];
      readonly from: number;
    }
  | {
      readonly type: 'addedKan';
      readonly added: Tile;
      /** The three tiles of the pon, the called one as the string places it. */
      readonly pon: readonly Tile[];
      readonly from: number;
    }
  | { readonly type: 'closedKan'; readonly own: readonly Tile[] }
  | { readonly type: 'north'; readonly tile: Tile }
  /** `tile` undefined: the one just drawn. */
  | { readonly type: 'riichi'; readonly tile?: Tile };

const LETTERS = {
  c: 'chi',
  p: 'pon',
  m: 'openKan',
  k: 'addedKan',
  a: 'closedKan',
  r: 'riichi',
  f: 'north',
} as const;
type Letter = keyof typeof LETTERS;

/** The letter's place, in digits, to the seat it points at. */
const SOURCES: Readonly<Record<'c' | 'p' | 'm' | 'k', Readonly<Record<number, number>>>> = {
  c: { 0: 3 },
  p: { 0: 3, 2: 2, 4: 1 },
  m: { 0: 3, 2: 2, 6: 1 },
  k: { 0: 3, 2: 2, 4: 1 },
};

const SIZES: Readonly<Record<Letter, number>> = { c: 3, p: 3, m: 4, k: 4, a: 4, r: 1, f: 1 };

/** As a discard, 60 is the tile just drawn. */
export const JUST_DRAWN = 60;

interface Parts {
  readonly letter: Letter;
  readonly at: number;
  readonly codes: readonly number[];
}

const partsOf = (text: string): Parts | undefined => {
  const found = /^((?:\d\d)*)([a-z])((?:\d\d)+)$/.exec(text);
  if (found === null || !(found[2]! in LETTERS)) return undefined;
  const letter = found[2] as Letter;
  const codes = (found[1]! + found[3]!).match(/\d\d/g)!.map(Number);
  return codes.length === SIZES[letter] ? { letter, at: found[1]!.length, codes } : undefined;
};

const called = (letter: 'c' | 'p' | 'm', at: number, tiles: readonly Tile[]): Call | undefined => {
  const from = SOURCES[letter][at];
  if (from === undefined) return undefined;
  const index = at / 2;
  return { type: LETTERS[letter], called: tiles[index]!, own: tiles.filter((_, i) => i !== index), from };
};

const added = (at: number, tiles: readonly Tile[]): Call | undefined => {
  const from = SOURCES.k[at];
  if (from === undefined) return undefined;
  return { type: 'addedKan', added: tiles[at / 2]!, pon: tiles.filter((_, i) => i !== at / 2), from };
};

const riichi = (code: number): Call | undefined => {
  if (code === JUST_DRAWN) return { type: 'riichi' };
  const tile = tileOf(code);
  return tile === undefined ? undefined : { type: 'riichi', tile };
};

const withTiles = ({ letter, at, codes }: Parts): Call | undefined => {
  const tiles = codes.map(tileOf);
  if (!tiles.every((t) => t !== undefined)) return undefined;
  switch (letter) {
    case 'c':
    case 'p':
    case 'm':
      return called(letter, at, tiles);
    case 'k':
      return added(at, tiles);
    case 'a':
      return { type: 'closedKan', own: tiles };
    default:
      return { type: 'north', tile: tiles[0]! };
  }
};

/** Undefined for a string that is no call. */
export const parseCall = (text: string): Call | undefined => {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  return parts.letter === 'r' ? riichi(parts.codes[0]!) : withTiles(parts);
};
