// The words of the game that are no yaku: tiles, groups, waits, calls, the course of a game, points.

import type { Entry } from './entry.ts';
import { ALSO } from './readings.ts';
import { HAND_TERMS } from './terms-hand.names.ts';
import { TABLE_TERMS } from './terms-table.names.ts';

export const TERM_SECTIONS = [
  'hand',
  'wait',
  'ready',
  'dora',
  'tile',
  'call',
  'seat',
  'flow',
  'score',
  'rules',
  'face',
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

const placeOf = ([, section]: TermRow): number => TERM_SECTIONS.indexOf(section);

export const TERMS: readonly Entry[] = [...HAND_TERMS, ...TABLE_TERMS]
  .sort((a, b) => placeOf(a) - placeOf(b))
  .map(entry);

/** The tile that a word names, `tile.5m` → `5m`; undefined for all other words. */
export const tileOfTerm = (id: string): string | undefined => /^tile\.(\d[mpsz])$/.exec(id)?.[1];

/** The four plants are written with f, the seasons with g. */
const FLOWERS = ['plum', 'orchid', 'bamboo', 'chrysanthemum'];
const SEASONS = ['spring', 'summer', 'autumn', 'winter'];

/** The same with flowers and seasons: what can be drawn. */
export const faceOfTerm = (id: string): string | undefined => {
  const name = id.split('.')[1] ?? '';
  const [flower, season] = [FLOWERS.indexOf(name) + 1, SEASONS.indexOf(name) + 1];
  if (flower > 0) return `${flower}f`;
  return season > 0 ? `${season}g` : tileOfTerm(id);
};
