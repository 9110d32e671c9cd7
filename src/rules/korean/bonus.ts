// The bonus yaku: how many times each stands in a win. None of them depends on how the hand is read.

import { type Kind, kindAt } from '../../tiles/tile.ts';
import type { Item } from '../rules.ts';
import type { Hand } from './hand.ts';
import { BONUS_YAKU, type BonusYaku, FLOWER_WIN } from './ids.ts';
import { FLOWER_COUNT } from './tile-set.ts';

const ONE_PIN = kindAt('p', 0);
const FIVE_PIN = kindAt('p', 4);
const NINE_PIN = kindAt('p', 8);

const upeo = ({ flags, options }: Hand): number =>
  Number(flags.has('earlyUpeo') ? !options.earlyUpeoIncludesUpeo : flags.has('upeo'));

/** Tiles equal to the winning one, itself included. */
const gensho = ({ flags, options, inHand, all, winKind }: Hand): number => {
  if (flags.has('heavenlyHand') && options.heavenlyGensho === 'none') return 0;
  return (options.genshoCountsMelds ? all : inHand)[winKind]!;
};

const flowers = ({ situation }: Hand): number => situation.aside.length;
const hasAllFlowers = (h: Hand): boolean => flowers(h) === FLOWER_COUNT;

const isRobbed = ({ flags, options }: Hand): boolean =>
  flags.has('robKong') || (flags.has('robExposedKong') && options.robExposedKong === 'any');

/** Won on the last draw, or on the discard after it. */
const isLast = ({ flags, tsumo }: Hand, by: 'draw' | 'discard'): boolean =>
  flags.has('lastTile') && tsumo === (by === 'draw');

const specialDiscard = ({ options }: Hand): Kind => (options.lastDiscardTile === '1p' ? ONE_PIN : NINE_PIN);

const TIMES: Readonly<Record<BonusYaku | typeof FLOWER_WIN, (h: Hand) => number>> = {
  upeo,
  gensho,
  flower: (h) => (hasAllFlowers(h) && h.options.flowersWithFour === 'replace' ? 0 : flowers(h)),
  openUpeo: (h) => Number(h.flags.has('openUpeo')),
  robKong: (h) => Number(isRobbed(h)),
  kongDraw: (h) => Number(h.flags.has('kongDraw') && h.winKind !== FIVE_PIN),
  flowerReplacementWin: (h) => Number(h.flags.has('flowerDraw') && h.options.flowerReplacementWin),
  lastDraw: (h) => Number(isLast(h, 'draw') && h.winKind !== ONE_PIN),
  lastDiscard: (h) => Number(isLast(h, 'discard') && h.winKind !== specialDiscard(h)),
  fourFlowers: (h) => Number(hasAllFlowers(h)),
  lastDraw1p: (h) => Number(isLast(h, 'draw') && h.winKind === ONE_PIN),
  lastDiscard1p: (h) => Number(isLast(h, 'discard') && h.winKind === specialDiscard(h)),
  kongDraw5p: (h) => Number(h.flags.has('kongDraw') && h.winKind === FIVE_PIN),
};

const LINES = BONUS_YAKU.flatMap((id) => (id === 'kongDraw' ? ([id, FLOWER_WIN] as const) : [id]));

const EVENTS: readonly string[] = ['kongDraw', 'kongDraw5p', FLOWER_WIN, 'lastDraw', 'lastDraw1p'];

/** Of the events of one draw the highest alone; of equal ones the earlier line. */
const highestEvent = (items: readonly Item[]): readonly Item[] => {
  const events = items.filter(({ id }) => EVENTS.includes(id));
  const highest = Math.max(...events.map(({ value }) => value));
  const kept = events.find(({ value }) => value === highest);
  return items.filter((item) => !events.includes(item) || item === kept);
};

/** The bonus yaku of a win, in the book's order. */
export const bonusItems = (h: Hand): readonly Item[] => {
  const { points, kongAndLastAdd } = h.options;
  const items = LINES.map((id) => ({
    id,
    value: TIMES[id](h) * points[id === FLOWER_WIN ? 'kongDraw' : id],
  })).filter(({ value }) => value > 0);
  return kongAndLastAdd ? items : highestEvent(items);
};
