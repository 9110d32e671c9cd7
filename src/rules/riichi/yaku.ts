// The yaku as a table: name, han closed, han open (0: closed only), and what must hold. A test looks at the whole hand
// (`hand`) or at one reading of it (`reading`). Definitions are disjoint where one yaku swallows another (ryanpeikou
// and iipeikou, chinitsu and honitsu), so that no list of exclusions is needed.

import type { Kind } from '../../tiles/tile.ts';
import { type Hand, HONOURS, kindValue } from './hand.ts';
import type { Reading } from './reading.ts';

export type Yaku = { readonly id: string; readonly closed: number; readonly open: number } & (
  | { readonly hand: (h: Hand) => boolean; readonly reading?: never }
  | { readonly reading: (r: Reading, h: Hand) => boolean; readonly hand?: never }
);

const isOpenRiichi = ({ situation, options }: Hand): boolean =>
  options.openRiichi && situation.openRiichi === true;

const hasTriplet = (kind: Kind, r: Reading): boolean => (r.honourBits & (1 << (kind - 27))) !== 0;
const DRAGON_BITS = 0b1110000;

/** Bits that the three suits share. */
const inThreeSuits = (bits: number): boolean => (bits & (bits >> 9) & (bits >> 18) & 0x1ff) !== 0;

/** 123 456 789 of the suit that begins at `offset`. */
const isStraight = (bits: number, offset: number): boolean => ((bits >> offset) & 0b1001001) === 0b1001001;

const ONE_SUIT: readonly number[] = [1, 2, 4];

const bitCount = (bits: number): number => {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
};

export const isPinfu = (r: Reading, h: Hand): boolean =>
  h.closed && r.runs === 4 && r.wait === 'open' && kindValue(r.pair, h) === 0;

/** Triplets and quads of dragons in a reading. */
export const dragonSets = (r: Reading): number => bitCount(r.honourBits & DRAGON_BITS);

export const YAKU: readonly Yaku[] = [
  {
    id: 'riichi',
    closed: 1,
    open: 0,
    hand: (h) => h.situation.riichi === 'riichi' && !isOpenRiichi(h),
  },
  {
    id: 'doubleRiichi',
    closed: 2,
    open: 0,
    hand: (h) => h.situation.riichi === 'double' && !isOpenRiichi(h),
  },
  { id: 'openRiichi', closed: 2, open: 0, hand: (h) => h.situation.riichi === 'riichi' && isOpenRiichi(h) },
  { id: 'openRiichi', closed: 3, open: 0, hand: (h) => h.situation.riichi === 'double' && isOpenRiichi(h) },
  {
    id: 'ippatsu',
    closed: 1,
    open: 0,
    hand: ({ situation, options }) => options.ippatsu && situation.riichi !== 'none' && situation.ippatsu,
  },
  { id: 'menzenTsumo', closed: 1, open: 0, hand: (h) => h.tsumo },
  { id: 'pinfu', closed: 1, open: 0, reading: isPinfu },
  {
    id: 'tanyao',
    closed: 1,
    open: 1,
    hand: (h) => !h.hasTerminal && (h.suits & HONOURS) === 0 && (h.closed || h.options.kuitan),
  },
  { id: 'iipeikou', closed: 1, open: 0, reading: (r) => r.twins === 1 },
  { id: 'haku', closed: 1, open: 1, reading: (r) => hasTriplet(31 as Kind, r) },
  { id: 'hatsu', closed: 1, open: 1, reading: (r) => hasTriplet(32 as Kind, r) },
  { id: 'chun', closed: 1, open: 1, reading: (r) => hasTriplet(33 as Kind, r) },
  { id: 'seatWind', closed: 1, open: 1, reading: (r, h) => hasTriplet(h.seatWind, r) },
  { id: 'roundWind', closed: 1, open: 1, reading: (r, h) => hasTriplet(h.roundWind, r) },
  { id: 'rinshan', closed: 1, open: 1, hand: (h) => h.tsumo && h.win.by === 'replacement' },
  { id: 'chankan', closed: 1, open: 1, hand: (h) => h.win.by === 'addedKan' },
  { id: 'haitei', closed: 1, open: 1, hand: (h) => h.tsumo && h.win.last && h.win.by === 'wall' },
  { id: 'houtei', closed: 1, open: 1, hand: (h) => !h.tsumo && h.win.last && h.win.by === 'discard' },
  { id: 'chiitoitsu', closed: 2, open: 0, reading: (r) => r.form === 'sevenPairs' },
  { id: 'sanshokuDoujun', closed: 2, open: 1, reading: (r) => inThreeSuits(r.runBits) },
  { id: 'sanshokuDoukou', closed: 2, open: 2, reading: (r) => inThreeSuits(r.tripletBits) },
  { id: 'toitoi', closed: 2, open: 2, reading: (r) => r.form === 'standard' && r.runs === 0 },
  { id: 'sanankou', closed: 2, open: 2, reading: (r) => r.concealedTriplets === 3 },
  { id: 'sankantsu', closed: 2, open: 2, reading: (r) => r.quads === 3 },
  {
    id: 'ittsuu',
    closed: 2,
    open: 1,
    reading: (r) => isStraight(r.runBits, 0) || isStraight(r.runBits, 9) || isStraight(r.runBits, 18),
  },
  {
    id: 'chanta',
    closed: 2,
    open: 1,
    reading: (r, h) => r.outside && r.runs > 0 && (h.suits & HONOURS) !== 0,
  },
  {
    id: 'honroutou',
    closed: 2,
    open: 2,
    hand: (h) => !h.hasSimple && h.hasTerminal && (h.suits & HONOURS) !== 0,
  },
  {
    id: 'shousangen',
    closed: 2,
    open: 2,
    reading: (r) => r.form === 'standard' && r.pair >= 31 && dragonSets(r) === 2,
  },
  {
    id: 'honitsu',
    closed: 3,
    open: 2,
    hand: (h) => (h.suits & HONOURS) !== 0 && ONE_SUIT.includes(h.suits & 7),
  },
  {
    id: 'junchan',
    closed: 3,
    open: 2,
    reading: (r, h) => r.outside && r.runs > 0 && (h.suits & HONOURS) === 0,
  },
  { id: 'ryanpeikou', closed: 3, open: 0, reading: (r) => r.twins === 2 },
  { id: 'chinitsu', closed: 6, open: 5, hand: (h) => ONE_SUIT.includes(h.suits) },
];

/** Lines of a score sheet that are no yaku: they add han and never make a hand legal. */
export const DORA_IDS = ['dora', 'ura', 'aka', 'north'] as const;
export type DoraId = (typeof DORA_IDS)[number];
