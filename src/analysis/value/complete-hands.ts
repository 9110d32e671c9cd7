// The complete hands of a search, each read once: three or four waits end in the same hand, and its splits, dora and
// hidden han are the same whichever tile came last. The hands have a fixed number of places, where a newer one takes the
// place of an older: memory does not grow with the search.

import { doraOfHand } from '../../rules/riichi/dora.ts';
import { type Hand, handOf } from '../../rules/riichi/hand.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Han } from '../../rules/riichi/yaku.ts';
import type { Situation, Win } from '../../rules/rules.ts';
import { type Decomposition, decompose } from '../../shapes/decompose.ts';
import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import { KIND_COUNT, type Kind, type Tile } from '../../tiles/tile.ts';
import type { Chances } from './chances.ts';
import type { Hidden } from './hidden-han.ts';
import { spread } from './scorer.ts';

/** How it is won is set anew for every wait. */
type Won = { -readonly [Key in keyof Hand]: Hand[Key] };

export interface Complete {
  readonly hand: Won;
  /** None: it is no win, whatever it holds. */
  readonly ways: readonly Decomposition[];
  readonly dora: readonly Han[];
  readonly hidden: Hidden;
  /** Han by red fives, those of the wait last asked about, and the sum of both. */
  reds: Chances | undefined;
  silent: Chances;
  declared: Chances;
}

export interface Reader {
  /** Its concealed tiles are `concealed`, which is filled anew. */
  readonly situation: Situation;
  readonly concealed: Tile[];
  readonly options: RiichiOptions;
  readonly hiddenOf: (hand: Hand) => Hidden;
}

const NO_WAYS: readonly Decomposition[] = [];
const NO_HAN: readonly Han[] = [];
const NO_CHANCES: Chances = [];
const NO_HIDDEN: Hidden = { silent: NO_CHANCES, declared: NO_CHANCES };

const read = (reader: Reader, counts: Tally, win: Win): Complete => {
  const { situation, concealed, options, hiddenOf } = reader;
  spread(counts, concealed);
  const inHand = emptyCounts();
  const all = situation.melds.length === 0 ? inHand : emptyCounts();
  const hand = handOf(situation, win, options, { inHand, all });
  const ways = hand.hasFifth ? NO_WAYS : decompose(inHand, situation.melds.length);
  const isWin = ways.length > 0;
  return {
    hand,
    ways,
    dora: isWin ? doraOfHand(hand) : NO_HAN,
    hidden: isWin ? hiddenOf(hand) : NO_HIDDEN,
    reds: undefined,
    silent: NO_CHANCES,
    declared: NO_CHANCES,
  };
};

/** Whether the hand is the counts and one tile more. */
const isOf = ({ hand: { inHand } }: Complete, counts: Tally, wait: Kind): boolean => {
  for (let k = 0; k < KIND_COUNT; k++) if (inHand[k] !== counts[k]! + (k === wait ? 1 : 0)) return false;
  return true;
};

const PLACE_BITS = 12;

/** By kind, numbers whose sums over a hand lie far apart. */
const WEIGHTS = Int32Array.from({ length: KIND_COUNT }, (_, k) => {
  const mixed = Math.imul(k + 1, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
});

/** The sum of a hand: what `completeHands` finds it by. */
export const hashOf = (counts: Tally): number => {
  let hash = 0;
  for (let k = 0; k < KIND_COUNT; k++) hash = (hash + Math.imul(counts[k]!, WEIGHTS[k]!)) | 0;
  return hash;
};

/** Finds, or reads, the hand that a wait, won by `win`, makes of the counts with this hash. */
export const completeHands = (reader: Reader) => {
  const places = new Array<Complete | undefined>(1 << PLACE_BITS);
  return (counts: Tally, hash: number, wait: Kind, win: Win): Complete => {
    const place = ((hash + WEIGHTS[wait]!) | 0) >>> (32 - PLACE_BITS);
    const known = places[place];
    if (known && isOf(known, counts, wait)) return known;
    const made = read(reader, counts, win);
    places[place] = made;
    return made;
  };
};
