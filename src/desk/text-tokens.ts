// The pieces that a text is read in, each by its own reader: what it finds at a place, or nothing. Tiles here, melds in
// `text-melds.ts`; `text.ts` asks them in turn.

import type { Meld } from '../tiles/meld.ts';
import type { Chair } from '../tiles/meld-notation.ts';
import { parseTile } from '../tiles/notation.ts';
import type { Tile } from '../tiles/tile.ts';
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
  'noHandInLink',
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

export type Reader = (text: string, at: number, chair: Chair) => Token | undefined;

/** What a sticky pattern finds right there. */
export const matchAt = (sticky: RegExp, text: string, at: number): string | undefined => {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
};

export const unreadable = (from: number, length: number, reason: UnreadReason): Token => ({
  length,
  unread: [{ from, to: from + length, reason }],
});

/** Between tiles: signs that ask a device for a picture or for a letter of a tile, and signs that nobody sees, as messengers
 * set them around a text. */
const SEPARATORS =
  /(?:[\s,，、;·・|/+＋]|\uFE0E|\uFE0F|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069])+/uy;

export const separator: Reader = (text, at) => {
  const found = matchAt(SEPARATORS, text, at);
  return found ? { length: found.length } : undefined;
};

/** An address that has no hand for us: its letters and digits are no tiles. */
const ADDRESS = /https?:\/\/\S+/uy;

export const address: Reader = (text, at) => {
  const found = matchAt(ADDRESS, text, at);
  return found ? unreadable(at, found.length, 'noHandInLink') : undefined;
};

const DIGITS = [...DIGITS_BY_SIGN.keys()].join('');
export const DIGITS_THEN_SIGN = new RegExp(
  `(?:[${DIGITS}]\\s*)+(?:[${[...SUITS_BY_SIGN.keys()].join('')}])?`,
  'uy',
);

const digitTile = (sign: string, letter: string): Tile | undefined => {
  const tile = parseTile(`${DIGITS_BY_SIGN.get(sign)}${letter}`);
  return tile.ok ? tile.value : undefined;
};

/** `123m`, `１２３萬`, `1만`: a digit that has no tile of the suit is left out alone. */
export const digits: Reader = (text, at) => {
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

const RED_FIVE = /5[mps]r/uy;

/** `5mr`: a red five as logs write it. */
export const redFive: Reader = (text, at) => {
  const found = matchAt(RED_FIVE, text, at);
  const red = found ? digitTile('0', found[1]!) : undefined;
  return red === undefined ? undefined : { length: 3, tiles: [red] };
};

/** `E`, `東`, `중`. */
export const sign: Reader = (text, at) => {
  const tile = SIGNS.get(text[at]!);
  return tile === undefined ? undefined : { length: 1, tiles: [tile] };
};

export const unicode: Reader = (text, at) => {
  const tile = tileOfUnicode(text.codePointAt(at)!);
  return tile === undefined ? undefined : { length: 2, tiles: [tile] };
};

const LETTER_FIRST = /[WBTFJH][1-9](?![0-9mpszfgMPSZ万萬만筒饼餅통索条條삭字자])/uy;

/** `W1B2F3`: letter and digit, nothing that makes the digit one of a suit. */
export const letterFirst: Reader = (text, at) => {
  const found = matchAt(LETTER_FIRST, text, at);
  if (!found) return undefined;
  const tile = tileOfLetterFirst(found[0]!, Number(found[1]));
  return tile === undefined ? unreadable(at, 2, 'noSuchTile') : { length: 2, tiles: [tile] };
};

export const suitAlone: Reader = (text, at) =>
  SUITS_BY_SIGN.has(text[at]!) ? unreadable(at, 1, 'suitWithoutDigits') : undefined;

const TILES: readonly Reader[] = [separator, letterFirst, redFive, digits, sign, unicode];

/** The tiles from a place on, as far as they can be read. */
export const tilesFrom = (text: string, at: number, chair: Chair): { tiles: readonly Tile[]; to: number } => {
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
