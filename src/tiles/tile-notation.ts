// Tiles in text: digits and a suit, `123m067p`. `0` is a red five; f and g are flowers and seasons 1–4. What cannot be
// read is named with its place in the text, counted from 1.

import { err, ok, type Result } from '../result.ts';
import {
  isFlower,
  isRedFive,
  kindAt,
  kindOf,
  plainTile,
  rankOf,
  redTile,
  SUITS,
  type Suit,
  suitOf,
  type Tile,
} from './tile.ts';

export type NotationError =
  | 'badCharacter'
  | 'noSuchTile'
  | 'digitsWithoutSuit'
  | 'badMeld'
  | 'tooManyTiles'
  | 'textTooLong';

/** No hand, nor all tiles of a set with their melds, takes so much text: what is longer is no hand. */
const LONGEST_TEXT = 10_000;

/** Refuses what is too long before any of it is read. */
export const fitting = (text: string): Result<string, NotationError> =>
  text.length <= LONGEST_TEXT
    ? ok(text)
    : err('textTooLong', `more than ${LONGEST_TEXT} characters ${at(text, LONGEST_TEXT)}`);

/** Where in the text, for a person: `at 3: «8z»`. */
export const at = (text: string, index: number): string =>
  `at ${index + 1}: «${text.slice(index, index + 8)}»`;

const FIRST_FLOWER = 37;
const FIRST_SEASON = 41;
/** How high the digits of each letter go. */
const HIGHEST: Readonly<Record<string, number>> = { m: 9, p: 9, s: 9, z: 7, f: 4, g: 4 };

const isSuit = (letter: string): letter is Suit => SUITS.some((suit) => suit === letter);
const flowerAt = (letter: string, digit: number): Tile =>
  ((letter === 'f' ? FIRST_FLOWER : FIRST_SEASON) + digit - 1) as Tile;

/** One tile of a letter and a digit; undefined if there is none such. */
const tileAt = (letter: string, digit: number): Tile | undefined => {
  if (digit > HIGHEST[letter]!) return undefined;
  if (!isSuit(letter)) return digit === 0 ? undefined : flowerAt(letter, digit);
  if (digit > 0) return plainTile(kindAt(letter, digit - 1));
  return letter === 'z' ? undefined : redTile(kindAt(letter, 4));
};

/** The digits before a letter, once it is known: their tiles, in order. */
const readDigits = (
  text: string,
  places: readonly number[],
  letter: string,
): Result<readonly Tile[], NotationError> => {
  const tiles: Tile[] = [];
  for (const place of places) {
    const tile = tileAt(letter, Number(text[place]));
    if (tile === undefined) return err('noSuchTile', `no tile ${text[place]}${letter} ${at(text, place)}`);
    tiles.push(tile);
  }
  return ok(tiles);
};

const isSpace = (c: string): boolean => /\s/.test(c);

/** The tiles between two places of a text, in the order written; spaces, tabs and ends of lines are passed over. */
export const readTiles = (text: string, from: number, to: number): Result<readonly Tile[], NotationError> => {
  const tiles: Tile[] = [];
  let digits: number[] = [];
  for (let i = from; i < to; i++) {
    const c = text[i]!;
    if (isSpace(c)) continue;
    if (c >= '0' && c <= '9') {
      digits.push(i);
      continue;
    }
    if (!(c in HIGHEST)) return err('badCharacter', `not a tile ${at(text, i)}`);
    if (digits.length === 0) return err('badCharacter', `suit without digits ${at(text, i)}`);
    const stretch = readDigits(text, digits, c);
    if (!stretch.ok) return stretch;
    for (const tile of stretch.value) tiles.push(tile);
    digits = [];
  }
  const left = digits[0];
  return left === undefined ? ok(tiles) : err('digitsWithoutSuit', `digits without a suit ${at(text, left)}`);
};

const letterOf = (t: Tile): string => (isFlower(t) ? (t < FIRST_SEASON ? 'f' : 'g') : suitOf(kindOf(t)));
const digitOf = (t: Tile): number => {
  if (isFlower(t)) return ((t - FIRST_FLOWER) % 4) + 1;
  return isRedFive(t) ? 0 : rankOf(kindOf(t));
};

export const formatTile = (t: Tile): string => `${digitOf(t)}${letterOf(t)}`;

/** In the order given, one suit letter a stretch: `123m067p`. */
export const formatTiles = (tiles: readonly Tile[]): string =>
  tiles
    .map((t, i) => {
      const next = tiles[i + 1];
      return next !== undefined && letterOf(next) === letterOf(t) ? String(digitOf(t)) : formatTile(t);
    })
    .join('');
