// The pieces that a text is read in, each by its own reader: what it finds at a place, or nothing. The first reader that
// finds something has it, so their order says what a letter means where notations differ.

import type { Meld } from '../tiles/meld.ts';
import { type Chair, readMeld } from '../tiles/meld-notation.ts';
import { formatTiles, parseTile } from '../tiles/notation.ts';
import { compareTiles, isFlower, isHonour, kindOf, type Tile } from '../tiles/tile.ts';
import { DIGITS_BY_SIGN, SIGNS, SUITS_BY_SIGN, tileOfLetterFirst, tileOfUnicode } from './text-faces.ts';

export const UNREAD_REASONS = [
  'badCharacter',
  'noSuchTile',
  'digitsWithoutSuit',
  'suitWithoutDigits',
  'badMeld',
  'openBracket',
  'tooManyTiles',
  'textTooLong',
  'badLink',
] as const;
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/** A stretch of the text that says nothing to us: from a place to before another. */
export interface Unread {
  readonly from: number;
  readonly to: number;
  readonly reason: UnreadReason;
}

export interface Token {
  /** How much of the text it takes; never 0. */
  readonly length: number;
  readonly tiles?: readonly Tile[];
  readonly meld?: Meld;
  readonly unread?: readonly Unread[];
}

type Reader = (text: string, at: number, chair: Chair) => Token | undefined;

const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  const sticky = new RegExp(pattern.source, 'uy');
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
};

const unreadable = (from: number, length: number, reason: UnreadReason): Token => ({
  length,
  unread: [{ from, to: from + length, reason }],
});

/** Between tiles: signs that ask a device for a picture or for a letter of a tile, and signs that nobody sees, as messengers
 * set them around a text. */
const separator: Reader = (text, at) => {
  const found = matchAt(
    /(?:[\s,，、;·・|/+＋]|\uFE0E|\uFE0F|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069])+/,
    text,
    at,
  );
  return found ? { length: found.length } : undefined;
};

const DIGITS = [...DIGITS_BY_SIGN.keys()].join('');
const DIGITS_THEN_SIGN = new RegExp(`(?:[${DIGITS}]\\s*)+(?:[${[...SUITS_BY_SIGN.keys()].join('')}])?`);

const digitTile = (sign: string, letter: string): Tile | undefined => {
  const tile = parseTile(`${DIGITS_BY_SIGN.get(sign)}${letter}`);
  return tile.ok ? tile.value : undefined;
};

/** `123m`, `１２３萬`, `1만`: a digit that has no tile of the suit is left out alone. */
const digits: Reader = (text, at) => {
  const found = matchAt(DIGITS_THEN_SIGN, text, at);
  if (!found) return undefined;
  const letter = SUITS_BY_SIGN.get(found.at(-1)!);
  if (letter === undefined) return unreadable(at, found.trimEnd().length, 'digitsWithoutSuit');
  const places = [...found].flatMap((sign, i) => (DIGITS_BY_SIGN.has(sign) ? [{ sign, at: at + i }] : []));
  const read = places.map(({ sign, at: place }) => ({ tile: digitTile(sign, letter), place }));
  return {
    length: found.length,
    tiles: read.flatMap(({ tile }) => (tile === undefined ? [] : [tile])),
    unread: read.flatMap(({ tile, place }) =>
      tile === undefined ? [{ from: place, to: place + 1, reason: 'noSuchTile' as const }] : [],
    ),
  };
};

/** `5mr`: a red five as logs write it. */
const redFive: Reader = (text, at) => {
  const found = matchAt(/5[mps]r/, text, at);
  const red = found ? digitTile('0', found[1]!) : undefined;
  return red === undefined ? undefined : { length: 3, tiles: [red] };
};

/** `E`, `東`, `중`. */
const sign: Reader = (text, at) => {
  const tile = SIGNS.get(text[at]!);
  return tile === undefined ? undefined : { length: 1, tiles: [tile] };
};

const unicode: Reader = (text, at) => {
  const tile = tileOfUnicode(text.codePointAt(at)!);
  return tile === undefined ? undefined : { length: 2, tiles: [tile] };
};

/** `W1B2F3`: letter and digit, nothing that makes the digit one of a suit. */
const letterFirst: Reader = (text, at) => {
  const found = matchAt(/[WBTFJH][1-9](?![0-9mpszfgMPSZ万萬만筒饼餅통索条條삭字자])/, text, at);
  if (!found) return undefined;
  const tile = tileOfLetterFirst(found[0]!, Number(found[1]));
  return tile === undefined ? unreadable(at, 2, 'noSuchTile') : { length: 2, tiles: [tile] };
};

const suitAlone: Reader = (text, at) =>
  SUITS_BY_SIGN.has(text[at]!) ? unreadable(at, 1, 'suitWithoutDigits') : undefined;

const TILES: readonly Reader[] = [separator, letterFirst, redFive, digits, sign, unicode];

/** The tiles from a place on, as far as they can be read. */
const tilesFrom = (text: string, at: number, chair: Chair): { tiles: readonly Tile[]; to: number } => {
  const tiles: Tile[] = [];
  let to = at;
  while (to < text.length) {
    const token = TILES.map((read) => read(text, to, chair)).find((found) => found !== undefined);
    if (!token || (token.unread?.length ?? 0) > 0) break;
    for (const tile of token.tiles ?? []) tiles.push(tile);
    to += token.length;
  }
  return { tiles, to };
};

/** The basic notation of melds, whatever the tiles were written with: what a digit behind them means is its matter. */
const meldOf = (tiles: readonly Tile[], source: string, chair: Chair): Meld | undefined => {
  const text = `${formatTiles(tiles)}${source}`;
  const meld = readMeld(text, 0, text.length, chair);
  return meld.ok ? meld.value : undefined;
};

/** `[777z2]`, `[EEE,1]`, `(🀆🀆🀆)`. */
const bracketed: Reader = (text, at, chair) => {
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

const isRun = (tiles: readonly Tile[]): boolean => {
  const kinds = [...tiles].sort(compareTiles).map(kindOf);
  return (
    kinds.length === 3 && !kinds.some(isHonour) && kinds[1] === kinds[0]! + 1 && kinds[2] === kinds[0]! + 2
  );
};

/** How many tiles each letter takes, and the digit of its source: the left, nothing for a concealed kong. */
const LETTERS = {
  c: { size: 3, source: '1', run: true },
  p: { size: 3, source: '1', run: false },
  k: { size: 4, source: '1', run: false },
  a: { size: 4, source: '', run: false },
} as const;

const isLetter = (letter: string): letter is keyof typeof LETTERS => letter in LETTERS;

/** One tile of the text from a place on: `777s` and `EEE` are one piece of notation. */
const pieceAt = (text: string, at: number): string | undefined =>
  matchAt(DIGITS_THEN_SIGN, text, at) ??
  matchAt(/([ESWNCFP])\1*/, text, at) ??
  matchAt(/(\p{So})\1*/u, text, at);

/** `c123m`, `p777s`, `kEEEE`, `a7777s`: chow, pung, exposed and concealed kong. */
const lettered: Reader = (text, at, chair) => {
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

/** In the order in which they are asked. */
export const TOKENS: readonly Reader[] = [
  separator,
  bracketed,
  letterFirst,
  redFive,
  digits,
  lettered,
  sign,
  unicode,
  suitAlone,
];
