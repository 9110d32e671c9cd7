// One way to read a winning hand: which group or pair the winning tile completed, and what yaku ask of the groups,
// gathered once. One split can be won in several ways: 34556 + 4 is 345 456, and the 4 ends the closed wait 3_5 or the
// open wait 56. All are tried; the best pays.

import type { Decomposition } from '../../shapes/decompose.ts';
import type { Form } from '../../shapes/form.ts';
import { KINDS, type Kind, rankOf } from '../../tiles/tile.ts';
import type { Block, Hand } from './hand.ts';

export const WAIT_SHAPES = ['open', 'edge', 'closed', 'pair', 'shanpon', 'thirteen'] as const;
export type WaitShape = (typeof WAIT_SHAPES)[number];

export interface Reading {
  readonly form: Form;
  /** The concealed groups, then the called ones in the order made; empty for seven pairs and thirteen orphans. */
  readonly blocks: readonly Block[];
  /** The pair; of seven pairs and thirteen orphans, the winning tile's. */
  readonly pair: Kind;
  readonly wait: WaitShape;
  readonly runs: number;
  /** Bits 0–24: where runs begin, by kind. */
  readonly runBits: number;
  /** How many times two runs are the same. */
  readonly twins: number;
  /** Bits 0–26: number kinds with a triplet or quad. */
  readonly tripletBits: number;
  /** Bits 0–6: the same of honours. */
  readonly honourBits: number;
  readonly concealedTriplets: number;
  readonly quads: number;
  /** Every group and the pair has a terminal or an honour. */
  readonly outside: boolean;
}

const isOuter = (kind: Kind): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;
const isOuterRun = (kind: Kind): boolean => kind % 9 === 0 || kind % 9 === 6;

interface Placed {
  readonly form: Form;
  readonly blocks: readonly Block[];
  readonly pair: Kind;
  readonly wait: WaitShape;
}

/** A third equal run begins anew: three are one pair of twins, four are two. */
const twinsAfter = (runBits: number, twinBits: number, bit: number): boolean =>
  (runBits & bit & ~twinBits) !== 0;

const gather = ({ form, blocks, pair, wait }: Placed): Reading => {
  let [runs, runBits, twinBits, twins] = [0, 0, 0, 0];
  let [tripletBits, honourBits, concealedTriplets, quads] = [0, 0, 0, 0];
  let outside = isOuter(pair);
  for (const { type, kind, open } of blocks) {
    if (type === 'run') {
      const bit = 1 << kind;
      const isTwin = twinsAfter(runBits, twinBits, bit);
      twinBits = isTwin ? twinBits | bit : twinBits & ~bit;
      runBits |= bit;
      if (isTwin) twins++;
      runs++;
      outside &&= isOuterRun(kind);
      continue;
    }
    if (kind >= 27) honourBits |= 1 << (kind - 27);
    else tripletBits |= 1 << kind;
    if (!open) concealedTriplets++;
    if (type === 'quad') quads++;
    outside &&= isOuter(kind);
  }
  return {
    form,
    blocks,
    pair,
    wait,
    runs,
    runBits,
    twins,
    tripletBits,
    honourBits,
    concealedTriplets,
    quads,
    outside,
  };
};

const runWait = (start: Kind, tile: Kind): WaitShape => {
  if (tile === start + 1) return 'closed';
  const edge = tile === start ? rankOf(start) === 7 : rankOf(start) === 1;
  return edge ? 'edge' : 'open';
};

const containsKind = (type: Block['type'], start: Kind, kind: Kind): boolean =>
  type === 'run' ? start <= kind && kind <= start + 2 : start === kind;

type Standard = Extract<Decomposition, { form: 'standard' }>;

const RUNS = KINDS.map((kind): Block => ({ type: 'run', kind, open: false }));
const TRIPLETS = KINDS.map((kind): Block => ({ type: 'triplet', kind, open: false }));
const OPEN_TRIPLETS = KINDS.map((kind): Block => ({ type: 'triplet', kind, open: true }));

/** The blocks of a split where the group at `completed` was finished by the winning tile; −1: none was. */
const blocksOf = (way: Standard, hand: Hand, completed: number): readonly Block[] => {
  const blocks: Block[] = [];
  for (let i = 0; i < way.groups.length; i++) {
    const { type, kind } = way.groups[i]!;
    const isOpen = i === completed && !hand.tsumo;
    blocks.push(type === 'run' ? RUNS[kind]! : (isOpen ? OPEN_TRIPLETS : TRIPLETS)[kind]!);
  }
  for (const block of hand.called) blocks.push(block);
  return blocks;
};

const placed = (way: Standard, hand: Hand, completed: number, wait: WaitShape): Reading =>
  gather({ form: 'standard', blocks: blocksOf(way, hand, completed), pair: way.pair, wait });

const isFirstOfItsKind = ({ groups }: Standard, at: number): boolean => {
  const { type, kind } = groups[at]!;
  for (let i = 0; i < at; i++) if (groups[i]!.type === type && groups[i]!.kind === kind) return false;
  return true;
};

/** Each different place the winning tile can have in a standard split. */
const standardReadings = (way: Standard, hand: Hand): Reading[] => {
  const readings: Reading[] = [];
  const { groups, pair } = way;
  if (pair === hand.winKind) readings.push(placed(way, hand, -1, 'pair'));
  for (let i = 0; i < groups.length; i++) {
    const { type, kind } = groups[i]!;
    if (!containsKind(type, kind, hand.winKind) || !isFirstOfItsKind(way, i)) continue;
    const wait = type === 'triplet' ? 'shanpon' : runWait(kind, hand.winKind);
    readings.push(placed(way, hand, i, wait));
  }
  return readings;
};

const specialReading = (form: Form, pair: Kind, wait: WaitShape): Reading =>
  gather({ form, blocks: [], pair, wait });

export const readingsOf = (way: Decomposition, hand: Hand): readonly Reading[] => {
  switch (way.form) {
    case 'standard':
      return standardReadings(way, hand);
    case 'sevenPairs':
      return [specialReading('sevenPairs', hand.winKind, 'pair')];
    case 'thirteenOrphans':
      return [specialReading('thirteenOrphans', way.pair, way.pair === hand.winKind ? 'thirteen' : 'pair')];
  }
};
