// The yakuman as a table, in the rule text's order: where only one may count, the earlier of two equals is named. A
// name that an option can double keeps its own line at value 1 when the option is off.

import type { Kind } from '../../tiles/tile.ts';
import { dragonSets, windSets } from './facts.ts';
import { type Hand, HONOURS } from './hand.ts';
import type { RiichiOptions } from './options.ts';
import type { Reading } from './reading.ts';

export interface Yakuman {
  readonly id: string;
  readonly double?: keyof RiichiOptions['doubleYakuman'];
  readonly test: (r: Reading, h: Hand) => boolean;
}

const isFourConcealed = (r: Reading): boolean => r.form === 'standard' && r.concealedTriplets === 4;

const NINE_GATES: readonly number[] = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** The kind beyond 1112345678999, or undefined where that is not held. */
const nineGatesExtra = (h: Hand): Kind | undefined => {
  const suit = [1, 2, 4].indexOf(h.suits);
  if (suit < 0 || h.called.length > 0) return undefined;
  let extra: Kind | undefined;
  for (let i = 0; i < 9; i++) {
    const kind = (suit * 9 + i) as Kind;
    const over = h.all[kind] - NINE_GATES[i]!;
    if (over < 0) return undefined;
    if (over > 0) extra = kind;
  }
  return extra;
};

/** Kinds of an all-green hand: 2 3 4 6 8 of sou; the green dragon, or by a misprint any dragon. */
const GREEN_SOU: readonly number[] = [19, 20, 21, 23, 25];
const isGreen = (kind: number, options: RiichiOptions): boolean =>
  GREEN_SOU.includes(kind) || kind === 32 || (options.ryuuiisouAnyDragon && kind > 30);

const isAllGreen = (h: Hand): boolean => {
  if ((h.suits & 3) !== 0 || (h.options.ryuuiisouNeedsHatsu && h.all[32 as Kind] === 0)) return false;
  for (let k = 18; k < 34; k++) if (h.all[k as Kind] > 0 && !isGreen(k, h.options)) return false;
  return true;
};

/** 22 33 44 55 66 77 88 of one suit. */
const isBigWheels = (h: Hand): boolean => {
  const suit = [1, 2, 4].indexOf(h.suits);
  if (h.options.daisharin === 'off' || suit < 0 || h.called.length > 0) return false;
  if (h.options.daisharin === 'pinOnly' && suit !== 1) return false;
  for (let i = 1; i < 8; i++) if (h.all[(suit * 9 + i) as Kind] !== 2) return false;
  return true;
};

/** The own first draw, nobody has called, no own kan. */
const isFirstDraw = ({ situation: s, tsumo, win }: Hand): boolean =>
  s.firstTurn && tsumo && win.by === 'wall' && s.river.length === 0 && s.melds.length === 0;

const isDealer = ({ situation }: Hand): boolean => situation.seat === situation.dealer;

/** The win is a renhou for one who may have it; the option's mode decides what that is worth. */
export const isRenhou = (h: Hand): boolean => {
  const { situation: s, win } = h;
  const { mode, who } = h.options.renhou;
  if (mode === 'none' || h.tsumo || win.by !== 'discard' || !s.firstTurn || s.melds.length > 0) return false;
  // The dealer's fourteenth tile is no draw: his first discard may lie when he wins.
  if (s.river.length > (isDealer(h) ? 1 : 0)) return false;
  return who === 'all' || isDealer(h) === (who === 'dealerOnly');
};

export const YAKUMAN: readonly Yakuman[] = [
  { id: 'kokushi', test: (r) => r.form === 'thirteenOrphans' && r.wait === 'pair' },
  { id: 'kokushi13', double: 'kokushi13', test: (r) => r.wait === 'thirteen' },
  { id: 'suuankou', test: (r) => isFourConcealed(r) && r.wait !== 'pair' },
  { id: 'suuankouTanki', double: 'suuankouTanki', test: (r) => isFourConcealed(r) && r.wait === 'pair' },
  {
    id: 'chuuren',
    test: (_, h) => {
      const extra = nineGatesExtra(h);
      return extra !== undefined && extra !== h.winKind;
    },
  },
  { id: 'chuurenJunsei', double: 'chuurenJunsei', test: (_, h) => nineGatesExtra(h) === h.winKind },
  { id: 'daisangen', test: (r) => dragonSets(r) === 3 },
  {
    id: 'shousuushii',
    test: (r) => r.form === 'standard' && windSets(r) === 3 && r.pair >= 27 && r.pair <= 30,
  },
  { id: 'daisuushii', double: 'daisuushii', test: (r) => windSets(r) === 4 },
  { id: 'tsuuiisou', test: (_, h) => h.suits === HONOURS },
  { id: 'ryuuiisou', test: (_, h) => isAllGreen(h) },
  { id: 'chinroutou', test: (_, h) => !h.hasSimple && (h.suits & HONOURS) === 0 },
  { id: 'suukantsu', test: (r) => r.quads === 4 },
  { id: 'tenhou', test: (_, h) => isFirstDraw(h) && isDealer(h) },
  { id: 'chiihou', test: (_, h) => isFirstDraw(h) && !isDealer(h) },
  { id: 'renhou', test: (_, h) => h.options.renhou.mode === 'yakuman' && isRenhou(h) },
  { id: 'daisharin', test: (r, h) => r.form === 'standard' && isBigWheels(h) },
];

/** What every yakuman has at least one of: most hands have none and are passed over at once. */
const mayBeYakuman = (r: Reading, h: Hand): boolean =>
  h.oneSuit ||
  !h.hasSimple ||
  (h.suits & 3) === 0 ||
  r.concealedTriplets === 4 ||
  r.quads === 4 ||
  dragonSets(r) === 3 ||
  windSets(r) > 2 ||
  h.situation.firstTurn;

export interface Counted {
  readonly id: string;
  readonly value: number;
}

const NONE: readonly Counted[] = [];

/** The yakuman of a reading with what each counts: all of them, or the best single one. */
export const yakumanOf = (r: Reading, h: Hand): readonly Counted[] => {
  if (!mayBeYakuman(r, h)) return NONE;
  let found: Counted[] | undefined;
  for (const { id, double, test } of YAKUMAN) {
    if (!test(r, h)) continue;
    found ??= [];
    found.push({ id, value: double !== undefined && h.options.doubleYakuman[double] ? 2 : 1 });
  }
  if (found === undefined) return NONE;
  return h.options.multiYakuman ? found : [found.find((y) => y.value === 2) ?? found[0]!];
};
