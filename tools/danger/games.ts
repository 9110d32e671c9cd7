// Whole recorded games, split by what was dealt: a game is always on the same side, and a game that stands twice in the
// file counts once.

import type { LoggedGame } from '../../src/logs/log.ts';
import { readMjlog } from '../../src/logs/mjlog/mjlog.ts';
import { readJsonLines } from '../conformance/read.ts';
import { fields, shaped, text } from '../conformance/shape.ts';

export interface RecordedGame {
  readonly at: number;
  readonly game: LoggedGame;
  /** Left out of the fit. */
  readonly isHeldOut: boolean;
}

const LINE = fields<{ readonly id: string; readonly xml: string }>({ id: text, xml: text });

/** One game in four is left out. */
const HELD_OUT = 4;
const SEED = 0x811c9dc5;

/** FNV-1a. */
const hashOf = (words: string): number => {
  let hash = SEED;
  for (let i = 0; i < words.length; i++) hash = Math.imul(hash ^ words.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
};

/** The tiles of all deals: the same in every copy of a game. */
const dealsOf = (xml: string): string => (xml.match(/ hai[0-3]="[\d,]*"/g) ?? []).join('');

export function* recordedGames(path: string): Generator<RecordedGame> {
  const met = new Set<number>();
  let at = 0;
  for (const line of readJsonLines(path)) {
    const { xml } = shaped(LINE, line);
    const hash = hashOf(dealsOf(xml));
    if (met.has(hash)) continue;
    met.add(hash);
    yield { at: at++, game: readMjlog(xml).game, isHeldOut: (hash >>> 8) % HELD_OUT === 0 };
  }
}
