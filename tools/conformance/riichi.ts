// Suites of the riichi rules: wins of real games, tenpai positions, fu, and what options change.

import { score } from '../../src/rules/riichi/score.ts';
import { filesOf } from './files.ts';
import { readJsonLines } from './read.ts';
import { checkFu } from './riichi-fu.ts';
import { situationOf, type WinLine, winOf } from './riichi-line.ts';
import { checkOptions } from './riichi-options.ts';
import {
  onlyFirst,
  recordedOptions,
  type ScoreLine,
  scoreVerdict,
  type WithExpected,
} from './riichi-score.ts';
import { checkTenpai } from './riichi-tenpai.ts';
import type { Suite, Verdict } from './suite.ts';

export {
  expectedOf,
  gotOf,
  onlyFirst,
  optionsOf,
  recordedOptions,
  type ScoreLine,
  TENHOU_YAKU,
} from './riichi-score.ts';
export { positionOf, type TenpaiLine } from './riichi-tenpai.ts';

function* checkWins(path: string): Iterable<Verdict> {
  for (const value of readJsonLines(path)) {
    const line = onlyFirst(value as WithExpected<WinLine & { readonly winIndex: number }, ScoreLine>);
    yield scoreVerdict(line.id, line.expected, score(situationOf(line), winOf(line), recordedOptions(line)));
  }
}

type Check = (path: string) => Iterable<Verdict>;

const suite = (name: string, paths: readonly string[], names: RegExp, check: Check): Suite => ({
  name,
  paths,
  *check(path) {
    for (const file of filesOf(path, names)) yield* check(file);
  },
});

export const RIICHI_SUITES: readonly Suite[] = [
  suite('riichi-wins', ['riichi/wins.jsonl', 'riichi/wins-extra.jsonl'], /^wins.*\.jsonl(\.gz)?$/, checkWins),
  suite('riichi-tenpai', ['riichi/tenpai.jsonl'], /^tenpai.*\.jsonl(\.gz)?$/, checkTenpai),
  suite('riichi-fu', ['riichi-fu'], /\.jsonl(\.gz)?$/, checkFu),
  suite('riichi-options', ['riichi-options'], /\.jsonl(\.gz)?$/, checkOptions),
];
