// The words of the game that are no yaku: tiles, groups, waits, calls, the course of a game, points.

import type { Entry } from './entry.ts';
import { ALSO } from './readings.ts';
import { HAND_TERMS } from './terms-hand.names.ts';
import { TABLE_TERMS } from './terms-table.names.ts';

export const TERM_SECTIONS = [
  'tile',
  'hand',
  'wait',
  'ready',
  'dora',
  'call',
  'seat',
  'flow',
  'score',
  'rules',
] as const;
export type TermSection = (typeof TERM_SECTIONS)[number];

export type TermRow = readonly [
  id: string,
  section: TermSection,
  en: string,
  ko: string,
  ja: string,
  zhCN: string,
];

const entry = ([id, section, ...names]: TermRow): Entry => ({
  shelf: 'terms',
  id,
  section,
  names,
  also: ALSO.terms?.[id] ?? [],
  worth: { unit: 'none' },
  played: true,
  excludes: [],
});

export const TERMS: readonly Entry[] = [...HAND_TERMS, ...TABLE_TERMS].map(entry);

/** The tile that a word names, `tile.5m` → `5m`; undefined for all other words. */
export const tileOfTerm = (id: string): string | undefined => /^tile\.(\d[mpsz])$/.exec(id)?.[1];
