// The programs measured, each behind the same two questions. A program gets the hands in its own form beforehand, and
// is asked in the fastest way it offers. Each has loops of its own, so that none pays for another's types.
import { createRequire } from 'node:module';
import { RuleSet } from 'mahjong-tile-efficiency';
import { shanten } from '../../src/shapes/shanten.ts';
import { ukeire, ukeireOfDiscards } from '../../src/shapes/ukeire.ts';

/** Shanten, and after each discard (`''`: no discard, a hand of 13) the kinds that help, as text: `1m 4p`. */
export type Answer = ReadonlyMap<string, string>;

/** A program with its hands. */
export interface Loaded {
  /** Sum of the shantens: only that the work is done. */
  readonly shantens: () => number;
  /** Asks for the ukeire of every discard of every hand. */
  readonly ukeires: () => number;
  readonly shantenOf: (i: number) => number;
  readonly ukeireOf: (i: number) => Answer;
}

export interface Peer {
  readonly name: string;
  /** Hands a round, by how slow it is. */
  readonly hands: { readonly shanten: number; readonly ukeire: number };
  readonly load: (hands: readonly Uint8Array[]) => Loaded;
}

const SUITS = ['m', 'p', 's', 'z'] as const;
const nameOf = (kind: number): string => `${(kind % 9) + 1}${SUITS[Math.floor(kind / 9)]}`;
const KINDS = Array.from({ length: 34 }, (_, k) => k);
const bySuit = (counts: Uint8Array): number[][] => [0, 9, 18, 27].map((at) => [...counts.slice(at, at + 9)]);
const sizeOf = (counts: Uint8Array): number => counts.reduce((a, b) => a + b, 0);
const textOf = (counts: Uint8Array): string =>
  SUITS.map((suit, s) => {
    const digits = KINDS.slice(s * 9, s * 9 + 9).map((k) => String((k % 9) + 1).repeat(counts[k]!));
    return digits.join('') === '' ? '' : digits.join('') + suit;
  }).join('');
/** Kinds in order, whatever order they came in. */
const sortKinds = (names: readonly string[]): string =>
  [...names].sort((a, b) => a[1]!.localeCompare(b[1]!) || a.localeCompare(b)).join(' ');

export const tehai: Peer = {
  name: 'tehai',
  hands: { shanten: 2000, ukeire: 2000 },
  load: (hands) => ({
    shantens: () => {
      let sum = 0;
      for (const hand of hands) sum += shanten(hand, 0);
      return sum;
    },
    ukeires: () => {
      let sum = 0;
      for (const hand of hands) sum += ukeireOfDiscards(hand, 0).length;
      return sum;
    },
    shantenOf: (i) => shanten(hands[i]!, 0),
    ukeireOf: (i) => {
      const hand = hands[i]!;
      if (sizeOf(hand) === 13) return new Map([['', ukeire(hand, 0).kinds.map(nameOf).join(' ')]]);
      return new Map(
        ukeireOfDiscards(hand, 0).map((d) => [nameOf(d.discard), d.kinds.map(nameOf).join(' ')]),
      );
    },
  }),
};

interface Shoupai {
  readonly _bingpai: Readonly<Record<string, number[]>>;
  _zimo: string | null;
}
interface Majiang {
  readonly Shoupai: { readonly fromString: (text: string) => Shoupai };
  readonly Util: {
    readonly xiangting: (hand: Shoupai) => number;
    readonly tingpai: (hand: Shoupai) => string[];
  };
}
interface Syanten {
  readonly syantenAll: (hand: number[][]) => number;
  readonly hairi: (hand: number[][], special?: boolean) => Hairi;
}
type Hairi = { readonly now: number } & Readonly<Record<string, unknown>>;
type Riichi = new (text: string) => { calc(): { hairi: Hairi; hairi7and13: Hairi; isAgari: boolean } };

const require = createRequire(import.meta.url);
const majiang: Majiang = require('@kobalab/majiang-core');
const syanten: Syanten = require('syanten');
const RiichiHand: Riichi = require('riichi');

/** `m123p44` */
const majiangText = (counts: Uint8Array): string => textOf(counts).replace(/(\d+)([mpsz])/g, '$2$1');

/** Shanten and waits after every discard. The hand is edited and put back, which costs less than a copy. */
const eachDiscard = (
  hand: Shoupai,
  visit: (suit: string, n: number, shanten: number, waits: string[]) => void,
) => {
  const drawn = hand._zimo;
  hand._zimo = null;
  for (const suit of SUITS) {
    const counts = hand._bingpai[suit]!;
    for (let n = 1; n < counts.length; n++) {
      if (counts[n] === 0) continue;
      counts[n]!--;
      visit(suit, n, majiang.Util.xiangting(hand), majiang.Util.tingpai(hand));
      counts[n]!++;
    }
  }
  hand._zimo = drawn;
};

