// `korean-hands FOLDER`: hands with their yaku, points and payment or the reason why they are no win, and decisions at the
// table, which have a `kind`.

import type { KoreanRefusal } from '../../src/rules/korean/refusals.ts';
import { isRefused, type KoreanScore, score } from '../../src/rules/korean/score.ts';
import { filesNamed, filesOf } from './files.ts';
import { type KoreanWinLine, optionsOf, situationOf, winOf } from './korean-line.ts';
import { tableAnswer } from './korean-table.ts';
import { readJsonLines } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

interface ScoreLine {
  readonly items: readonly { readonly key: string; readonly points: number }[];
  readonly base: number;
  readonly bonus: number;
  readonly total: number;
}
type Expected = ScoreLine | { readonly invalid: string };

interface HandLine extends KoreanWinLine {
  readonly expected: Expected;
  /** A tie: either list is right. */
  readonly expectedAlso?: Expected | readonly Expected[];
  readonly settlement?: unknown;
}

interface TableLine {
  readonly id: string;
  readonly kind: string;
  readonly expected: unknown;
}

/** `illegalUpeo` → `illegal_upeo`. */
const dataName = (refusal: KoreanRefusal): string =>
  refusal.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const scoreLine = ({ items, base, bonus, total }: KoreanScore): ScoreLine => ({
  items: items.map(({ id, value }) => ({ key: id, points: value })),
  base,
  bonus,
  total,
});

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Fields in order of name; the winners of one tile in any order. */
const ordered = (name: string, part: unknown): unknown => {
  if (name === 'winners' && Array.isArray(part)) return [...part].sort();
  return isRecord(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;
};

/** The same text for equal values. */
const canonical = (value: unknown): string => JSON.stringify(value, ordered);

const verdict = (id: string, rights: readonly unknown[], got: unknown): Verdict =>
  rights.some((right) => canonical(right) === canonical(got))
    ? { id }
    : { id, differs: { expected: rights[0], got } };

const handVerdict = (line: HandLine): Verdict => {
  const value = score(situationOf(line), winOf(line), optionsOf(line));
  const rights = [line.expected, line.expectedAlso ?? []].flat();
  if (isRefused(value)) return verdict(line.id, rights, { invalid: dataName(value) });
  const withPayment = (result: object) =>
    line.settlement === undefined ? result : { ...result, settlement: line.settlement };
  const payment = line.settlement === undefined ? {} : { settlement: value.settlement };
  return verdict(line.id, rights.map(withPayment), { ...scoreLine(value), ...payment });
};

const verdictOf = (value: unknown): Verdict => {
  const line = value as HandLine | TableLine;
  return 'kind' in line ? verdict(line.id, [line.expected], tableAnswer(line.kind, line)) : handVerdict(line);
};

export const koreanHands: Suite = {
  name: 'korean-hands',
  paths: ['korean'],
  *check(path) {
    for (const file of filesOf(path, filesNamed('korean')))
      for (const line of readJsonLines(file)) yield verdictOf(line);
  },
};
