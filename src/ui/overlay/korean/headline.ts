// The answer of a Korean hand: shanten, at tenpai whether it may win, upeo; or what a win pays.

import type { KoreanAnalysis, KoreanCall, KoreanUpeo } from '../../../analysis/korean/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { KoreanScore } from '../../../rules/korean/score.ts';
import type { Headline } from '../dress.ts';
import { asTitle, countSays, dotted, formsMore, isUpperBound, shantenName } from '../headline.ts';
import { READINESS, type WaitingKeys, waitingSays } from '../readiness.tsx';
import { said } from '../said.ts';

const isWin = ({ call }: KoreanCall): boolean => call === 'ron' || call === 'tsumo';

/** A win that can be claimed now. */
export const winOf = ({ calls }: KoreanAnalysis): KoreanCall | undefined => calls.find(isWin);

/** The book's own word at tenpai. */
export const nearness = (words: Words, shanten: number): string =>
  shanten === 0 ? words.text('korean.tenpai') : shantenName(words, shanten);

/** What is paid: all of it by one, or so much by each. Undefined where points alone are told. */
export const paysText = ({ settlement }: KoreanScore, words: Words): string | undefined => {
  if (settlement?.discarder !== undefined) return words.number(settlement.discarder);
  return settlement?.each === undefined ? undefined : words.text('korean.each', { n: settlement.each });
};

const winHeadline = (win: KoreanCall, words: Words): Headline => {
  const { score } = win;
  const more = score && words.text('korean.sum', { base: score.base, bonus: score.bonus });
  const pays = score && paysText(score, words);
  return {
    title: asTitle(words, words.name('koreanCall', win.call)),
    ...(more !== undefined && { more }),
    right: score
      ? [
          said('korean.answer.points', { n: score.total }),
          ...(pays === undefined ? [] : [said('korean.answer.pays', { pays })]),
        ]
      : [],
  };
};

const upeoText = ({ declared, open }: KoreanUpeo, words: Words): string | undefined => {
  if (declared === 'none') return undefined;
  return words.text(open ? 'korean.inOpenUpeo' : `korean.in.${declared}`);
};

const WAITING: WaitingKeys = {
  wins: { byDiscard: 'korean.answer.winsByDiscard', bySelfDraw: 'korean.answer.winsBySelfDraw' },
  short: { byDiscard: 'korean.answer.shortByDiscard', bySelfDraw: 'korean.answer.shortBySelfDraw' },
};

export const headlineOf = (analysis: KoreanAnalysis, words: Words): Headline => {
  const win = winOf(analysis);
  if (win) return winHeadline(win, words);
  const { now, tenpai, upeo } = analysis;
  if (analysis.moment === 'over')
    return { title: words.text('answer.over'), more: nearness(words, now.shanten), right: [] };
  const bound = isUpperBound(analysis);
  const more = dotted([
    tenpai ? words.text(READINESS[tenpai.readiness]) : formsMore(now, words),
    upeoText(upeo, words),
  ]);
  return {
    title: nearness(words, now.shanten),
    ...(more !== undefined && { more }),
    right: tenpai ? waitingSays(tenpai, WAITING, now, bound) : countSays(now, bound),
  };
};

/** Tenpai with what it is worth, or a win. */
export const announcedOf = (analysis: KoreanAnalysis, words: Words): string => {
  const win = winOf(analysis);
  if (win) return words.name('koreanCall', win.call);
  const { tenpai } = analysis;
  return tenpai ? `${nearness(words, 0)}: ${words.text(READINESS[tenpai.readiness])}` : '';
};
