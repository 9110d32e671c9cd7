// A check of the checks: right lines are right, and each thing they expect, changed in one place, is reported.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { CASES } from './field.fixture.ts';
import { field } from './field.ts';
import { BadInput } from './read.ts';
import { FU_LINES, OPTION_LINES, POSITIONS, WINS } from './riichi.fixture.ts';
import { RIICHI_SUITES } from './riichi.ts';
import type { Suite } from './suite.ts';
import { END, FRAMES, INDEX, XML } from './tenhou.fixture.ts';
import { tenhouFrames } from './tenhou.ts';
import { tenhouLogs } from './tenhou-logs.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const inner of ['frames/synth', 'frames/expected', 'games/mjlog']) {
  mkdirSync(join(folder, inner), { recursive: true });
}

const lines = (values: readonly unknown[]): string => values.map((v) => JSON.stringify(v)).join('\n');

/** A place for a line of data, and what a suite says of it there. */
interface Bench {
  readonly suite: Suite;
  readonly path: string;
  readonly lay: (line: unknown) => void;
}

const lineBench = (suite: Suite, name: string): Bench => {
  const path = join(folder, name);
  return { suite, path, lay: (line) => writeFileSync(path, lines([line])) };
};

const riichiBench = (name: string): Bench =>
  lineBench(RIICHI_SUITES.find((s) => s.name === name)!, `${name}.jsonl`);

const FRAMES_BENCH: Bench = {
  suite: tenhouFrames(),
  path: join(folder, 'frames'),
  lay: (end) => {
    writeFileSync(join(folder, 'frames/synth/x.jsonl'), lines(FRAMES));
    writeFileSync(join(folder, 'frames/expected/x.jsonl'), lines([end]));
  },
};

const GAMES_BENCH: Bench = {
  suite: tenhouLogs,
  path: join(folder, 'games'),
  lay: (index) => {
    writeFileSync(join(folder, 'games/mjlog/g.xml'), XML);
    writeFileSync(join(folder, 'games/index.jsonl'), lines([index]));
  },
};

/** What a suite reports of a line: its differences, or why the line is no line of its data. */
const reported = ({ suite, path, lay }: Bench, line: unknown): readonly unknown[] => {
  lay(line);
  try {
    return [...suite.check(path)].flatMap((v) => (v.differs || v.skipped ? [v] : []));
  } catch (error) {
    if (error instanceof BadInput) return [error.message];
    throw error;
  }
};

/** At which moments a stream is looked at is the question, not the answer. */
const isQuestion = (at: string): boolean => at === 'checks';

/** The changes that go unreported, by their place. */
const unreported = (bench: Bench, part: unknown, lineWith: (part: unknown) => unknown): readonly string[] =>
  changesOf(part)
    .filter(({ at, value }) => !isQuestion(at) && reported(bench, lineWith(value)).length === 0)
    .map(({ at, value }) => `${at}: ${JSON.stringify(value)}`);

interface Line {
  readonly id: string;
  readonly expected: unknown;
}

const KINDS: readonly (readonly [string, Bench, readonly Line[]])[] = [
  ['riichi-wins', riichiBench('riichi-wins'), WINS],
  ['riichi-tenpai', riichiBench('riichi-tenpai'), POSITIONS],
  ['riichi-fu', riichiBench('riichi-fu'), FU_LINES],
  ['riichi-options', riichiBench('riichi-options'), OPTION_LINES],
  ['field', lineBench(field, 'cases.jsonl'), CASES],
];

describe.each(KINDS)('%s', (_, bench, list) => {
  test.each(list.map((line) => [line.id, line] as const))('%s', (_, line) => {
    expect(reported(bench, line)).toEqual([]);
    expect(unreported(bench, line.expected, (expected) => ({ ...line, expected }))).toEqual([]);
  });

  test('a field that nothing answers', () => {
    const [line] = list;
    const expected = { ...Object(line!.expected), another: 1 };
    expect(reported(bench, { ...line, expected })).not.toEqual([]);
  });
});

test('tenhou-frames', () => {
  expect(reported(FRAMES_BENCH, END)).toEqual([]);
  expect(unreported(FRAMES_BENCH, END, (end) => end)).toEqual([]);
});

test('the index of games', () => {
  expect(reported(GAMES_BENCH, INDEX)).toEqual([]);
  const { rules, rounds } = INDEX;
  expect(unreported(GAMES_BENCH, { rules, rounds }, (part) => ({ ...INDEX, ...Object(part) }))).toEqual([]);
});
