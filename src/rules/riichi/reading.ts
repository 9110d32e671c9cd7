// One way to read a winning hand: which group or pair the winning tile completed, and what yaku ask of the groups,
// gathered once. One split can be won in several ways: 34556 + 4 is 345 456, and the 4 ends the closed wait 3_5 or the
// open wait 56. All are tried; the best pays.

import type { Decomposition } from '../../shapes/decompose.ts';
import type { CommonForm } from '../../shapes/form.ts';
import { KINDS, type Kind, rankOf } from '../../tiles/tile.ts';
import { shapeFacts } from './facts.ts';
import type { Block, Hand } from './hand.ts';

export const WAIT_SHAPES = ['open', 'edge', 'closed', 'pair', 'shanpon', 'thirteen'] as const;
export type WaitShape = (typeof WAIT_SHAPES)[number];

/** A reading as it is gathered, before what it means for the winner's seat and round. */
export interface Gathered {
  readonly form: CommonForm;
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

export interface Reading extends Gathered {
  /** Bits of `SHAPE`. */
  readonly facts: number;
}

const isOuter = (kind: Kind): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;
const isOuterRun = (kind: Kind): boolean => kind % 9 === 0 || kind % 9 === 6;

interface Placed {
  readonly form: CommonForm;
  readonly blocks: readonly Block[];
  readonly pair: Kind;
  readonly wait: WaitShape;
}

/** A third equal run begins anew: three are one pair of twins, four are two. */
const twinsAfter = (runBits: number, twinBits: number, bit: number): boolean =>
  (runBits & bit & ~twinBits) !== 0;

const gather = ({ form, blocks, pair, wait }: Placed, hand: Hand): Reading => {
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
  const reading = {
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
    facts: 0,
  };
  reading.facts = shapeFacts(reading, hand);
  return reading;
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
const NO_BLOCKS: readonly Block[] = [];
const OPEN_TRIPLETS = KINDS.map((kind): Block => ({ type: 'triplet', kind, open: true }));

/** The blocks of a split where the group at `completed` was finished by the winning tile; −1: none was. */
const blocksOf = ({ groups }: Standard, { called, tsumo }: Hand, completed: number): readonly Block[] => {
  const blocks = new Array<Block>(groups.length + called.length);
  groups.forEach(({ type, kind }, i) => {
    const isOpen = i === completed && !tsumo;
    blocks[i] = type === 'run' ? RUNS[kind]! : (isOpen ? OPEN_TRIPLETS : TRIPLETS)[kind]!;
  });
  called.forEach((block, i) => {
    blocks[groups.length + i] = block;
  });
  return blocks;
};

const isFirstOfItsKind = (groups: Standard['groups'], at: number): boolean => {
  const { type, kind } = groups[at]!;
  for (let i = 0; i < at; i++) if (groups[i]!.type === type && groups[i]!.kind === kind) return false;
  return true;
};

/** The wait that the winning tile ended at this place; undefined where it is not, or the same place came before. */
const waitAt = ({ groups, pair }: Standard, tile: Kind, at: number): WaitShape | undefined => {
  if (at === IN_PAIR) return pair === tile ? 'pair' : undefined;
  const { type, kind } = groups[at]!;
  if (!containsKind(type, kind, tile) || !isFirstOfItsKind(groups, at)) return undefined;
  return type === 'triplet' ? 'shanpon' : runWait(kind, tile);
};

/** The place of the winning tile that is no group. */
export const IN_PAIR = -1;
/** Places after the pair's: the groups of the split. */
export const groupCount = (way: Decomposition): number => (way.form === 'standard' ? way.groups.length : 0);

/** The reading of a split where the winning tile stands at a place: `IN_PAIR`, or a group's index. */
export const readingAt = (way: Decomposition, hand: Hand, at: number): Reading | undefined => {
  switch (way.form) {
    case 'standard': {
      const wait = waitAt(way, hand.winKind, at);
      if (wait === undefined) return undefined;
      return gather({ form: 'standard', blocks: blocksOf(way, hand, at), pair: way.pair, wait }, hand);
    }
    case 'sevenPairs':
      return gather({ form: 'sevenPairs', blocks: NO_BLOCKS, pair: hand.winKind, wait: 'pair' }, hand);
    case 'thirteenOrphans': {
      const wait = way.pair === hand.winKind ? 'thirteen' : 'pair';
      return gather({ form: 'thirteenOrphans', blocks: NO_BLOCKS, pair: way.pair, wait }, hand);
    }
  }
};
