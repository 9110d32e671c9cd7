// MCR hands between draws: waits and what they pay, distances, and what one exchange can reach.

import { analyseMcr } from '../../src/analysis/mcr/analyse.ts';
import { DEFAULTS } from '../../src/rules/mcr/options.ts';
import { type Final, finalsOneAway, waitValues } from '../../src/rules/mcr/projection.ts';
import { type McrScore, reachesMinimum } from '../../src/rules/mcr/score.ts';
import { waitsOf } from '../../src/rules/mcr/waits.ts';
import type { Win } from '../../src/rules/rules.ts';
import { shantenOf } from '../../src/shapes/shanten.ts';
import { shantenWithKnitted, ukeireWithKnitted } from '../../src/shapes/with-knitted.ts';
import { countsOf } from '../../src/tiles/counts.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import type { Kind } from '../../src/tiles/tile.ts';
import {
  HAND_FIELDS,
  type HandLine,
  LABEL_FIELDS,
  type Labels,
  labelFault,
  meldOfText,
  situationOfLine,
  textOfKind,
  tileOfText,
  tilesOfText,
} from './mcr-line.ts';
import { tableOfHand } from './mcr-table.ts';
import { readJsonLines } from './read.ts';
import { fields, listOf, number, optional, recordOf, type Shape, shaped, shapeOf, text } from './shape.ts';
import type { Verdict } from './suite.ts';

type Line = HandLine & { readonly id: string };

const isTwoNumbers = (x: unknown): boolean =>
  Array.isArray(x) && x.length === 2 && x.every((n) => typeof n === 'number');
const twoNumbers: Shape<readonly [number, number]> = shapeOf('two numbers', isTwoNumbers);

const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

const byKind = (a: string, b: string): number => tileOfText(a) - tileOfText(b);
const inOrder = (names: readonly string[]): readonly string[] => [...names].sort(byKind);
const names = (kinds: readonly Kind[]): readonly string[] => kinds.map(textOfKind);

export const waitNames = (line: HandLine) => {
  const { live, dead } = waitsOf(situationOfLine(line));
  return { waits: names(live), dead: names(dead) };
};

interface WaitLine extends Line {
  readonly waits: readonly string[];
  readonly dead?: readonly string[];
  /** By tile: the total by discard and by self-draw. */
  readonly fan?: Readonly<Record<string, readonly [number, number]>>;
}

const WAITS: Shape<WaitLine> = fields<WaitLine>({
  id: text,
  ...HAND_FIELDS,
  waits: listOf(text),
  dead: optional(listOf(text)),
  fan: optional(recordOf(twoNumbers)),
});

export function* checkWaits(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = shaped(WAITS, value);
    const { waits, dead } = waitNames(line);
    const values = waitValues(situationOfLine(line), DEFAULTS);
    const expected = { waits: inOrder(line.waits), dead: inOrder(line.dead ?? []) };
    const totals = inOrder(Object.keys(line.fan ?? {})).map((name) => [name, ...line.fan![name]!]);
    yield verdict(
      line.id,
      [expected, totals],
      [{ waits, dead }, values.map((v) => [textOfKind(v.kind), v.byDiscard.total, v.bySelfDraw.total])],
    );
  }
}

type Distances = Readonly<Record<string, number>>;

interface ShantenLine extends Line {
  readonly by?: Distances;
  readonly exact?: Distances;
  readonly shanten?: number;
  readonly shantenExact?: number;
  readonly accept: readonly string[];
}

const distances: Shape<Distances> = recordOf(number);
const SHANTEN: Shape<ShantenLine> = fields<ShantenLine>({
  id: text,
  ...HAND_FIELDS,
  by: optional(distances),
  exact: optional(distances),
  shanten: optional(number),
  shantenExact: optional(number),
  accept: listOf(text),
});

const handOfLine = (line: HandLine) => {
  const melds = line.melds.map(meldOfText);
  return {
    counts: countsOf(tilesOfText(line.hand)),
    melds: melds.length,
    fixed: countsOf(melds.flatMap(tilesOf)),
  };
};

/** By the data's names; a form that melds rule out is left out. */
const distancesOf = (line: HandLine): Distances => {
  const { counts, melds, fixed } = handOfLine(line);
  const of = (form: Parameters<typeof shantenOf>[0]) => shantenOf(form, counts, melds, fixed);
  const all = {
    standard: of('standard'),
    pairs: of('sevenPairsWithQuads'),
    orphans: of('thirteenOrphans'),
    honorsKnitted: Math.min(of('lesserHonorsKnitted'), of('greaterHonorsKnitted')),
    knittedStraight: of('knittedStraight'),
  };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => Number.isFinite(n)));
};

