// Positions: what a hand waits for, why it is furiten, and what the log and the server showed of it.

import { furiten } from '../../src/rules/riichi/furiten.ts';
import { presetOptions } from '../../src/rules/riichi/options.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { Shown } from '../../src/rules/rules.ts';
import { shantenOf } from '../../src/shapes/shanten.ts';
import { countsOf } from '../../src/tiles/counts.ts';
import { type Meld, tilesOf } from '../../src/tiles/meld.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { KINDS, type Kind, plainTile, type Tile } from '../../src/tiles/tile.ts';
import { readJsonLines } from './read.ts';
import {
  bareSituation,
  HAND,
  type HandLine,
  type MeldLine,
  meldOf,
  riverOf,
  riverText,
  tile,
  tiles,
} from './riichi-line.ts';
import { verdict } from './riichi-score.ts';
import { fields, flag, listOf, optional, type Shape, type Shapes, shaped, shapeOf, text } from './shape.ts';
import type { Verdict } from './suite.ts';

const SHOWN_BY = { discard: 'discard', kakan: 'addedKan', ankan: 'closedKan', kita: 'north' } as const;

type Passed = readonly [Seat, string, keyof typeof SHOWN_BY];

export interface TenpaiLine extends HandLine {
  readonly id: string;
  readonly moment?: string;
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
  readonly ownFourWaits?: readonly string[];
  /** The tile the log's win was made on. */
  readonly logWait?: string;
  readonly won?: string;
  /** Shown at the draw that ended the hand. */
  readonly logTenpai?: boolean;
  readonly serverFuriten?: boolean;
}

const PASSED: Shape<Passed> = shapeOf(
  'a seat, a tile and how it was shown',
  (x) => Array.isArray(x) && typeof x[0] === 'number' && typeof x[1] === 'string' && String(x[2]) in SHOWN_BY,
);

export const POSITION: Shapes<TenpaiLine> = {
  id: text,
  ...HAND,
  moment: optional(text),
  river: listOf(riverText),
  sinceOwnDiscard: listOf(PASSED),
  riichi: flag,
  afterRiichi: listOf(PASSED),
};

const EXPECTED: Shapes<TenpaiExpected> = {
  tenpai: flag,
  waits: listOf(text),
  furiten: flag,
  furitenBy: listOf(text),
  ownFourWaits: optional(listOf(text)),
  logWait: optional(text),
  won: optional(text),
  logTenpai: optional(flag),
  serverFuriten: optional(flag),
};

interface ExpectingLine extends TenpaiLine {
  readonly expected: TenpaiExpected;
}
const LINE: Shape<ExpectingLine> = fields<ExpectingLine>({
  ...POSITION,
  expected: fields<TenpaiExpected>(EXPECTED),
});

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

/** Kinds that would complete the hand, were there a fifth copy of them. */
export const ownFourWaits = (concealed: readonly Tile[], melds: readonly Meld[]): readonly Kind[] => {
  const counts = countsOf(concealed);
  const own = countsOf([...concealed, ...melds.flatMap(tilesOf)]);
  return KINDS.filter((k) => {
    if (own[k] !== 4) return false;
    const drawn = counts.slice();
    drawn[k]!++;
    return shantenOf('standard', drawn, melds.length, 'fifthCopies') === -1;
  });
};

/** How a hand that stands at this moment can be won next. */
const WON_NEXT: Readonly<Record<string, string>> = {
  'before-winning-draw': 'tsumo',
  'before-winning-discard': 'ron',
};

/** A red five is won on as the plain one. */
const plain = (text: string): string => text.replace('0', '5');

/** Our answer to each thing a line may state. */
const answersOf = (line: ExpectingLine): Readonly<Record<keyof TenpaiExpected, unknown>> => {
  const s = positionOf(line);
  const waits = [...waitTexts(line)].sort();
  const by = furiten(s, waitsOf(s), TENPAI_OPTIONS).map((f) => f.type);
  const { logWait = '' } = line.expected;
  return {
    tenpai: waits.length > 0,
    waits,
    furiten: by.length > 0,
    furitenBy: by.sort(),
    ownFourWaits: ownFourWaits(s.concealed, s.melds)
      .map((k) => formatTile(plainTile(k)))
      .sort(),
    logWait: waits.includes(plain(logWait)) ? logWait : waits,
    won: WON_NEXT[line.moment ?? ''] ?? 'no win',
    logTenpai: waits.length > 0,
    serverFuriten: by.length > 0,
  };
};

const inOrder = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : value);

const check = (line: ExpectingLine): Verdict => {
  const answers: Readonly<Record<string, unknown>> = answersOf(line);
  const stated = Object.entries(line.expected);
  return verdict(
    line.id,
    Object.fromEntries(stated.map(([name, value]) => [name, inOrder(value)])),
    Object.fromEntries(stated.map(([name]) => [name, answers[name] ?? 'not answered'])),
  );
};

export function* checkTenpai(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield check(shaped(LINE, value));
}
