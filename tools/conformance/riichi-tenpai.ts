// Positions: what a hand waits for, and why it is furiten.

import { furiten } from '../../src/rules/riichi/furiten.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { Shown } from '../../src/rules/rules.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { plainTile } from '../../src/tiles/tile.ts';
import { readJsonLines } from './read.ts';
import { bareSituation, type HandLine, type MeldLine, meldOf, riverOf, tile, tiles } from './riichi-line.ts';
import { verdict, type WithExpected } from './riichi-score.ts';
import type { Verdict } from './suite.ts';

type Passed = readonly [Seat, string, 'discard' | 'kakan' | 'ankan' | 'kita'];
export interface TenpaiLine extends HandLine {
  readonly id: string;
  readonly river: readonly string[];
  readonly sinceOwnDiscard: readonly Passed[];
  readonly riichi: boolean;
  readonly afterRiichi: readonly Passed[];
}
interface TenpaiExpected {
  readonly tenpai: boolean;
  readonly waits: readonly string[];
  readonly furiten: boolean;
  readonly furitenBy: readonly string[];
}

const SHOWN_BY = { discard: 'discard', kakan: 'addedKan', ankan: 'closedKan', kita: 'north' } as const;
const shown = ([seat, text, by]: Passed): Shown => ({ seat, tile: tile(text), by: SHOWN_BY[by] });

export const positionOf = (line: TenpaiLine) => ({
  ...bareSituation(line),
  river: riverOf(line.river),
  passed: line.sinceOwnDiscard.map(shown),
  passedInRiichi: line.afterRiichi.map(shown),
  riichi: line.riichi ? ('riichi' as const) : ('none' as const),
});

/** The data's own rule: a closed kan of a wait passes by thirteen orphans, whatever the table allows. */
const TENPAI_OPTIONS = presetOptions('tenhou', { ankanRobKokushi: true });

export const waitTexts = (line: {
  readonly hand: string;
  readonly melds: readonly MeldLine[];
}): readonly string[] =>
  waitsOf({ concealed: tiles(line.hand), melds: line.melds.map(meldOf) }).map((k) =>
    formatTile(plainTile(k)),
  );

export function* checkTenpai(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = value as WithExpected<TenpaiLine, TenpaiExpected>;
    const s = positionOf(line);
    const waits = waitsOf(s);
    const by = furiten(s, waits, TENPAI_OPTIONS).map((f) => f.type);
    const e = line.expected;
    yield verdict(
      line.id,
      [e.tenpai, [...e.waits].sort(), e.furiten, [...e.furitenBy].sort()],
      [waits.length > 0, [...waitTexts(line)].sort(), by.length > 0, by.sort()],
    );
  }
}
