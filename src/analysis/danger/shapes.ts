// By which shapes a hand could wait for a kind, over the tiles nobody has shown. What is impossible here is impossible
// by the rules: a chance of nought is given on this ground and on furiten alone.

import { isTerminalOrHonour, KINDS, type Kind, rankOf, suitOf } from '../../tiles/tile.ts';

/** What an opponent's hidden tiles are judged by. */
export interface Hidden {
  /** Copies nobody has shown, by kind. */
  readonly unseen: readonly number[];
  /** Tiles in its hand at rest: 13 less three a meld. */
  readonly size: number;
  /** It cannot win on this kind, nor on any other tile while it waits for this one. */
  readonly bars: (kind: Kind) => boolean;
}

/** One side of a run that the kind would end: `k − 2, k − 1` or `k + 1, k + 2`. */
export interface Side {
  /** Ways to hold the two tiles; 0: a wall stands there. */
  readonly ways: number;
  /** One of the two has a single copy left. */
  readonly isOneChance: boolean;
  /** The kind at the other end of an open wait; absent at the edge. */
  readonly partner?: Kind;
  /** The partner is barred, and with it this wait: suji. */
  readonly isBarred: boolean;
}

/** Ways to wait for one kind, counted by the copies left. */
export interface Shapes {
  readonly kind: Kind;
  readonly sides: readonly Side[];
  /** Open sides neither barred nor walled. */
  readonly open: number;
  readonly openWays: number;
  readonly edgeWays: number;
  readonly closedWays: number;
  readonly pairWays: number;
  readonly tripletWays: number;
  readonly orphans: boolean;
}

const inSuit = (kind: Kind, offset: number): Kind | undefined => {
  const rank = rankOf(kind) + offset;
  return suitOf(kind) === 'z' || rank < 1 || rank > 9 ? undefined : ((kind + offset) as Kind);
};

const waysOf = (unseen: readonly number[], a: Kind | undefined, b: Kind | undefined): number =>
  a === undefined || b === undefined ? 0 : unseen[a]! * unseen[b]!;

const sideOf = (kind: Kind, { unseen, bars }: Hidden, direction: 1 | -1): Side | undefined => {
  const [near, far] = [inSuit(kind, direction), inSuit(kind, 2 * direction)];
  if (near === undefined || far === undefined) return undefined;
  const partner = inSuit(kind, 3 * direction);
  return {
    ways: waysOf(unseen, near, far),
    isOneChance: Math.min(unseen[near]!, unseen[far]!) === 1,
    ...(partner === undefined ? {} : { partner }),
    isBarred: partner !== undefined && bars(partner),
  };
};

const ORPHANS = KINDS.filter(isTerminalOrHonour);

/** Thirteen orphans: twelve other kinds in hand, and a pair of one of them or the kind itself. */
const couldBeOrphans = (kind: Kind, { unseen, size }: Hidden): boolean => {
  if (size !== 13 || !isTerminalOrHonour(kind)) return false;
  const others = ORPHANS.filter((k) => k !== kind);
  return others.every((k) => unseen[k]! > 0) && (unseen[kind]! > 0 || others.some((k) => unseen[k]! > 1));
};

export const shapesOf = (kind: Kind, hidden: Hidden): Shapes => {
  const { unseen, size } = hidden;
  const isRuns = size > 1;
  const sides = ([-1, 1] as const).flatMap((d) => (isRuns ? (sideOf(kind, hidden, d) ?? []) : []));
  const open = sides.filter((s) => s.partner !== undefined && !s.isBarred && s.ways > 0);
  const edge = sides.filter((s) => s.partner === undefined);
  const left = unseen[kind]!;
  return {
    kind,
    sides,
    open: open.length,
    openWays: open.reduce((sum, { ways }) => sum + ways, 0),
    edgeWays: edge.reduce((sum, { ways }) => sum + ways, 0),
    closedWays: isRuns ? waysOf(unseen, inSuit(kind, -1), inSuit(kind, 1)) : 0,
    pairWays: left,
    tripletWays: isRuns ? (left * (left - 1)) / 2 : 0,
    orphans: couldBeOrphans(kind, hidden),
  };
};

/** Some hand could wait for it. */
export const isPossible = (s: Shapes): boolean =>
  s.orphans || s.openWays + s.edgeWays + s.closedWays + s.pairWays > 0;

/** Open waits still possible anywhere, of six a suit. */
export const openLines = ({ unseen, bars }: Hidden): number =>
  KINDS.filter((low) => {
    const high = inSuit(low, 3);
    if (high === undefined || bars(low) || bars(high)) return false;
    return unseen[low + 1]! > 0 && unseen[low + 2]! > 0;
  }).length;
