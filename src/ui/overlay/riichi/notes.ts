// Warnings of a riichi hand as sentences. The worst first, in the order the analysis gives.

import type { Analysis, Wait, Warning } from '../../../analysis/analysis.ts';
import type { MessageKey, Words } from '../../../i18n/i18n.ts';
import type { Kind } from '../../../tiles/tile.ts';
import type { Note } from '../dress.ts';
import {
  afterSays,
  caution,
  danger,
  deadNote,
  differenceNotes,
  fromOf,
  furitenSays,
  kindsOf,
  riskNote,
  tileOf,
} from '../notes.ts';
import { said } from '../said.ts';
import { winOf } from './headline.ts';

const noYakuKey = (riichiHelps: boolean, waits: readonly Wait[]): MessageKey => {
  if (riichiHelps) return 'noYaku.riichi';
  return waits.some((w) => w.tsumo !== undefined) ? 'noYaku.tsumo' : 'noYaku.never';
};

const tenpaiWaits = (analysis: Analysis, kinds: readonly Kind[]): readonly Wait[] =>
  (analysis.tenpai?.waits ?? []).filter((w) => kinds.includes(w.kind));

const noteOf = (warning: Warning, analysis: Analysis, words: Words): Note => {
  switch (warning.type) {
    case 'furiten':
      return danger(furitenSays(warning.furiten, fromOf(analysis, warning.furiten, words)), true);
    case 'furitenAfter':
      return danger([afterSays(warning)]);
    case 'noYaku': {
      const key = noYakuKey(warning.riichiHelps, tenpaiWaits(analysis, warning.waits));
      return caution(said(key, { waits: kindsOf(warning.waits) }));
    }
    case 'deadWait':
      return deadNote(warning.waits, analysis.tenpai?.waits ?? []);
    case 'ronRefusedNow':
      return warning.reason === 'furiten'
        ? danger([said('refused.furiten', { tile: tileOf(warning.tile) })], true)
        : caution(said('refused.noYaku', { tile: tileOf(warning.tile) }));
    case 'unknown':
      return caution(said(`unknown.${warning.unknown}`));
  }
};

/** Before a win that can be claimed nothing counts but what is not known of it. */
const stillMatters = (warning: Warning, analysis: Analysis): boolean =>
  warning.type === 'unknown' || winOf(analysis) === undefined;

/** Warnings first, then where the site says otherwise. */
export const notesOf = (analysis: Analysis, words: Words): readonly Note[] => [
  ...analysis.warnings.filter((w) => stillMatters(w, analysis)).map((w) => noteOf(w, analysis, words)),
  ...riskNote(analysis.discards, 'furitenRisk.note'),
  ...differenceNotes(analysis.differences),
];
