// The answer of an MCR hand: shanten, and at tenpai whether it may win.

import type { McrAnalysis, McrCall } from '../../../analysis/mcr/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { Headline } from '../dress.ts';
import { asTitle, countSays, formsMore, isUpperBound, shantenName } from '../headline.ts';
import { READINESS, type WaitingKeys, waitingSays } from '../readiness.tsx';
import { said } from '../said.ts';

const isWin = ({ call }: McrCall): boolean => call === 'ron' || call === 'tsumo';

/** A win that can be claimed now. */
export const winOf = ({ calls }: McrAnalysis): McrCall | undefined => calls.find(isWin);

const winHeadline = (win: McrCall, words: Words): Headline => {
  const way = win.call === 'ron' ? 'mcr.byDiscard' : 'mcr.bySelfDraw';
  return {
    title: asTitle(words, words.name('mcrCall', 'hu')),
    more: words.text(way),
    right: win.score ? [said('mcr.answer.fan', { n: win.score.total })] : [],
  };
};

const WAITING: WaitingKeys = {
  wins: { byDiscard: 'mcr.answer.winsByDiscard', bySelfDraw: 'mcr.answer.winsBySelfDraw' },
  short: { byDiscard: 'mcr.answer.shortByDiscard', bySelfDraw: 'mcr.answer.shortBySelfDraw' },
};

export const headlineOf = (analysis: McrAnalysis, words: Words): Headline => {
  const win = winOf(analysis);
  if (win) return winHeadline(win, words);
  const { now, tenpai } = analysis;
  if (analysis.moment === 'over')
    return { title: words.text('answer.over'), more: shantenName(words, now.shanten), right: [] };
  const bound = isUpperBound(analysis);
  const more = tenpai ? words.text(READINESS[tenpai.readiness]) : formsMore(now, words);
  return {
    title: shantenName(words, now.shanten),
    ...(more !== undefined && { more }),
    right: tenpai ? waitingSays(tenpai, WAITING, now, bound) : countSays(now, bound),
  };
};

/** Tenpai with what it is worth, or a win. */
export const announcedOf = (analysis: McrAnalysis, words: Words): string => {
  if (winOf(analysis)) return words.name('mcrCall', 'hu');
  const { tenpai } = analysis;
  if (!tenpai) return '';
  return `${shantenName(words, 0)}: ${words.text(READINESS[tenpai.readiness])}`;
};
