// What a winning hand is made of, whatever way it is read: tiles counted once, the circumstances of the win, called
// groups as blocks. Everything that yaku and fu ask of a hand is answered here or in `reading.ts`.

import { addTo, type Counts, countsOf, type Tally } from '../../tiles/counts.ts';
import { baseOf, isConcealed, type Meld, tilesOf } from '../../tiles/meld.ts';
import { KIND_COUNT, type Kind, kindOf, windKind } from '../../tiles/tile.ts';
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
  /** Bits of the suits in it: 1 m, 2 p, 4 s, 8 honours. */
  readonly suits: number;
  readonly hasTerminal: boolean;
  readonly hasSimple: boolean;
  readonly seatWind: Kind;
  readonly roundWind: Kind;
}

export const HONOURS = 8;

const typeOf = (meld: Meld): Block['type'] =>
  meld.type === 'chi' ? 'run' : meld.type === 'pon' ? 'triplet' : 'quad';

const blockOf = (meld: Meld): Block => ({
  type: typeOf(meld),
  kind: baseOf(meld),
  open: meld.type !== 'closedKan',
});

/** Suit bit, terminal and simple of each kind: 16 terminal, 32 simple. */
const TRAITS: readonly number[] = Array.from({ length: KIND_COUNT }, (_, k) => {
  const suit = 1 << Math.floor(k / 9);
  if (k >= 27) return HONOURS;
  return suit | (k % 9 === 0 || k % 9 === 8 ? 16 : 32);
});

const traitsOf = (counts: Counts): number => {
  let traits = 0;
  for (let k = 0; k < KIND_COUNT; k++) if (counts[k as Kind] > 0) traits |= TRAITS[k]!;
  return traits;
};

const withMelds = (inHand: Tally, melds: readonly Meld[]): Counts => {
  if (melds.length === 0) return inHand;
  const all = inHand.slice();
  for (const meld of melds) addTo(all, tilesOf(meld));
  return all;
};

export const handOf = (situation: Situation, win: Win, options: RiichiOptions): Hand => {
  const inHand = countsOf(situation.concealed);
  const winKind = kindOf(win.tile);
  inHand[winKind]++;
  const all = withMelds(inHand, situation.melds);
  const traits = traitsOf(all);
  return {
    situation,
    win,
    options,
    tsumo: win.from === undefined,
    closed: isConcealed(situation.melds),
    winKind,
    called: situation.melds.map(blockOf),
    inHand,
    all,
    suits: traits & 15,
    hasTerminal: (traits & 16) !== 0,
    hasSimple: (traits & 32) !== 0,
    seatWind: windKind(situation.seatWind),
    roundWind: windKind(situation.roundWind),
  };
};

/** Fu and yaku know three dragons and two winds: how often a kind's pair or triplet counts, 0–2. */
export const kindValue = (kind: Kind, hand: Hand): number =>
  kind >= 31 ? 1 : Number(kind === hand.seatWind) + Number(kind === hand.roundWind);
