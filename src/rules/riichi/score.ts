// A riichi hand's score: its best reading, what it is worth, and who pays what. `valueOfHand` leaves furiten aside (what
// would this tile pay?), `score` refuses a ron that furiten bars.

import { type Decomposition, decompose } from '../../shapes/decompose.ts';
import type { Form } from '../../shapes/form.ts';
import type { BySeat } from '../../tiles/seat.ts';
import { KINDS } from '../../tiles/tile.ts';
import type { Refusal, Situation, Win } from '../rules.ts';
import { fuItems } from './fu.ts';
import { isBarred } from './furiten.ts';
import { type Hand, handOf } from './hand.ts';
import type { RiichiOptions } from './options.ts';
import { type Liable, liableFor } from './pao.ts';
import { deltasOf, sharesOf, YAKUMAN_BASIC } from './payments.ts';
import type { Reading } from './reading.ts';
import { bestWorth, type Worth } from './worth.ts';

export type Limit = 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman';

/** One line of the fu breakdown: `id` base, closedRon, tsumo, wait, pair, sevenPairs, or group with which one. */
export interface FuItem {
  readonly id: string;
  readonly fu: number;
  /** Which group, by its place in the reading; absent for all else. */
  readonly group?: number;
}

/** A riichi hand's value. `yaku` holds dora, ura, red fives and norths as lines of their own, zero lines left out. */
export interface RiichiScore {
  readonly family: 'riichi';
  readonly form: Form;
  readonly yaku: readonly { readonly id: string; readonly han: number }[];
  /** Not empty only for a yakuman hand; then `yaku` is empty. `value` 2 = double. */
  readonly yakuman: readonly { readonly id: string; readonly value: number }[];
  /** Undefined for a yakuman hand. */
  readonly han?: number | undefined;
  /** After rounding; undefined where the hand has none (yakuman, renhou by rank). */
  readonly fu?: number | undefined;
  readonly fuRaw?: number | undefined;
  readonly fuItems: readonly FuItem[];
  /** How the tiles were read: concealed groups, then called ones; what the winning tile completed. */
  readonly reading: Pick<Reading, 'blocks' | 'pair' | 'wait'>;
  readonly limit?: Limit | undefined;
  /** Worth without honba and sticks; a self-draw is the sum of all payments. */
  readonly points: number;
  /** A self-draw's single shares: what the dealer pays (absent if the winner deals) and what each other pays. */
  readonly shares?: { readonly dealer?: number; readonly others: number } | undefined;
  /** What each seat gains or loses, honba and sticks included. */
  readonly deltas: BySeat<number>;
  readonly liable?: Liable | undefined;
}

const NO_ITEMS: readonly FuItem[] = [];

const countFault = ({ situation, hasFifth }: Hand): Refusal | undefined => {
  const { concealed, melds } = situation;
  if (concealed.length + 3 * melds.length !== 13) return 'wrongTileCount';
  return hasFifth ? 'tooManyCopies' : undefined;
};

/** A closed kan can be robbed by thirteen orphans alone, and only where that is played. */
const robFault = ({ win, options }: Hand, ways: readonly Decomposition[]): Refusal | undefined => {
  if (win.by !== 'closedKan') return undefined;
  const isOrphans = ways.some((w) => w.form === 'thirteenOrphans');
  return options.ankanRobKokushi && isOrphans ? undefined : 'cannotRobAnkan';
};

const liableBasic = (worth: Worth, yakuman: string, options: RiichiOptions): number => {
  if (options.paoScope === 'whole') return worth.basic;
  return YAKUMAN_BASIC * (worth.yakuman.find((y) => y.id === yakuman)?.value ?? 0);
};

const scoreOf = (hand: Hand, worth: Worth): RiichiScore => {
  const { situation, options } = hand;
  const { reading, yakuman, basic } = worth;
  const liable = yakuman.length > 0 ? liableFor(situation.melds, yakuman, options) : undefined;
  return {
    family: 'riichi',
    form: reading.form,
    yaku: worth.yaku,
    yakuman,
    han: yakuman.length > 0 ? undefined : worth.han,
    fu: worth.fu,
    fuRaw: worth.fuRaw,
    fuItems: worth.fu === undefined ? NO_ITEMS : fuItems(reading, hand),
    reading,
    limit: worth.limit,
    points: worth.points,
    shares: hand.tsumo ? sharesOf(hand, basic) : undefined,
    deltas: deltasOf(hand, {
      basic,
      liable: liable && { ...liable, basic: liableBasic(worth, liable.yakuman, options) },
      honba: situation.honba,
      sticks: situation.riichiSticks,
    }),
    liable,
  };
};

const valueOnce = (hand: Hand, ways: readonly Decomposition[]): RiichiScore | Refusal => {
  const fault = robFault(hand, ways);
  if (fault) return fault;
  const worth = bestWorth(hand, ways);
  return worth ? scoreOf(hand, worth) : 'noYaku';
};

/** A tenhou whose winning tile may be any of the fourteen: the one that pays best. */
const bestTenhou = (hand: Hand, ways: readonly Decomposition[]): RiichiScore | Refusal => {
  const scores = KINDS.filter((k) => hand.inHand[k] > 0).map((winKind) =>
    valueOnce({ ...hand, winKind }, ways),
  );
  return scores.reduce((best, next) => {
    if (typeof next === 'string' || typeof best === 'string') return typeof best === 'string' ? next : best;
    return next.points > best.points ? next : best;
  });
};

const isTenhou = (score: RiichiScore | Refusal): boolean =>
  typeof score !== 'string' && score.yakuman.some((y) => y.id === 'tenhou');

/** The value of a win whether or not furiten bars it. `ways` spare a search: splits of the concealed tiles with the winning one. */
export const valueOfHand = (
  s: Situation,
  win: Win,
  options: RiichiOptions,
  ways?: readonly Decomposition[],
): RiichiScore | Refusal => {
  const hand = handOf(s, win, options);
  const fault = countFault(hand);
  if (fault) return fault;
  const splits = ways ?? decompose(hand.inHand, s.melds.length);
  if (splits.length === 0) return 'notComplete';
  const value = valueOnce(hand, splits);
  return options.tenhouAnyTile && isTenhou(value) ? bestTenhou(hand, splits) : value;
};

/** The score of a win, or why it is none. */
export const score = (
  s: Situation,
  win: Win,
  options: RiichiOptions,
  ways?: readonly Decomposition[],
): RiichiScore | Refusal => {
  const value = valueOfHand(s, win, options, ways);
  if (typeof value === 'string' || win.from === undefined) return value;
  return isBarred(s, win, options) ? 'furiten' : value;
};

export const isRefused = (value: RiichiScore | Refusal): value is Refusal => typeof value === 'string';
