// The answer of an MCR hand: shanten, and at tenpai whether it may win. Tenpai by shape is one thing, ready another.

import type { McrAnalysis, McrCall, McrTenpai, Readiness, Short } from '../../../analysis/mcr/analysis.ts';
import type { MessageKey, Words } from '../../../i18n/i18n.ts';
import type { Headline } from '../dress.ts';
import { asTitle, countSays, dotted, formsMore, isUpperBound, shantenName } from '../headline.ts';
import { type Said, said } from '../said.ts';

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

export const READINESS: Readonly<Record<Readiness, MessageKey>> = {
  ready: 'ready.ready',
  partly: 'ready.partly',
  shapeOnly: 'ready.shapeOnly',
  dead: 'ready.dead',
};

/** The least that is missing one way, over the live waits; undefined where nothing can come that way. */
export const leastShort = ({ waits }: McrTenpai, way: keyof Short): number | undefined => {
  const missing = waits.flatMap(({ live, short }) =>
    live > 0 && short[way] !== undefined ? short[way] : [],
  );
  return missing.length > 0 ? Math.min(...missing) : undefined;
};

const shortSays = (tenpai: McrTenpai): readonly Said[] => {
  const [byDiscard, bySelfDraw] = (['byDiscard', 'bySelfDraw'] as const).map((w) => leastShort(tenpai, w));
  return [
    ...(byDiscard === undefined ? [] : [said('mcr.answer.shortByDiscard', { n: byDiscard })]),
    ...(bySelfDraw === undefined ? [] : [said('mcr.answer.shortBySelfDraw', { n: bySelfDraw })]),
  ];
};

/** Which numbers matter: live tiles, those that win either way, or how much is missing. */
const tenpaiSays = (tenpai: McrTenpai, { now }: McrAnalysis, bound: boolean): readonly Said[] => {
  switch (tenpai.readiness) {
    case 'partly':
      return [
        said('answer.winsByDiscard', { n: tenpai.tilesByDiscard }),
        said('answer.winsBySelfDraw', { n: tenpai.tilesBySelfDraw }),
      ];
    case 'shapeOnly':
      return shortSays(tenpai);
    case 'ready':
    case 'dead':
      return countSays(now, bound);
  }
};

export const headlineOf = (analysis: McrAnalysis, words: Words): Headline => {
  const win = winOf(analysis);
  if (win) return winHeadline(win, words);
  const { now, tenpai } = analysis;
  if (analysis.moment === 'over')
    return { title: words.text('answer.over'), more: shantenName(words, now.shanten), right: [] };
  const bound = isUpperBound(analysis);
  const more = dotted([tenpai && words.text(READINESS[tenpai.readiness]), formsMore(now, words)]);
  return {
    title: shantenName(words, now.shanten),
    ...(more !== undefined && { more }),
    right: tenpai ? tenpaiSays(tenpai, analysis, bound) : countSays(now, bound),
  };
};

/** Tenpai with what it is worth, or a win. */
export const announcedOf = (analysis: McrAnalysis, words: Words): string => {
  if (winOf(analysis)) return words.name('mcrCall', 'hu');
  const { tenpai } = analysis;
  if (!tenpai) return '';
  return `${shantenName(words, 0)}: ${words.text(READINESS[tenpai.readiness])}`;
};
