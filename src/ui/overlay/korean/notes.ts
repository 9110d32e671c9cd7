// Warnings of a Korean hand as sentences, in the words of its book: furiten is 진팅 there, and riichi is upeo.

import type { KoreanAnalysis, KoreanWarning } from '../../../analysis/korean/analysis.ts';
import type { MessageKey, Words } from '../../../i18n/i18n.ts';
import type { Unknown } from '../../../table/table.ts';
import type { Note } from '../dress.ts';
import {
  afterSays,
  caution,
  danger,
  deadNote,
  differenceNotes,
  type FuritenKeys,
  fromOf,
  furitenSays,
  kindsOf,
  riskNote,
  tileOf,
} from '../notes.ts';
import { type Said, said } from '../said.ts';
import { winOf } from './headline.ts';

export const FURITEN: FuritenKeys = {
  cause: {
    discard: 'korean.furiten.discard',
    temporary: 'korean.furiten.temporary',
    riichi: 'korean.furiten.upeo',
  },
  until: {
    waitsChange: 'until.waitsChange',
    ownNextDiscard: 'until.ownNextDiscard',
    handEnd: 'until.handEnd',
  },
  after: {
    river: 'korean.furitenAfter.river',
    itself: 'korean.furitenAfter.itself',
    stays: 'korean.furitenAfter.stays',
  },
};

/** What a Korean answer rests on; there is no indicator and no ippatsu to miss. */
const UNKNOWN: Readonly<Partial<Record<Unknown, MessageKey>>> = {
  rivers: 'korean.unknown.rivers',
  passed: 'korean.unknown.passed',
  passedInRiichi: 'korean.unknown.passedInUpeo',
  melds: 'unknown.melds',
  wall: 'unknown.wall',
  timing: 'korean.unknown.timing',
  turn: 'unknown.turn',
};

export const isPartial = ({ unknown }: KoreanAnalysis): boolean => unknown.some((u) => u in UNKNOWN);

const barring = (says: readonly Said[]): Note => ({ ...danger(says, true), name: 'korean.furiten' });

type Refused = Extract<KoreanWarning, { type: 'winRefusedNow' }>;

const refusedNote = ({ tile, reason, short }: Refused, minimum: number): Note => {
  if (reason === 'furiten') return barring([said('korean.refused.furiten', { tile: tileOf(tile) })]);
  if (reason === 'illegalUpeo') return caution(said('korean.refused.illegalUpeo', { tile: tileOf(tile) }));
  return caution(said('korean.refused.minimum', { tile: tileOf(tile), n: short, minimum }));
};

const unknownNotes = (unknown: Unknown): readonly Note[] => {
  const key = UNKNOWN[unknown];
  return key === undefined ? [] : [caution(said(key))];
};

const noteOf = (warning: KoreanWarning, analysis: KoreanAnalysis, words: Words): readonly Note[] => {
  switch (warning.type) {
    case 'winRefusedNow':
      return [refusedNote(warning, analysis.minimum)];
    case 'illegalUpeo': {
      const end = warning.voidsWin ? 'korean.jumped.void' : 'korean.jumped.ignored';
      return [caution(said('korean.jumped', { waits: kindsOf(warning.waits) }), said(end))];
    }
    case 'furiten':
      return [barring(furitenSays(warning.furiten, fromOf(analysis, warning.furiten, words), FURITEN))];
    case 'furitenAfter':
      return [danger([afterSays(warning, FURITEN)])];
    case 'underMinimum':
    case 'selfDrawOnly':
    case 'discardOnly': {
      const { waits, short, type } = warning;
      return [caution(said(`korean.${type}`, { waits: kindsOf(waits), n: short }))];
    }
    case 'deadWait':
      return [deadNote(warning.waits, analysis.tenpai?.waits ?? [])];
    case 'unknown':
      return unknownNotes(warning.unknown);
  }
};

/** Before a win that can be claimed nothing counts but what is not known of it. */
const stillMatters = ({ type }: KoreanWarning, analysis: KoreanAnalysis): boolean =>
  type === 'unknown' || winOf(analysis) === undefined;

export const notesOf = (analysis: KoreanAnalysis, words: Words): readonly Note[] => [
  ...analysis.warnings.filter((w) => stillMatters(w, analysis)).flatMap((w) => noteOf(w, analysis, words)),
  ...riskNote(analysis.discards, 'korean.furitenRisk.note'),
  ...differenceNotes(analysis.differences),
];
