// Melds in a text: in brackets, or behind a letter.

import type { Meld } from '../tiles/meld.ts';
import { type Chair, readMeld } from '../tiles/meld-notation.ts';
import { formatTiles } from '../tiles/notation.ts';
import { compareTiles, isFlower, isHonour, kindOf, type Tile } from '../tiles/tile.ts';
import { DIGITS_THEN_SIGN, matchAt, type Reader, tilesFrom, unreadable } from './text-tokens.ts';

const isRun = (tiles: readonly Tile[]): boolean => {
  const kinds = [...tiles].sort(compareTiles).map(kindOf);
  return (
    kinds.length === 3 && !kinds.some(isHonour) && kinds[1] === kinds[0]! + 1 && kinds[2] === kinds[0]! + 2
  );
};

/** The basic notation of melds, whatever the tiles were written with: what a digit behind them means is its matter. */
const meldOf = (tiles: readonly Tile[], source: string, chair: Chair): Meld | undefined => {
  const text = `${formatTiles(tiles)}${source}`;
  const meld = readMeld(text, 0, text.length, chair);
  return meld.ok ? meld.value : undefined;
};

/** `[777z2]`, `[EEE,1]`, `(🀆🀆🀆)`. */
export const bracketed: Reader = (text, at, chair) => {
  const close = { '[': ']', '(': ')' }[text[at]!];
  if (close === undefined) return undefined;
  const end = text.indexOf(close, at);
  if (end < 0) return unreadable(at, 1, 'openBracket');
  const { tiles, to } = tilesFrom(text.slice(0, end), at + 1, chair);
  const source = text.slice(to, end).trim();
  const known = tiles.length > 0 && !tiles.some(isFlower) && /^\d?$/.test(source);
  const meld = known
    ? meldOf(tiles, source || (tiles.length === 3 && !isRun(tiles) ? '1' : ''), chair)
    : undefined;
  const length = end + 1 - at;
  return meld ? { length, meld } : unreadable(at, length, 'badMeld');
};

/** How many tiles each letter takes, and the digit of its source: the left, nothing for a concealed kong. */
const LETTERS = {
  c: { size: 3, source: '1', run: true },
  p: { size: 3, source: '1', run: false },
  k: { size: 4, source: '1', run: false },
  a: { size: 4, source: '', run: false },
} as const;

const isLetter = (letter: string): letter is keyof typeof LETTERS => letter in LETTERS;

const LETTERS_ALIKE = /([ESWNCFP])\1*/uy;
const SIGNS_ALIKE = /(\p{So})\1*/uy;

/** One tile of the text from a place on: `777s` and `EEE` are one piece of notation. */
const pieceAt = (text: string, at: number): string | undefined =>
  matchAt(DIGITS_THEN_SIGN, text, at) ?? matchAt(LETTERS_ALIKE, text, at) ?? matchAt(SIGNS_ALIKE, text, at);

/** `c123m`, `p777s`, `kEEEE`, `a7777s`: chow, pung, exposed and concealed kong. */
export const lettered: Reader = (text, at, chair) => {
  const letter = text[at]!;
  const piece = isLetter(letter) ? pieceAt(text, at + 1) : undefined;
  if (!isLetter(letter) || piece === undefined) return undefined;
  const length = 1 + piece.trimEnd().length;
  const { size, source, run } = LETTERS[letter];
  const { tiles } = tilesFrom(text.slice(0, at + length), at + 1, chair);
  const fits = tiles.length === size && !tiles.some(isFlower) && isRun(tiles) === run;
  const meld = fits ? meldOf(tiles, source, chair) : undefined;
  return meld ? { length, meld } : unreadable(at, length, 'badMeld');
};
