// Upeo (엎어): closed, ready, frozen. It may be declared only if a discard would already reach the minimum of base points;
// early upeo (부지 엎어) is worth the minimum by itself and needs no such check.

import { isConcealed } from '../../tiles/meld.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import type { KoreanSituation } from './flags.ts';
import type { KoreanOptions } from './options.ts';
import { type Held, waitsOf } from './shape.ts';
import { baseByRon } from './worth.ts';

/** A wait and the base points that a discard of it would bring, without upeo and without what the moment adds. */
export interface UpeoWait {
  readonly kind: Kind;
  readonly base: number;
  readonly suffices: boolean;
}

export const UPEO_FAULTS = ['declared', 'openHand', 'notReady', 'shortWall', 'belowMinimum'] as const;
export type UpeoFault = (typeof UPEO_FAULTS)[number];

export interface UpeoAnswer {
  readonly legal: boolean;
  /** Why not, all that holds. */
  readonly faults: readonly UpeoFault[];
  readonly waits: readonly UpeoWait[];
}

/** The hand as its tiles alone make it. */
const plain = (s: KoreanSituation): KoreanSituation => ({
  ...s,
  riichi: 'none',
  firstTurn: false,
  flags: [],
});

export const upeoWaits = (s: KoreanSituation, options: KoreanOptions): readonly UpeoWait[] =>
  waitsOf(s, options).map((kind) => {
    const base = baseByRon(plain(s), kind, options);
    return { kind, base, suffices: base >= options.minBase };
  });

/** Whether discards secure the minimum: on every wait that can still come, or on one, as the table has it. */
export const isSecured = (waits: readonly UpeoWait[], { upeoCheck }: KoreanOptions): boolean =>
  upeoCheck === 'allWaits' ? waits.every((w) => w.suffices) : waits.some((w) => w.suffices);

const mayBeClosed = ({ melds }: Held, { concealedKongKeepsMenzen }: KoreanOptions): boolean =>
  concealedKongKeepsMenzen ? isConcealed(melds) : melds.length === 0;

/** Of a hand of 13 tiles: whether upeo may be declared with it, and why not. `wall`: tiles left to draw. */
export const upeoAnswer = (s: KoreanSituation, wall: number, options: KoreanOptions): UpeoAnswer => {
  const waits = upeoWaits(s, options);
  const isReady = waits.length > 0;
  const holds: Readonly<Record<UpeoFault, boolean>> = {
    declared: s.riichi !== 'none',
    openHand: !mayBeClosed(s, options),
    notReady: !isReady,
    shortWall: wall < options.upeoMinWall,
    belowMinimum: isReady && !isSecured(waits, options),
  };
  const faults = UPEO_FAULTS.filter((fault) => holds[fault]);
  return { legal: faults.length === 0, faults, waits };
};

/** Whether an upeo that was declared with this hand was allowed. Early upeo always is. */
export const isUpeoLegal = (s: KoreanSituation, options: KoreanOptions): boolean =>
  isSecured(upeoWaits(s, options), options);

export interface UpeoKong {
  readonly allowed: boolean;
  readonly waitsBefore: readonly Kind[];
  /** Undefined if the drawn tile makes no concealed kong. */
  readonly waitsAfter: readonly Kind[] | undefined;
}

const sameKinds = (a: readonly Kind[], b: readonly Kind[]): boolean =>
  a.length === b.length && a.every((kind, i) => kind === b[i]);

/** A concealed kong in upeo: of the drawn tile with a concealed triplet, and the waits stay as they are. */
export const upeoKong = (held: Held, drawn: Tile, kong: Kind, options: KoreanOptions): UpeoKong => {
  const waitsBefore = waitsOf(held, options);
  const own = held.concealed.filter((t) => kindOf(t) === kong);
  if (kindOf(drawn) !== kong || own.length !== 3)
    return { allowed: false, waitsBefore, waitsAfter: undefined };
  const after: Held = {
    concealed: held.concealed.filter((t) => kindOf(t) !== kong),
    melds: [...held.melds, { type: 'closedKan', own: [...own, drawn] }],
  };
  const waitsAfter = waitsOf(after, options);
  const isKept = sameKinds(waitsBefore, waitsAfter) || !options.upeoKongKeepsWaits;
  return { allowed: isKept && waitsAfter.length > 0, waitsBefore, waitsAfter };
};
