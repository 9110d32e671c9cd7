// An MCR hand's score: the best legal list of fans over all readings, what it is worth, and who pays what. `valueOfHand`
// leaves the minimum aside (how much is missing?), `score` refuses a win that falls short of it.

import { decomposeWithKnitted, type KnittedDecomposition } from '../../shapes/decompose-knitted.ts';
import type { Form } from '../../shapes/form.ts';
import type { BySeat } from '../../tiles/seat.ts';
import type { Refusal, Win } from '../rules.ts';
import { FAN_END, type FanId, type FanNumber, fanNumber, fanOf } from './fans.ts';
import { flowersOf, type Hand, handOf, hasFifth, type McrSituation } from './hand.ts';
import { shownNumber } from './numbering.ts';
import type { McrOptions } from './options.ts';
import { deltasOf } from './payments.ts';
import { asked, worthsOf } from './reading.ts';
import { better, type Wanted, type Worth } from './select.ts';
import { addTileFans } from './tile-fans.ts';
import { addWinFans } from './win-fans.ts';

/** One line of a score sheet: a fan, its points each time, and how often it counts. */
export interface FanLine {
  readonly id: FanId;
  /** As the edition numbers it; the addition to the 81 is 82. */
  readonly number: FanNumber;
  readonly value: number;
  readonly times: number;
}

export interface McrScore {
  readonly family: 'mcr';
  readonly form: Form;
  /** Dearest first, flowers last. */
  readonly fans: readonly FanLine[];
  /** All points, flowers included: what is paid. */
  readonly total: number;
  /** Without flowers: what the minimum asks for. */
  readonly basic: number;
  readonly flowers: number;
  /** How the tiles were read. */
  readonly way: KnittedDecomposition;
  readonly deltas: BySeat<number>;
}

const CHICKEN_HAND = fanNumber('chickenHand');
const FLOWER_TILES = fanNumber('flowerTiles');

/** The fans that every reading has. */
const baseOf = (hand: Hand): Uint8Array => {
  const base = new Uint8Array(FAN_END);
  addTileFans(base, hand);
  addWinFans(base, hand);
  return base;
};

/** A reading that has no fan whatever the winning tile is said to complete is a chicken hand, and worth its points. */
const orChicken = (worths: readonly Worth[], { values }: Hand): readonly Worth[] => {
  if (worths.length === 0 || worths.some(({ worth }) => worth > 0)) return worths;
  const fans = new Uint8Array(FAN_END);
  fans[CHICKEN_HAND] = 1;
  return [{ fans, worth: values[CHICKEN_HAND]! }];
};

const ANY_BEST: Wanted = { ties: false, least: 0 };
const EVERY_BEST: Wanted = { ties: true, least: 0 };

interface Read {
  readonly way: KnittedDecomposition;
  readonly worth: Worth;
}

const waysOf = ({ inHand, situation }: Hand): readonly KnittedDecomposition[] =>
  decomposeWithKnitted(inHand, situation.melds.length);

const readingsOf = (hand: Hand, ways: readonly KnittedDecomposition[], wanted: Wanted): readonly Read[] => {
  const all = asked(hand, baseOf(hand), wanted);
  return ways.flatMap((way) => orChicken(worthsOf(way, all), hand).map((worth) => ({ way, worth })));
};

const bestOf = (readings: readonly Read[]): Read | undefined =>
  readings.reduce<Read | undefined>(
    (found, next) => (found === undefined || better(found.worth, next.worth) !== found.worth ? next : found),
    undefined,
  );

const linesOf = (fans: Uint8Array, { values, options }: Hand): readonly FanLine[] => {
  const lines: FanLine[] = [];
  for (let fan = 1; fan < FAN_END; fan++) {
    if (fans[fan] === 0) continue;
    const number = shownNumber(fan, options.numbering);
    lines.push({ id: fanOf(fan).id, number, value: values[fan]!, times: fans[fan]! });
  }
  return lines.sort((a, b) => b.value - a.value);
};

const scoreOf = (hand: Hand, { way, worth }: Read): McrScore => {
  const { situation, win, values } = hand;
  const flowers = flowersOf(situation);
  const flowerLine: FanLine = {
    id: 'flowerTiles',
    number: FLOWER_TILES,
    value: values[FLOWER_TILES]!,
    times: flowers,
  };
  const total = worth.worth + flowers;
  return {
    family: 'mcr',
    form: way.form,
    fans: [...linesOf(worth.fans, hand), ...(flowers > 0 ? [flowerLine] : [])],
    total,
    basic: worth.worth,
    flowers,
    way,
    deltas: deltasOf({ winner: situation.seat, from: win.from, total }),
  };
};

const faultOf = ({ situation, all }: Hand): Refusal | undefined => {
  const { concealed, melds } = situation;
  if (concealed.length + 3 * melds.length !== 13) return 'wrongTileCount';
  return hasFifth(all) ? 'tooManyCopies' : undefined;
};

/** The value of a complete hand, whether or not it reaches the minimum. */
export const valueOfHand = (s: McrSituation, win: Win, options: McrOptions): McrScore | Refusal => {
  const hand = handOf(s, win, options);
  const fault = faultOf(hand);
  if (fault) return fault;
  const best = bestOf(readingsOf(hand, waysOf(hand), ANY_BEST));
  return best ? scoreOf(hand, best) : 'notComplete';
};

const distinct = (lists: readonly (readonly FanLine[])[]): readonly (readonly FanLine[])[] => [
  ...new Map(lists.map((lines) => [JSON.stringify(lines), lines])).values(),
];

/** Every list of fans that is worth as much as the best; flowers left out. Empty if the hand is not complete. */
export const equalLists = (
  s: McrSituation,
  win: Win,
  options: McrOptions,
): readonly (readonly FanLine[])[] => {
  const hand = handOf(s, win, options);
  if (faultOf(hand)) return [];
  const readings = readingsOf(hand, waysOf(hand), EVERY_BEST);
  const most = Math.max(...readings.map(({ worth }) => worth.worth));
  return distinct(
    readings.filter(({ worth }) => worth.worth === most).map(({ worth }) => linesOf(worth.fans, hand)),
  );
};

/** Whether a value is enough to win with: flowers do not help. */
export const reachesMinimum = ({ basic }: McrScore, { minimum }: McrOptions): boolean => basic >= minimum;

/** The score of a win, or why it is none. */
export const score = (s: McrSituation, win: Win, options: McrOptions): McrScore | Refusal => {
  if (win.by === 'closedKan') return 'cannotRobAnkan';
  const hand = handOf(s, win, options);
  const fault = faultOf(hand);
  if (fault) return fault;
  const ways = waysOf(hand);
  if (ways.length === 0) return 'notComplete';
  const best = bestOf(readingsOf(hand, ways, { ties: false, least: options.minimum }));
  return best && best.worth.worth >= options.minimum ? scoreOf(hand, best) : 'underMinimum';
};

export const isRefused = (value: McrScore | Refusal): value is Refusal => typeof value === 'string';
