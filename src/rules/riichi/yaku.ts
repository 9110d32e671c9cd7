// The yaku as a table: name, han closed, han open (0: closed only), and the facts it takes of the win and of the shape, or
// bars. Definitions are disjoint where one yaku swallows another (ryanpeikou and iipeikou, chinitsu and honitsu), so that
// no list of exclusions is needed.

import { SHAPE, WIN } from './facts.ts';
import type { Hand } from './hand.ts';
import type { Reading } from './reading.ts';

/** A line of a score sheet. */
export interface Han {
  readonly id: string;
  readonly han: number;
}

interface Takes {
  /** Facts of the win that must hold, bits of `WIN`. */
  readonly win?: number;
  /** Facts of the win that must not. */
  readonly without?: number;
  /** Facts of the shape that must hold, bits of `SHAPE`. */
  readonly shape?: number;
}

export interface Yaku extends Required<Takes> {
  /** What it counts in a closed hand, and in an open one, where it is possible there. */
  readonly closed: Han;
  readonly open: Han | undefined;
}

/** Han closed, han open; 0: never open. */
const yaku = (id: string, closed: number, open: number, takes: Takes): Yaku => ({
  closed: { id, han: closed },
  open: open === 0 ? undefined : { id, han: open },
  win: takes.win ?? 0,
  without: takes.without ?? 0,
  shape: takes.shape ?? 0,
});

const PINFU = SHAPE.fourRuns | SHAPE.openWait | SHAPE.plainPair;

export const YAKU: readonly Yaku[] = [
  yaku('riichi', 1, 0, { win: WIN.riichi }),
  yaku('doubleRiichi', 2, 0, { win: WIN.doubleRiichi }),
  yaku('openRiichi', 2, 0, { win: WIN.openRiichi }),
  yaku('openRiichi', 3, 0, { win: WIN.doubleOpenRiichi }),
  yaku('ippatsu', 1, 0, { win: WIN.ippatsu }),
  yaku('menzenTsumo', 1, 0, { win: WIN.tsumo }),
  yaku('pinfu', 1, 0, { shape: PINFU }),
  yaku('tanyao', 1, 1, { win: WIN.tanyaoAllowed, without: WIN.terminals | WIN.honours }),
  yaku('iipeikou', 1, 0, { shape: SHAPE.twins }),
  yaku('haku', 1, 1, { shape: SHAPE.white }),
  yaku('hatsu', 1, 1, { shape: SHAPE.green }),
  yaku('chun', 1, 1, { shape: SHAPE.red }),
  yaku('seatWind', 1, 1, { shape: SHAPE.seatWind }),
  yaku('roundWind', 1, 1, { shape: SHAPE.roundWind }),
  yaku('rinshan', 1, 1, { win: WIN.tsumo | WIN.replacement }),
  yaku('chankan', 1, 1, { win: WIN.addedKan }),
  yaku('haitei', 1, 1, { win: WIN.tsumo | WIN.lastDraw }),
  yaku('houtei', 1, 1, { win: WIN.lastDiscard }),
  yaku('chiitoitsu', 2, 0, { shape: SHAPE.sevenPairs }),
  yaku('sanshokuDoujun', 2, 1, { shape: SHAPE.runInThreeSuits }),
  yaku('sanshokuDoukou', 2, 2, { shape: SHAPE.tripletInThreeSuits }),
  yaku('toitoi', 2, 2, { shape: SHAPE.fourTriplets }),
  yaku('sanankou', 2, 2, { shape: SHAPE.threeConcealed }),
  yaku('sankantsu', 2, 2, { shape: SHAPE.threeQuads }),
  yaku('ittsuu', 2, 1, { shape: SHAPE.straight }),
  yaku('chanta', 2, 1, { win: WIN.honours, shape: SHAPE.outside | SHAPE.anyRun }),
  yaku('honroutou', 2, 2, { win: WIN.honours | WIN.terminals, without: WIN.simples }),
  yaku('shousangen', 2, 2, { shape: SHAPE.twoDragons | SHAPE.dragonPair }),
  yaku('honitsu', 3, 2, { win: WIN.oneSuit | WIN.honours }),
  yaku('junchan', 3, 2, { without: WIN.honours, shape: SHAPE.outside | SHAPE.anyRun }),
  yaku('ryanpeikou', 3, 0, { shape: SHAPE.twoTwins }),
  yaku('chinitsu', 6, 5, { win: WIN.oneSuit, without: WIN.honours }),
];

export const isPinfu = (r: Reading, h: Hand): boolean => h.closed && (r.facts & PINFU) === PINFU;

/** Lines of a score sheet that are no yaku: they add han and never make a hand legal. */
export const DORA_IDS = ['dora', 'ura', 'aka', 'north'] as const;
export type DoraId = (typeof DORA_IDS)[number];
