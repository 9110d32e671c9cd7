// Tiles by the signs that texts write them with.

import {
  GREEN,
  isRedFive,
  kindAt,
  kindOf,
  plainTile,
  RED,
  type Suit,
  type Tile,
  WHITE,
} from '../tiles/tile.ts';

const honour = (n: number): Tile => plainTile(kindAt('z', n - 1));
const [white, green, red] = [WHITE, GREEN, RED].map(plainTile) as [Tile, Tile, Tile];

/** MCR letters: the dragons by the Chinese sounds of red, green and white. */
const LETTERS = { E: honour(1), S: honour(2), W: honour(3), N: honour(4), C: red, F: green, P: white };

/** One sign, one tile. */
export const SIGNS: ReadonlyMap<string, Tile> = new Map([
  ...Object.entries(LETTERS),
  ...['東东동', '南남', '西서', '北북'].flatMap((signs, i) =>
    [...signs].map((sign) => [sign, honour(i + 1)] as const),
  ),
  ...[...'白백'].map((sign) => [sign, white] as const),
  ...[...'發発发발'].map((sign) => [sign, green] as const),
  ...[...'中중'].map((sign) => [sign, red] as const),
]);

/** Signs that follow digits. */
const SUIT_SIGNS: Readonly<Record<string, string>> = {
  m: 'mMｍＭ万萬만',
  p: 'pPｐＰ筒饼餅통',
  s: 'sSｓＳ索条條삭',
  z: 'zZｚＺ字자',
  f: 'fｆ',
  g: 'gｇ',
};

/** The letter of the basic notation that a sign stands for. */
export const SUITS_BY_SIGN: ReadonlyMap<string, string> = new Map(
  Object.entries(SUIT_SIGNS).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter] as const)),
);

const DIGIT_SIGNS = ['0０', '1１一', '2２二', '3３三', '4４四', '5５五', '6６六', '7７七', '8８八', '9９九'];

export const DIGITS_BY_SIGN: ReadonlyMap<string, number> = new Map(
  DIGIT_SIGNS.flatMap((signs, digit) => [...signs].map((sign) => [sign, digit] as const)),
);

const FIRST_UNICODE = 0x1f000;
const UNICODE_TILES = 42;
/** In the order of Unicode: winds, red green white, characters, bamboos, dots, four plants, four seasons. */
const BY_UNICODE: readonly Tile[] = [
  ...[1, 2, 3, 4].map(honour),
  red,
  green,
  white,
  ...(['m', 's', 'p'] as const).flatMap((suit: Suit) =>
    Array.from({ length: 9 }, (_, i) => plainTile(kindAt(suit, i))),
  ),
  ...Array.from({ length: 8 }, (_, i) => (37 + i) as Tile),
];

/** Undefined for another sign; jokers and backs are no tiles here. */
export const tileOfUnicode = (codePoint: number): Tile | undefined =>
  codePoint < FIRST_UNICODE + UNICODE_TILES ? BY_UNICODE[codePoint - FIRST_UNICODE] : undefined;

/** Asks for the sign as text: of all tiles, devices draw the red dragon alone as a picture. */
const AS_TEXT = '\uFE0E';

/** Red fives have no sign of their own and are written as fives. */
export const unicodeOfTile = (tile: Tile): string => {
  const plain = isRedFive(tile) ? plainTile(kindOf(tile)) : tile;
  const sign = String.fromCodePoint(FIRST_UNICODE + BY_UNICODE.indexOf(plain));
  return plain === red ? sign + AS_TEXT : sign;
};

const LETTER_OF: ReadonlyMap<Tile, string> = new Map(Object.entries(LETTERS).map(([l, t]) => [t, l]));

/** The MCR letter of an honour. */
export const letterOfHonour = (tile: Tile): string | undefined => LETTER_OF.get(tile);

/** Letters that stand before their digit: characters, dots, bamboos, winds; dragons, red first; seasons, then plants. */
const BEFORE: Readonly<Record<string, readonly Tile[]>> = {
  W: suitTiles('m'),
  B: suitTiles('p'),
  T: suitTiles('s'),
  F: [1, 2, 3, 4].map(honour),
  J: [red, green, white],
  H: [41, 42, 43, 44, 37, 38, 39, 40].map((t) => t as Tile),
};

function suitTiles(suit: Suit): readonly Tile[] {
  return Array.from({ length: 9 }, (_, i) => plainTile(kindAt(suit, i)));
}

export const tileOfLetterFirst = (letter: string, digit: number): Tile | undefined =>
  BEFORE[letter]?.[digit - 1];
