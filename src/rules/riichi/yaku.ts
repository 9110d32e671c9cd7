// The yaku as a table of families: name, han closed, han open (0: closed only), and what must hold of a hand in one of
// its readings. A family's premise spares its yaku where none of them can hold.
// Definitions are disjoint where one yaku swallows another (ryanpeikou and iipeikou, chinitsu and honitsu), so that no
// list of exclusions is needed.

import type { Kind } from '../../tiles/tile.ts';
import { type Hand, HONOURS, kindValue } from './hand.ts';
import type { Reading } from './reading.ts';

/** A line of a score sheet. */
export interface Han {
  readonly id: string;
  readonly han: number;
}

type Test = (r: Reading, h: Hand) => boolean;

export interface Yaku {
  readonly id: string;
  /** What it counts in a closed hand and in an open one, where it is possible there. */
  readonly closed: Han;
  readonly open: Han | undefined;
  readonly test: Test;
}

const isOpenRiichi = ({ situation, options }: Hand): boolean =>
  options.openRiichi && situation.openRiichi === true;

const hasTriplet = (kind: Kind, r: Reading): boolean => (r.honourBits & (1 << (kind - 27))) !== 0;
const DRAGON_BITS = 0b1110000;

/** Bits that the three suits share. */
const inThreeSuits = (bits: number): boolean => (bits & (bits >> 9) & (bits >> 18) & 0x1ff) !== 0;

/** 123 456 789 of the suit that begins at `offset`. */
const isStraight = (bits: number, offset: number): boolean => ((bits >> offset) & 0b1001001) === 0b1001001;

const bitCount = (bits: number): number => {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
};

export const isPinfu = (r: Reading, h: Hand): boolean =>
  h.closed && r.runs === 4 && r.wait === 'open' && kindValue(r.pair, h) === 0;

/** Triplets and quads of dragons in a reading. */
export const dragonSets = (r: Reading): number => bitCount(r.honourBits & DRAGON_BITS);

/** Han closed, han open; 0: never open. */
const yaku = (id: string, closed: number, open: number, test: Test): Yaku => ({
  id,
  closed: { id, han: closed },
  open: open === 0 ? undefined : { id, han: open },
  test,
});

/** Yaku that share a premise: where it fails, none of them holds. */
export interface Family {
  readonly premise: Test;
  readonly yaku: readonly Yaku[];
}

export const FAMILIES: readonly Family[] = [
  // Riichi.
  {
    premise: (_, h) => h.situation.riichi !== 'none',
    yaku: [
      yaku('riichi', 1, 0, (_, h) => h.situation.riichi === 'riichi' && !isOpenRiichi(h)),
      yaku('doubleRiichi', 2, 0, (_, h) => h.situation.riichi === 'double' && !isOpenRiichi(h)),
      yaku('openRiichi', 2, 0, (_, h) => h.situation.riichi === 'riichi' && isOpenRiichi(h)),
      yaku('openRiichi', 3, 0, (_, h) => h.situation.riichi === 'double' && isOpenRiichi(h)),
      yaku(
        'ippatsu',
        1,
        0,
        (_, { situation, options }) => options.ippatsu && situation.riichi !== 'none' && situation.ippatsu,
      ),
    ],
  },
  // How the tile came.
  {
    premise: (_, h) => h.tsumo || h.win.last || h.win.by !== 'discard',
    yaku: [
      yaku('menzenTsumo', 1, 0, (_, h) => h.tsumo),
      yaku('rinshan', 1, 1, (_, h) => h.tsumo && h.win.by === 'replacement'),
      yaku('chankan', 1, 1, (_, h) => h.win.by === 'addedKan'),
      yaku('haitei', 1, 1, (_, h) => h.tsumo && h.win.last && h.win.by === 'wall'),
      yaku('houtei', 1, 1, (_, h) => !h.tsumo && h.win.last && h.win.by === 'discard'),
    ],
  },
  // Value tiles.
  {
    premise: (r) => r.honourBits !== 0,
    yaku: [
      yaku('haku', 1, 1, (r) => hasTriplet(31 as Kind, r)),
      yaku('hatsu', 1, 1, (r) => hasTriplet(32 as Kind, r)),
      yaku('chun', 1, 1, (r) => hasTriplet(33 as Kind, r)),
      yaku('seatWind', 1, 1, (r, h) => hasTriplet(h.seatWind, r)),
      yaku('roundWind', 1, 1, (r, h) => hasTriplet(h.roundWind, r)),
      yaku('shousangen', 2, 2, (r) => r.form === 'standard' && r.pair >= 31 && dragonSets(r) === 2),
    ],
  },
  // Runs.
  {
    premise: (r) => r.runs > 0,
    yaku: [
      yaku('pinfu', 1, 0, isPinfu),
      yaku('iipeikou', 1, 0, (r) => r.twins === 1),
      yaku('sanshokuDoujun', 2, 1, (r) => inThreeSuits(r.runBits)),
      yaku(
        'ittsuu',
        2,
        1,
        (r) => isStraight(r.runBits, 0) || isStraight(r.runBits, 9) || isStraight(r.runBits, 18),
      ),
      yaku('chanta', 2, 1, (r, h) => r.outside && r.runs > 0 && (h.suits & HONOURS) !== 0),
      yaku('junchan', 3, 2, (r, h) => r.outside && r.runs > 0 && (h.suits & HONOURS) === 0),
      yaku('ryanpeikou', 3, 0, (r) => r.twins === 2),
    ],
  },
  // Triplets.
  {
    premise: (r) => r.form === 'standard' && r.runs < 2,
    yaku: [
      yaku('sanshokuDoukou', 2, 2, (r) => inThreeSuits(r.tripletBits)),
      yaku('toitoi', 2, 2, (r) => r.form === 'standard' && r.runs === 0),
      yaku('sanankou', 2, 2, (r) => r.concealedTriplets === 3),
      yaku('sankantsu', 2, 2, (r) => r.quads === 3),
    ],
  },
  // Seven pairs.
  {
    premise: (r) => r.form === 'sevenPairs',
    yaku: [yaku('chiitoitsu', 2, 0, (r) => r.form === 'sevenPairs')],
  },
  // All of a kind.
  {
    premise: (_, h) => h.oneSuit || !h.hasTerminal || !h.hasSimple,
    yaku: [
      yaku(
        'tanyao',
        1,
        1,
        (_, h) => !h.hasTerminal && (h.suits & HONOURS) === 0 && (h.closed || h.options.kuitan),
      ),
      yaku('honroutou', 2, 2, (_, h) => !h.hasSimple && h.hasTerminal && (h.suits & HONOURS) !== 0),
      yaku('honitsu', 3, 2, (_, h) => (h.suits & HONOURS) !== 0 && h.oneSuit),
      yaku('chinitsu', 6, 5, (_, h) => h.oneSuit && (h.suits & HONOURS) === 0),
    ],
  },
];

export const YAKU: readonly Yaku[] = FAMILIES.flatMap(({ yaku }) => yaku);

/** Lines of a score sheet that are no yaku: they add han and never make a hand legal. */
export const DORA_IDS = ['dora', 'ura', 'aka', 'north'] as const;
export type DoraId = (typeof DORA_IDS)[number];