const sortedEntries = (distances: Distances): unknown => Object.entries(distances).sort();

export function* checkShanten(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = shaped(SHANTEN, value);
    const { counts, melds, fixed } = handOfLine(line);
    const { shanten, kinds } = ukeireWithKnitted(counts, melds, fixed);
    const least = line.shantenExact ?? line.shanten;
    yield verdict(
      line.id,
      [sortedEntries(line.exact ?? line.by ?? {}), least, least, inOrder(line.accept)],
      [sortedEntries(distancesOf(line)), shantenWithKnitted(counts, melds, fixed), shanten, names(kinds)],
    );
  }
}

type BestLine = Labels & { readonly hand: string; readonly win: string };

interface ReachLine extends Line {
  readonly finals: number;
  readonly bestRon: BestLine;
  readonly bestSelf: BestLine;
  readonly winnableRon8: number;
  readonly winnableSelf8: number;
}

const best: Shape<BestLine> = fields<BestLine>({ ...LABEL_FIELDS, hand: text, win: text });
const REACH: Shape<ReachLine> = fields<ReachLine>({
  id: text,
  ...HAND_FIELDS,
  finals: number,
  bestRon: best,
  bestSelf: best,
  winnableRon8: number,
  winnableSelf8: number,
});

const RULES = { family: 'mcr', preset: 'cn', source: 'player' } as const;

type Mode = 'byDiscard' | 'bySelfDraw';

const isNamed = (best: BestLine, { concealed, kind }: Final): boolean => {
  const hand = [...tilesOfText(best.hand)].sort((a, b) => a - b);
  return textOfKind(kind) === best.win && JSON.stringify(hand) === JSON.stringify(concealed);
};

const winBy = (mode: Mode, best: BestLine): Win => ({
  tile: tileOfText(best.win),
  ...(mode === 'byDiscard' ? { from: 0, by: 'discard' } : { by: 'wall' }),
  last: false,
});

/** Our best total, and whether the hand the line names is a final of ours with the fans it names. */
const bestVerdict = (line: ReachLine, finals: readonly Final[], mode: Mode) => {
  const best = mode === 'byDiscard' ? line.bestRon : line.bestSelf;
  const total = Math.max(...finals.map((final) => final[mode].total));
  if (!finals.some((final) => isNamed(best, final))) return { total, named: 'no such hand' };
  const situation = situationOfLine({ ...line, hand: best.hand });
  return { total, named: labelFault(situation, winBy(mode, best), best, DEFAULTS) ?? 'equal' };
};

const winnable = (scores: readonly McrScore[]): number =>
  scores.filter((score) => reachesMinimum(score, DEFAULTS)).length;

/** The extension's own answer at a table where this hand waits for its turn: plans within one exchange, exact. */
const liveVerdict = (line: ReachLine): Verdict => {
  const { plans } = analyseMcr(tableOfHand(line), DEFAULTS, RULES)!;
  const near = plans.plans.filter(({ away }) => away <= 1);
  const best = (mode: Mode): number => Math.max(0, ...near.map((plan) => plan[mode]?.basic ?? 0));
  const enough = ({ total }: BestLine): number => (total >= DEFAULTS.minimum ? total : 0);
  return verdict(
    `${line.id} live`,
    [1, enough(line.bestRon), enough(line.bestSelf)],
    [plans.exactTo, best('byDiscard'), best('bySelfDraw')],
  );
};

export function* checkReach(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = shaped(REACH, value);
    yield liveVerdict(line);
    const finals = finalsOneAway(situationOfLine(line), DEFAULTS);
    yield verdict(
      line.id,
      [
        line.finals,
        { total: line.bestRon.total, named: 'equal' },
        { total: line.bestSelf.total, named: 'equal' },
        [line.winnableRon8, line.winnableSelf8],
      ],
      [
        finals.length,
        bestVerdict(line, finals, 'byDiscard'),
        bestVerdict(line, finals, 'bySelfDraw'),
        [winnable(finals.map((f) => f.byDiscard)), winnable(finals.map((f) => f.bySelfDraw))],
      ],
    );
  }
}
