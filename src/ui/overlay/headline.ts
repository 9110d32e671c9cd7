// The words of the answer that every family shares: how near the hand is, what it accepts, where we sit.

import type { AnyAnalysis, HandView } from '../../analysis/analysis.ts';
import type { MessageKey, Words } from '../../i18n/i18n.ts';
import type { Unknown } from '../../table/table.ts';
import { type Said, said } from './said.ts';

export const shantenName = (words: Words, shanten: number): string => {
  if (shanten < 0) return words.text('shanten.complete');
  return shanten === 0 ? words.text('shanten.tenpai') : words.name('shanten', String(shanten));
};

/** The same for a narrow column: a number, or the word for tenpai. */
export const shantenShort = (words: Words, shanten: number): string => {
  if (shanten < 0) return words.text('short.complete');
  return shanten === 0 ? words.text('short.tenpai') : words.number(shanten);
};

const HIDES_TILES: readonly Unknown[] = ['rivers', 'melds', 'indicators'];

/** Tiles may lie where we have not looked: every live count is an upper bound. */
export const isUpperBound = ({ unknown }: Pick<AnyAnalysis, 'unknown'>): boolean =>
  unknown.some((u) => HIDES_TILES.includes(u));

/** The forms a hand is nearest to, where they are not the usual one. */
export const formsMore = ({ forms }: HandView, words: Words): string | undefined =>
  forms.includes('standard') || forms.length === 0
    ? undefined
    : words.list(forms.map((f) => words.name('form', f)));

/** How many kinds and tiles the hand accepts, or waits for. */
export const countSays = (hand: HandView, bound: boolean): readonly Said[] => {
  const kinds = said('answer.kinds', { n: hand.accepts.filter((a) => a.live > 0).length });
  const [plainly, atMost]: readonly MessageKey[] =
    hand.shanten === 0 ? ['answer.live', 'answer.liveAtMost'] : ['answer.tiles', 'answer.tilesAtMost'];
  return [kinds, said((bound ? atMost : plainly)!, { n: hand.tiles })];
};

/** English begins a headline with a capital. */
export const asTitle = (words: Words, name: string): string =>
  words.language === 'en' ? name.charAt(0).toUpperCase() + name.slice(1) : name;

/** Parts that are there, between dots. */
export const dotted = (parts: readonly (string | undefined)[]): string | undefined => {
  const there = parts.filter((p) => p !== undefined);
  return there.length > 0 ? there.join(' · ') : undefined;
};

/** Flowers are counted where they are paid. */
const flowersOf = (analysis: AnyAnalysis): number => ('flowers' in analysis ? analysis.flowers : 0);

/** Where we sit: round, counters, own wind, wall, flowers. */
export const whereOf = (analysis: AnyAnalysis, words: Words): string => {
  const { round, seatWind, wall, unknown } = analysis;
  const flowers = flowersOf(analysis);
  return dotted([
    words.text('where.hand', { wind: words.name('wind', round.wind), n: round.number + 1 }),
    round.honba > 0 ? words.text('where.honba', { n: round.honba }) : undefined,
    words.text('where.seat', { wind: words.name('wind', seatWind) }),
    unknown.includes('wall') ? undefined : words.text('where.wall', { n: wall }),
    flowers > 0 ? words.text('where.flowers', { n: flowers }) : undefined,
  ])!;
};
