// Warnings of an MCR hand as sentences: which tiles fall short of the minimum, by which way, by how much.

import type { McrAnalysis, McrWarning } from '../../../analysis/mcr/analysis.ts';
import type { MessageKey } from '../../../i18n/i18n.ts';
import type { Unknown } from '../../../table/table.ts';
import type { Note } from '../dress.ts';
import { caution, deadNote, differenceNotes, kindsOf, tileOf } from '../notes.ts';
import { said } from '../said.ts';
import { winOf } from './headline.ts';

/** What an MCR answer rests on; there is no furiten, no indicator and no riichi to miss. */
const UNKNOWN: Readonly<Partial<Record<Unknown, MessageKey>>> = {
  rivers: 'mcr.unknown.rivers',
  melds: 'unknown.melds',
  wall: 'unknown.wall',
  turn: 'unknown.turn',
};

export const isPartial = ({ unknown }: McrAnalysis): boolean => unknown.some((u) => u in UNKNOWN);

const unknownNotes = (unknown: Unknown): readonly Note[] => {
  const key = UNKNOWN[unknown];
  return key === undefined ? [] : [caution(said(key))];
};

const noteOf = (warning: McrWarning, { minimum, tenpai }: McrAnalysis): readonly Note[] => {
  switch (warning.type) {
    case 'winRefusedNow': {
      const { tile, short } = warning;
      return [caution(said('mcr.refused', { tile: tileOf(tile), n: short, minimum }))];
    }
    case 'underMinimum':
    case 'selfDrawOnly': {
      const { waits, short, type } = warning;
      return [caution(said(`mcr.${type}`, { waits: kindsOf(waits), n: short }))];
    }
    case 'deadWait':
      return [deadNote(warning.waits, tenpai?.waits ?? [])];
    case 'noPlan':
      return [caution(said('mcr.noPlan', { minimum }))];
    case 'unknown':
      return unknownNotes(warning.unknown);
  }
};

/** Before a win that can be claimed nothing counts but what is not known of it. */
const stillMatters = ({ type }: McrWarning, analysis: McrAnalysis): boolean =>
  type === 'unknown' || winOf(analysis) === undefined;

export const notesOf = (analysis: McrAnalysis): readonly Note[] => [
  ...analysis.warnings.filter((w) => stillMatters(w, analysis)).flatMap((w) => noteOf(w, analysis)),
  ...differenceNotes(analysis.differences),
];
