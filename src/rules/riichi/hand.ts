// What a winning hand is made of, whatever way it is read: tiles counted once, the circumstances of the win, called
// groups as blocks. Everything that yaku and fu ask of a hand is answered here or in `reading.ts`.

import { type Counts, emptyCounts, type Tally } from '../../tiles/counts.ts';
import { baseOf, isConcealed, type Meld } from '../../tiles/meld.ts';
import { isRedFive, KINDS, type Kind, kindOf, type Tile, windKind } from '../../tiles/tile.ts';
import type { Situation, Win } from '../rules.ts';
import type { RiichiOptions } from './options.ts';

/** A group as it counts for yaku and fu. `open`: called, or a triplet completed by ron. */
export interface Block {
  readonly type: 'run' | 'triplet' | 'quad';
  readonly kind: Kind;
  readonly open: boolean;
}

export interface Hand {
  readonly situation: Situation;
  readonly win: Win;
  readonly options: RiichiOptions;
  readonly tsumo: boolean;
  readonly closed: boolean;
  readonly winKind: Kind;
  readonly called: readonly Block[];
  /** Concealed tiles with the winning one. */
  readonly inHand: Tally;
  /** The same and the melds. */
  readonly all: Counts;
  /** More than four of a kind. */
  readonly hasFifth: boolean;
  /** Red fives among them. */
  readonly reds: number;
  /** Bits of the suits in it: 1 m, 2 p, 4 s, 8 honours. */
  readonly suits: number;
  /** Number tiles of one suit alone, with or without honours. */
  readonly oneSuit: boolean;
  readonly hasTerminal: boolean;
  readonly hasSimple: boolean;
  readonly seatWind: Kind;
  readonly roundWind: Kind;
}

export const HONOURS = 8;

const BLOCK_TYPES = {
  chi: 'run',
  pon: 'triplet',
  openKan: 'quad',
  addedKan: 'quad',
  closedKan: 'quad',
} as const satisfies Readonly<Record<Meld['type'], Block['type']>>;

/** Bits of each kind: its suit, 16 terminal, 32 simple. */
const TRAITS: readonly number[] = KINDS.map((k) => {
  if (k >= 27) return HONOURS;
  return (1 << Math.floor(k / 9)) | (k % 9 === 0 || k % 9 === 8 ? 16 : 32);
});
const NUMBERS = 7;
const SUITS = NUMBERS | HONOURS;
const TERMINAL = 16;
const SIMPLE = 32;

/** A tally under way. */
interface Taken {
  tally: Tally;
  hasFifth: boolean;
  traits: number;
  reds: number;
}

const takeTile = (taken: Taken, tile: Tile): void => {
  const kind = kindOf(tile);
  if (++taken.tally[kind]! > 4) taken.hasFifth = true;
  taken.traits |= TRAITS[kind]!;
  if (isRedFive(tile)) taken.reds++;
};

const takeMeld = (taken: Taken, meld: Meld): void => {
  for (const tile of meld.own) takeTile(taken, tile);
  if (meld.type === 'closedKan') return;
  takeTile(taken, meld.called);
  if (meld.type === 'addedKan') takeTile(taken, meld.added);
};

const blockOf = (meld: Meld): Block => ({
  type: BLOCK_TYPES[meld.type],
  kind: meld.type === 'chi' ? baseOf(meld) : kindOf(meld.own[0]!),
  open: meld.type !== 'closedKan',
});

const NO_BLOCKS: readonly Block[] = [];

/** Where a hand's tiles are counted: those in hand, and all where there are melds. */
interface Tallies {
  readonly inHand: Tally;
  readonly all: Tally;
}

/** Those of the hand at work: scoring looks at one hand at a time, and keeps none. */
const AT_WORK: Tallies = { inHand: emptyCounts(), all: emptyCounts() };

const withMelds = (taken: Taken, melds: readonly Meld[], all: Tally): Tally => {
  if (melds.length === 0) return taken.tally;
  all.set(taken.tally);
  taken.tally = all;
  for (const meld of melds) takeMeld(taken, meld);
  return all;
};

/** Without `tallies` of its own it holds until the next hand is asked for. */
export const handOf = (
  situation: Situation,
  win: Win,
  options: RiichiOptions,
  tallies: Tallies = AT_WORK,
): Hand => {
  const { concealed, melds } = situation;
  const winKind = kindOf(win.tile);
  const inHand = tallies.inHand.fill(0);
  const taken: Taken = { tally: inHand, hasFifth: false, traits: 0, reds: 0 };
  for (const tile of concealed) takeTile(taken, tile);
  takeTile(taken, win.tile);
  const all = withMelds(taken, melds, tallies.all);
  const { traits } = taken;
  const numbers = traits & NUMBERS;
  return {
    situation,
    win,
    options,
    tsumo: win.from === undefined,
    closed: isConcealed(melds),
    winKind,
    called: melds.length === 0 ? NO_BLOCKS : melds.map(blockOf),
    inHand,
    all,
    hasFifth: taken.hasFifth,
    reds: taken.reds,
    suits: traits & SUITS,
    oneSuit: numbers !== 0 && (numbers & (numbers - 1)) === 0,
    hasTerminal: (traits & TERMINAL) !== 0,
    hasSimple: (traits & SIMPLE) !== 0,
    seatWind: windKind(situation.seatWind),
    roundWind: windKind(situation.roundWind),
  };
};

/** Fu and yaku know three dragons and two winds: how often a kind's pair or triplet counts, 0–2. */
export const kindValue = (kind: Kind, hand: Hand): number =>
  kind >= 31 ? 1 : Number(kind === hand.seatWind) + Number(kind === hand.roundWind);
