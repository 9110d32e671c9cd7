// Two index spaces, two types: a `Tile` is what is printed (a red five is its own tile), a `Kind` is what is
// counted. Only `kindOf` crosses, so a red five cannot index counts: the compiler says so.

declare const tile: unique symbol;
declare const kind: unique symbol;

/** A printed tile: 0–33 as `Kind`, 34–36 the red 5m 5p 5s, 37–40 flowers, 41–44 seasons. */
export type Tile = number & { readonly [tile]: true };

/** A face to count by, 0–33: 0–8 man, 9–17 pin, 18–26 sou, 27–30 E S W N, 31–33 white green red. */
export type Kind = number & { readonly [kind]: true };

export const KIND_COUNT = 34;
export const TILE_COUNT = 45;
const FIRST_RED = 34;
const FIRST_FLOWER = 37;

export const KINDS: readonly Kind[] = Array.from({ length: KIND_COUNT }, (_, i) => i as Kind);
export const TILES: readonly Tile[] = Array.from({ length: TILE_COUNT }, (_, i) => i as Tile);

/** The kinds of 5m 5p 5s, in the order of their red tiles. */
export const FIVES: readonly Kind[] = [4 as Kind, 13 as Kind, 22 as Kind];

export const SUITS = ['m', 'p', 's', 'z'] as const;
export type Suit = (typeof SUITS)[number];

export const WINDS = ['east', 'south', 'west', 'north'] as const;
export type Wind = (typeof WINDS)[number];

export const EAST = 27 as Kind;
export const NORTH = 30 as Kind;
export const WHITE = 31 as Kind;
export const GREEN = 32 as Kind;
export const RED = 33 as Kind;

export const isFlower = (t: Tile): boolean => t >= FIRST_FLOWER;
export const isRedFive = (t: Tile): boolean => t >= FIRST_RED && t < FIRST_FLOWER;

/** The face a tile counts as. A flower has none: to ask is a bug. */
export const kindOf = (t: Tile): Kind => {
  if (t < FIRST_RED) return t as number as Kind;
  if (isFlower(t)) throw new Error('a flower has no kind');
  return FIVES[t - FIRST_RED] as Kind;
};

/** The ordinary tile of a kind: never red. */
export const plainTile = (k: Kind): Tile => k as number as Tile;

/** The red five of 5m, 5p or 5s; undefined for every other kind. */
export const redTile = (k: Kind): Tile | undefined =>
  k < EAST && k % 9 === 4 ? ((FIRST_RED + (k - 4) / 9) as Tile) : undefined;

/** A kind from a suit's offset 0–8 (honours 0–6: E S W N, white green red). */
export const kindAt = (suit: Suit, offset: number): Kind => (SUITS.indexOf(suit) * 9 + offset) as Kind;

export const suitOf = (k: Kind): Suit => SUITS[Math.floor(k / 9)] as Suit;

/** 1–9 for numbers; 1–7 for E S W N, white green red. */
export const rankOf = (k: Kind): number => (k % 9) + 1;

export const isHonour = (k: Kind): boolean => k >= EAST;
export const isTerminal = (k: Kind): boolean => k < EAST && (k % 9 === 0 || k % 9 === 8);
export const isTerminalOrHonour = (k: Kind): boolean => isHonour(k) || isTerminal(k);
export const isDragon = (k: Kind): boolean => k >= WHITE;
export const isWind = (k: Kind): boolean => k >= EAST && k < WHITE;

export const windKind = (w: Wind): Kind => (EAST + WINDS.indexOf(w)) as Kind;

const faceOf = (t: Tile): number => (isFlower(t) ? t : kindOf(t));

/** Order by face, a red five after the plain ones of its kind. */
export const compareTiles = (a: Tile, b: Tile): number => faceOf(a) - faceOf(b) || a - b;
