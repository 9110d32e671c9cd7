// What a winning hand is made of, whatever way it is read: tiles counted once, the circumstances, called groups as blocks.

import { countsOf, type Tally } from '../../tiles/counts.ts';
import { baseOf, isConcealed, type Meld, tilesOf } from '../../tiles/meld.ts';
import { isHonour, isTerminal, KINDS, type Kind, kindOf, windKind } from '../../tiles/tile.ts';
import type { Win } from '../rules.ts';
import { type Flags, flagsOf, type KoreanSituation } from './flags.ts';
import type { KoreanOptions } from './options.ts';

/** A group as yaku see it. `concealed`: neither called nor completed by ron. */
export interface Block {
  readonly type: 'run' | 'triplet' | 'quad';
  readonly kind: Kind;
  readonly concealed: boolean;
}

export interface Hand {
  readonly situation: KoreanSituation;
  readonly win: Win;
  readonly options: KoreanOptions;
  readonly flags: Flags;
  readonly tsumo: boolean;
  /** No pung and no exposed kong; by an option no concealed kong either. */
  readonly menzen: boolean;
  readonly winKind: Kind;
  readonly called: readonly Block[];
  /** Concealed tiles with the winning one. */
  readonly inHand: Tally;
  /** The same and the melds. */
  readonly all: Tally;
  /** How many suits of numbers are in it. */
  readonly suits: number;
  readonly hasHonour: boolean;
  readonly hasTerminal: boolean;
  readonly hasSimple: boolean;
  readonly seatWind: Kind;
  readonly roundWind: Kind;
}

const BLOCK_TYPES = {
  chi: 'run',
  pon: 'triplet',
  openKan: 'quad',
  addedKan: 'quad',
  closedKan: 'quad',
} as const satisfies Readonly<Record<Meld['type'], Block['type']>>;

const blockOf = (meld: Meld): Block => ({
  type: BLOCK_TYPES[meld.type],
  kind: baseOf(meld),
  concealed: meld.type === 'closedKan',
});

const suitsOf = (kinds: readonly Kind[]): number =>
  new Set(kinds.filter((k) => !isHonour(k)).map((k) => Math.floor(k / 9))).size;

/** Tiles must be of the set: flowers have no kind. */
export const handOf = (situation: KoreanSituation, win: Win, options: KoreanOptions): Hand => {
  const { concealed, melds } = situation;
  const inHand = countsOf([...concealed, win.tile]);
  const all = countsOf([...concealed, win.tile, ...melds.flatMap(tilesOf)]);
  const kinds = KINDS.filter((k) => all[k]! > 0);
  return {
    situation,
    win,
    options,
    flags: flagsOf(situation, win, options),
    tsumo: win.from === undefined,
    menzen: options.concealedKongKeepsMenzen ? isConcealed(melds) : melds.length === 0,
    winKind: kindOf(win.tile),
    called: melds.map(blockOf),
    inHand,
    all,
    suits: suitsOf(kinds),
    hasHonour: kinds.some(isHonour),
    hasTerminal: kinds.some(isTerminal),
    hasSimple: kinds.some((k) => !isHonour(k) && !isTerminal(k)),
    seatWind: windKind(situation.seatWind),
    roundWind: windKind(situation.roundWind),
  };
};
