// Tiles and groups of tziakcha. Its 144 tiles are numbered 0–143, four of a face in a row: characters, bamboos, dots (the
// other way round than ours), winds, then red, green and white dragon (ours begins with white), flowers last.

import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { type Kind, plainTile, type Tile } from '../../tiles/tile.ts';

/** One of its 144 tiles. */
export type Id = number;

const FIRST_FLOWER = 136;
const TILES = 144;
const OUR_FIRST_FLOWER = 37;

const range = (from: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + i);

/** Our kind of each of its 34 faces. */
const KINDS: readonly number[] = [
  ...range(0, 9),
  ...range(18, 9),
  ...range(9, 9),
  ...range(27, 4),
  33,
  32,
  31,
];

export const isId = (value: unknown): value is Id =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < TILES;

export const isFlowerId = (id: Id): boolean => id >= FIRST_FLOWER;

const kindOfFace = (face: number): Kind | undefined => KINDS[face] as Kind | undefined;

export const tileOf = (id: Id): Tile =>
  isFlowerId(id) ? ((id - FIRST_FLOWER + OUR_FIRST_FLOWER) as Tile) : plainTile(kindOfFace(id >> 2)!);

/** Its flowers by number, 0–7. */
export const flowerId = (number: number): Id | undefined =>
  number >= 0 && number < TILES - FIRST_FLOWER ? FIRST_FLOWER + number : undefined;

const GROUPS = ['chi', 'pon', 'openKan', 'addedKan'] as const;

interface Pack {
  readonly type: (typeof GROUPS)[number];
  readonly kind: Kind;
  /** Of a run: which of its tiles was called, from 1; else how many seats back it came from, 0: from nobody. */
  readonly offer: number;
}

/** A word of bits: 0–5 the face (the middle one of a run), 6–7 the offer, 8–9 the group; which copies come after. */
const packOf = (word: number): Pack | undefined => {
  const kind = kindOfFace(word & 63);
  return kind === undefined ? undefined : { kind, offer: (word >> 6) & 3, type: GROUPS[(word >> 8) & 3]! };
};

const run = ({ kind, offer }: Pack, seat: Seat): Meld | undefined => {
  const middle = kind % 9;
  if (kind >= 27 || middle === 0 || middle === 8 || offer === 0) return undefined;
  const tiles = [kind - 1, kind, kind + 1].map((k) => plainTile(k as Kind));
  const own = tiles.filter((_, i) => i !== offer - 1);
  return { type: 'chi', own, called: tiles[offer - 1]!, from: seatAfter(seat, -1, 4) };
};

const equal = ({ kind, offer, type }: Pack, seat: Seat): Meld | undefined => {
  const tile = plainTile(kind);
  const own = (count: number): readonly Tile[] => Array.from({ length: count }, () => tile);
  if (offer === 0) return type === 'openKan' ? { type: 'closedKan', own: own(4) } : undefined;
  const from = seatAfter(seat, -offer, 4);
  if (type === 'addedKan') return { type, own: own(2), called: tile, from, added: tile };
  return { type: type === 'pon' ? 'pon' : 'openKan', own: own(type === 'pon' ? 2 : 3), called: tile, from };
};

/** The group that a word says this seat made; undefined if it says none. */
export const meldOf = (word: number, seat: Seat): Meld | undefined => {
  const pack = packOf(word);
  if (pack === undefined) return undefined;
  return pack.type === 'chi' ? run(pack, seat) : equal(pack, seat);
};
