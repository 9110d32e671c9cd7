// The answer of a riichi hand: shanten and what it accepts, the shape of its wait, or what a win is worth.

import type { Analysis, CallChoice, Tenpai } from '../../../analysis/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { Headline } from '../dress.ts';
import { asTitle, countSays, dotted, formsMore, isUpperBound, shantenName } from '../headline.ts';
import { said } from '../said.ts';
import { limitName } from '../score.ts';

const isWin = (choice: CallChoice): boolean => choice.call === 'ron' || choice.call === 'tsumo';

/** A win that can be claimed now. */
export const winOf = (analysis: Analysis): CallChoice | undefined => analysis.calls.find(isWin);

const winHeadline = (win: CallChoice, words: Words): Headline => {
  const limit = win.score && limitName(win.score, words);
  return {
    title: asTitle(words, words.name('call', win.call)),
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

const tenpaiMore = (analysis: Analysis, words: Words): string | undefined =>
  dotted([
    analysis.tenpai && shapeName(analysis.tenpai, words),
    analysis.inRiichi ? words.text('answer.riichi') : undefined,
  ]);

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