const swap = (pai: string): string => pai[1]! + pai[0]!;

const kobalab: Peer = {
  name: '@kobalab/majiang-core',
  hands: { shanten: 2000, ukeire: 40 },
  load: (hands) => {
    const own = hands.map((h) => majiang.Shoupai.fromString(majiangText(h)));
    return {
      shantens: () => {
        let sum = 0;
        for (const hand of own) sum += majiang.Util.xiangting(hand);
        return sum;
      },
      ukeires: () => {
        let sum = 0;
        for (const hand of own) eachDiscard(hand, (_suit, _n, _shanten, waits) => (sum += waits.length));
        return sum;
      },
      shantenOf: (i) => majiang.Util.xiangting(own[i]!),
      ukeireOf: (i) => {
        const answer = new Map<string, string>();
        eachDiscard(own[i]!, (suit, n, _shanten, waits) => answer.set(n + suit, sortKinds(waits.map(swap))));
        return answer;
      },
    };
  },
};

const efficiency: Peer = {
  name: 'mahjong-tile-efficiency',
  hands: { shanten: 2000, ukeire: 40 },
  load: (hands) => {
    const rules = new RuleSet('Riichi');
    const own = hands.map(bySuit) as Parameters<typeof rules.calShanten>[0][];
    type Discards = Record<string, Record<string, number>>;
    return {
      shantens: () => {
        let sum = 0;
        for (const hand of own) sum += rules.calShanten(hand);
        return sum;
      },
      ukeires: () => {
        let sum = 0;
        for (const hand of own) sum += Object.keys(rules.calUkeire(hand)).length;
        return sum;
      },
      shantenOf: (i) => rules.calShanten(own[i]!),
      ukeireOf: (i) => {
        const answer = rules.calUkeire(own[i]!) as { normalDiscard: Discards; recedingDiscard: Discards };
        const all = Object.entries({ ...answer.normalDiscard, ...answer.recedingDiscard });
        return new Map(all.map(([discard, kinds]) => [discard, sortKinds(Object.keys(kinds))]));
      },
    };
  },
};

/** Its two answers, standard and special forms, as one: the discards that stay nearest, and what they accept. */
const joinHairi = (standard: Hairi, special: Hairi): Answer => {
  const now = Math.min(standard.now, special.now);
  const kinds = new Map<string, Set<string>>();
  for (const hairi of [standard, special].filter((h) => h.now === now)) {
    for (const [discard, accepted] of Object.entries(hairi)) {
      if (discard === 'now') continue;
      const known = kinds.get(discard) ?? new Set();
      for (const kind of Object.keys(accepted as object)) known.add(kind);
      kinds.set(discard, known);
    }
  }
  return new Map([...kinds].map(([discard, set]) => [discard, sortKinds([...set])]));
};

const takayama: Peer = {
  name: 'syanten',
  hands: { shanten: 40, ukeire: 2 },
  load: (hands) => {
    const own = hands.map(bySuit);
    return {
      shantens: () => own.reduce((sum, hand) => sum + syanten.syantenAll(hand), 0),
      ukeires: () =>
        own.reduce((sum, hand) => sum + syanten.hairi(hand).now + syanten.hairi(hand, true).now, 0),
      shantenOf: (i) => syanten.syantenAll(own[i]!),
      ukeireOf: (i) => joinHairi(syanten.hairi(own[i]!), syanten.hairi(own[i]!, true)),
    };
  },
};

/** Has no shanten alone: the whole answer costs its ukeire too. */
const riichi: Peer = {
  name: 'riichi',
  hands: { shanten: 2, ukeire: 2 },
  load: (hands) => {
    const own = hands.map(textOf);
    const answerOf = (text: string) => new RiichiHand(text).calc();
    const shantenOf = (text: string): number => {
      const { isAgari, hairi, hairi7and13 } = answerOf(text);
      return isAgari ? -1 : Math.min(hairi.now, hairi7and13.now);
    };
    return {
      shantens: () => own.reduce((sum, text) => sum + shantenOf(text), 0),
      ukeires: () => own.reduce((sum, text) => sum + shantenOf(text), 0),
      shantenOf: (i) => shantenOf(own[i]!),
      ukeireOf: (i) => {
        const { isAgari, hairi, hairi7and13 } = answerOf(own[i]!);
        return isAgari ? new Map() : joinHairi(hairi, hairi7and13);
      },
    };
  },
};

/** All but ourselves, the fastest first. */
export const peers: readonly Peer[] = [kobalab, efficiency, takayama, riichi];
