// Suites of the riichi rules: wins of real games, tenpai positions, fu, and what options change.

import { filesNamed, filesOf, type Wanted } from './files.ts';
import { readJsonLines } from './read.ts';
import { checkFu } from './riichi-fu.ts';
import { WIN, type WinLine } from './riichi-line.ts';
import { checkOptions } from './riichi-options.ts';
import { onlyFirst, recordedOptions, scoreOfLine, scoreVerdict } from './riichi-score.ts';
import { SCORE, type ScoreLine } from './riichi-score-line.ts';
import { checkTenpai } from './riichi-tenpai.ts';
import { fields, number, optional, type Shape, shaped, text } from './shape.ts';
import type { Suite, Verdict } from './suite.ts';

export interface RecordedLine extends WinLine {
  readonly winIndex?: number;
  readonly origin?: string;
  readonly expected: ScoreLine;
}

const RECORDED: Shape<RecordedLine> = fields<RecordedLine>({
  ...WIN,
  winIndex: optional(number),
  origin: optional(text),
  expected: fields<ScoreLine>(SCORE),
});

/** These logs state no fu of limit hands: ours is as good as theirs. */
const withFu = (line: RecordedLine, ours: number | null | undefined): ScoreLine => {
  const { fu, limit } = line.expected;
  const isUnstated = line.origin === 't6' && fu === null && limit !== null;
  return isUnstated ? { ...line.expected, fu: ours ?? null } : line.expected;
};

const checkWin = (line: RecordedLine): Verdict => {
  const got = scoreOfLine(onlyFirst(line), recordedOptions(line));
  return scoreVerdict(line.id, withFu(line, typeof got === 'string' ? null : got.value.fu), got);
};

function* checkWins(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) yield checkWin(shaped(RECORDED, value));
}

type Check = (path: string) => Iterable<Verdict>;

const suite = (name: string, paths: readonly string[], wanted: Wanted, check: Check): Suite => ({
  name,
  paths,
  *check(path) {
    for (const file of filesOf(path, wanted)) yield* check(file);
  },
});

export const RIICHI_SUITES: readonly Suite[] = [
  suite('riichi-wins', ['riichi/wins.jsonl', 'riichi/wins-extra.jsonl'], filesNamed('wins'), checkWins),
  suite('riichi-tenpai', ['riichi/tenpai.jsonl'], filesNamed('tenpai'), checkTenpai),
  suite('riichi-fu', ['riichi-fu'], filesNamed(''), checkFu),
  suite('riichi-options', ['riichi-options'], filesNamed(''), checkOptions),
];
