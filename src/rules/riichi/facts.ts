// What yaku ask for, as bits: facts of the win and of all tiles (`WIN`), and facts of one reading (`SHAPE`). A yaku is then
// a set of facts, and to look for all of them takes no call: a table of thirty predicates cost more than all else.

import type { Hand } from './hand.ts';
import { HONOURS, kindValue } from './hand.ts';
import type { Gathered } from './reading.ts';

export const WIN = {
  riichi: 1 << 0,
  doubleRiichi: 1 << 1,
  openRiichi: 1 << 2,
  doubleOpenRiichi: 1 << 3,
  ippatsu: 1 << 4,
  tsumo: 1 << 5,
  replacement: 1 << 6,
  addedKan: 1 << 7,
  lastDraw: 1 << 8,
  lastDiscard: 1 << 9,
  oneSuit: 1 << 10,
  honours: 1 << 11,
  terminals: 1 << 12,
  simples: 1 << 13,
  /** Closed, or all simples are a yaku in an open hand too. */
  tanyaoAllowed: 1 << 14,
} as const;

export const SHAPE = {
  sevenPairs: 1 << 0,
  anyRun: 1 << 1,
  fourRuns: 1 << 2,
  fourTriplets: 1 << 3,
  openWait: 1 << 4,
  /** A pair without fu. */
  plainPair: 1 << 5,
  dragonPair: 1 << 6,
  white: 1 << 7,
  green: 1 << 8,
  red: 1 << 9,
  seatWind: 1 << 10,
  roundWind: 1 << 11,
  twoDragons: 1 << 12,
  twins: 1 << 13,
  twoTwins: 1 << 14,
  runInThreeSuits: 1 << 15,
  tripletInThreeSuits: 1 << 16,
  straight: 1 << 17,
  threeConcealed: 1 << 18,
  threeQuads: 1 << 19,
  /** A terminal or an honour in every group and the pair. */
  outside: 1 << 20,
} as const;

const when = (holds: boolean, fact: number): number => (holds ? fact : 0);

const riichiFact = ({ situation, options }: Hand): number => {
  const isOpen = options.openRiichi && situation.openRiichi === true;
  switch (situation.riichi) {
    case 'none':
      return 0;
    case 'riichi':
      return isOpen ? WIN.openRiichi : WIN.riichi;
    case 'double':
      return isOpen ? WIN.doubleOpenRiichi : WIN.doubleRiichi;
  }
};

const arrivalFacts = ({ win, tsumo }: Hand): number =>
  when(tsumo, WIN.tsumo) |
  when(win.by === 'replacement', WIN.replacement) |
  when(win.by === 'addedKan', WIN.addedKan) |
  when(win.last && win.by === 'wall', WIN.lastDraw) |
  when(win.last && win.by === 'discard', WIN.lastDiscard);

const tileFacts = (h: Hand): number =>
  when(h.oneSuit, WIN.oneSuit) |
  when((h.suits & HONOURS) !== 0, WIN.honours) |
  when(h.hasTerminal, WIN.terminals) |
  when(h.hasSimple, WIN.simples);

export const winFacts = (h: Hand): number => {
  const { situation, options } = h;
  const isIppatsu = situation.ippatsu && situation.riichi !== 'none' && options.ippatsu;
  return (
    riichiFact(h) |
    arrivalFacts(h) |
    tileFacts(h) |
    when(isIppatsu, WIN.ippatsu) |
    when(h.closed || options.kuitan, WIN.tanyaoAllowed)
  );
};

const DRAGON_BITS = 0b1110000;
const WIND_BITS = 0b0001111;

const bitCount = (bits: number): number => {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
};

type Honours = Pick<Gathered, 'honourBits'>;
/** Triplets and quads of dragons, of winds. */
export const dragonSets = ({ honourBits }: Honours): number => bitCount(honourBits & DRAGON_BITS);
export const windSets = ({ honourBits }: Honours): number => bitCount(honourBits & WIND_BITS);

const honourFacts = (g: Gathered, h: Hand): number => {
  const has = (kind: number): boolean => (g.honourBits & (1 << (kind - 27))) !== 0;
  return (
    when(has(31), SHAPE.white) |
    when(has(32), SHAPE.green) |
    when(has(33), SHAPE.red) |
    when(has(h.seatWind), SHAPE.seatWind) |
    when(has(h.roundWind), SHAPE.roundWind) |
    when(dragonSets(g) === 2, SHAPE.twoDragons)
  );
};

/** Bits that the three suits share. */
const inThreeSuits = (bits: number): boolean => (bits & (bits >> 9) & (bits >> 18) & 0x1ff) !== 0;

/** 123 456 789 of the suit that begins at `offset`. */
const isStraight = (bits: number, offset: number): boolean => ((bits >> offset) & 0b1001001) === 0b1001001;

const runFacts = ({ runs, runBits, twins, wait }: Gathered): number =>
  SHAPE.anyRun |
  when(runs === 4, SHAPE.fourRuns) |
  when(wait === 'open', SHAPE.openWait) |
  when(twins === 1, SHAPE.twins) |
  when(twins === 2, SHAPE.twoTwins) |
  when(inThreeSuits(runBits), SHAPE.runInThreeSuits) |
  when(isStraight(runBits, 0) || isStraight(runBits, 9) || isStraight(runBits, 18), SHAPE.straight);

const tripletFacts = (g: Gathered): number =>
  when(g.runs === 0, SHAPE.fourTriplets) |
  when(g.concealedTriplets === 3, SHAPE.threeConcealed) |
  when(g.quads === 3, SHAPE.threeQuads) |
  when(inThreeSuits(g.tripletBits), SHAPE.tripletInThreeSuits);

export const shapeFacts = (g: Gathered, h: Hand): number => {
  if (g.form !== 'standard') return g.form === 'sevenPairs' ? SHAPE.sevenPairs : 0;
  return (
    (g.runs > 0 ? runFacts(g) : 0) |
    (g.runs < 2 ? tripletFacts(g) : 0) |
    (g.honourBits === 0 ? 0 : honourFacts(g, h)) |
    when(kindValue(g.pair, h) === 0, SHAPE.plainPair) |
    when(g.pair >= 31, SHAPE.dragonPair) |
    when(g.outside, SHAPE.outside)
  );
};
