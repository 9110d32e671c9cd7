// The answer: how near the hand is, in the largest letters; beside it what it accepts, or what the win is worth.

import type { Analysis, CallChoice, HandView, Tenpai } from '../../analysis/analysis.ts';
import type { MessageKey, Words } from '../../i18n/i18n.ts';
import type { RiichiScore } from '../../rules/riichi/score.ts';
import type { Unknown } from '../../table/table.ts';
import { type Said, said } from './said.ts';

export interface Headline {
  readonly title: string;
  /** The shape of the wait, or the form if it is not the usual one. */
  readonly more?: string;
  readonly right: readonly Said[];
}

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
export const isUpperBound = (analysis: Analysis): boolean =>
  analysis.unknown.some((u) => HIDES_TILES.includes(u));

const formsMore = (hand: HandView, words: Words): string | undefined =>
  hand.forms.includes('standard') || hand.forms.length === 0
    ? undefined
    : words.list(hand.forms.map((f) => words.name('form', f)));

const countSays = (hand: HandView, bound: boolean): readonly Said[] => {
  const kinds = said('answer.kinds', { n: hand.accepts.filter((a) => a.live > 0).length });
  const key: MessageKey =
    hand.shanten === 0
      ? bound
        ? 'answer.liveAtMost'
        : 'answer.live'
      : bound
        ? 'answer.tilesAtMost'
        : 'answer.tiles';
  return [kinds, said(key, { n: hand.tiles })];
};

export const limitName = (score: RiichiScore, words: Words): string | undefined => {
  const times = score.yakuman.reduce((sum, y) => sum + y.value, 0);
  if (times > 1)
    return times === 2 || times === 3
      ? words.name('limit', times === 2 ? 'double' : 'triple')
      : words.text('sum.times', { name: words.name('limit', 'yakuman'), n: times });
  return score.limit && words.name('limit', score.limit);
};

const isWin = (choice: CallChoice): boolean => choice.call === 'ron' || choice.call === 'tsumo';

/** A win that can be claimed now. */
export const winOf = (analysis: Analysis): CallChoice | undefined => analysis.calls.find(isWin);

const winHeadline = (win: CallChoice, words: Words): Headline => {
  const limit = win.score && limitName(win.score, words);
  const title = words.name('call', win.call);
  return {
    title: words.language === 'en' ? title.charAt(0).toUpperCase() + title.slice(1) : title,
    ...(limit !== undefined && { more: limit }),
    right: win.score ? [said('answer.points', { n: win.score.points })] : [],
  };
};

/** Many sides are counted; two kinds of different shapes have no name. */
const shapeName = ({ shape, waits }: Tenpai, words: Words): string | undefined => {
  const isRuns = shape === 'open' || shape === 'multi';
  if (isRuns && waits.length > 2) return words.text('shape.sides', { n: waits.length });
  return shape === 'multi' ? undefined : words.name('shape', shape);
};

const tenpaiMore = (analysis: Analysis, words: Words): string | undefined => {
  const shape = analysis.tenpai && shapeName(analysis.tenpai, words);
  const parts = [shape, analysis.inRiichi ? words.text('answer.riichi') : undefined];
  const said = parts.filter((p) => p !== undefined);
  return said.length > 0 ? said.join(' · ') : undefined;
};

export const headlineOf = (analysis: Analysis, words: Words): Headline => {
  const win = winOf(analysis);
  if (win) return winHeadline(win, words);
  const { now } = analysis;
  if (analysis.moment === 'over')
    return { title: words.text('answer.over'), more: shantenName(words, now.shanten), right: [] };
  const more = now.shanten === 0 ? tenpaiMore(analysis, words) : formsMore(now, words);
  return {
    title: shantenName(words, now.shanten),
    ...(more !== undefined && { more }),
    right: countSays(now, isUpperBound(analysis)),
  };
};

/** Where we sit: round, counters, own wind, wall. */
export const whereOf = (analysis: Analysis, words: Words): string => {
  const { round, seatWind, wall, unknown } = analysis;
  const parts = [
    words.text('where.hand', { wind: words.name('wind', round.wind), n: round.number + 1 }),
    round.honba > 0 ? words.text('where.honba', { n: round.honba }) : undefined,
    words.text('where.seat', { wind: words.name('wind', seatWind) }),
    unknown.includes('wall') ? undefined : words.text('where.wall', { n: wall }),
  ];
  return parts.filter((p) => p !== undefined).join(' · ');
};
