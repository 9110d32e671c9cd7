// One way to read a winning hand: which group or pair the winning tile completed, and what yaku ask of the groups,
// gathered once. One split can be won in several ways: 34556 + 4 is 345 456, and the 4 ends the closed wait 3_5 or the
// open wait 56. All are tried; the best pays.

import type { Decomposition } from '../../shapes/decompose.ts';
import type { Form } from '../../shapes/form.ts';
import { type Kind, rankOf } from '../../tiles/tile.ts';
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

const bitsOf = (blocks: readonly Block[], pair: Kind) => {
  let [runs, runBits, twinBits, twins] = [0, 0, 0, 0];
  let [tripletBits, honourBits, concealedTriplets, quads] = [0, 0, 0, 0];
  let outside = isOuter(pair);
  for (const { type, kind, open } of blocks) {
    if (type === 'run') {
      const bit = 1 << kind;
      runs++;
      // A third equal run begins anew: three are one pair of twins, four are two.
      if ((runBits & bit & ~twinBits) !== 0) {
        twins++;
        twinBits |= bit;
      } else twinBits &= ~bit;
      runBits |= bit;
      outside &&= isOuterRun(kind);
      continue;
    }
    if (kind >= 27) honourBits |= 1 << (kind - 27);
    else tripletBits |= 1 << kind;
    if (!open) concealedTriplets++;
    if (type === 'quad') quads++;
    outside &&= isOuter(kind);
  }
  return { runs, runBits, twins, tripletBits, honourBits, concealedTriplets, quads, outside };
};

const runWait = (start: Kind, tile: Kind): WaitShape => {
  if (tile === start + 1) return 'closed';
  const edge = tile === start ? rankOf(start) === 7 : rankOf(start) === 1;
  return edge ? 'edge' : 'open';
};

const containsKind = (type: Block['type'], start: Kind, kind: Kind): boolean =>
  type === 'run' ? start <= kind && kind <= start + 2 : start === kind;

type Standard = Extract<Decomposition, { form: 'standard' }>;

const standardReading = (way: Standard, hand: Hand, completed: number, wait: WaitShape): Reading => {
  const own = way.groups.map(
    ({ type, kind }, i): Block => ({
      type,
      kind,
      open: i === completed && type === 'triplet' && !hand.tsumo,
    }),
  );
  const blocks = hand.called.length === 0 ? own : own.concat(hand.called);
  return { form: 'standard', blocks, pair: way.pair, wait, ...bitsOf(blocks, way.pair) };
};

/** Each different place the winning tile can have in a standard split. */
const standardReadings = (way: Standard, hand: Hand): Reading[] => {
  const readings: Reading[] = [];
  if (way.pair === hand.winKind) readings.push(standardReading(way, hand, -1, 'pair'));
  way.groups.forEach(({ type, kind }, i) => {
    if (!containsKind(type, kind, hand.winKind)) return;
    if (way.groups.findIndex((g) => g.type === type && g.kind === kind) < i) return;
    const wait = type === 'triplet' ? 'shanpon' : runWait(kind, hand.winKind);
    readings.push(standardReading(way, hand, i, wait));
  });
  return readings;
};

const NO_BLOCKS = bitsOf([], 4 as Kind);

const specialReading = (form: Form, pair: Kind, wait: WaitShape): Reading => ({
  form,
  blocks: [],
  pair,
  wait,
  ...NO_BLOCKS,
});

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
