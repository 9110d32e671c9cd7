// `npm run conformance -- SUITE PATH`: our answers beside recorded ones. PATH is a file or a folder of the suite's data,
// packed with gzip or not; `all FOLDER` runs every suite on its own paths under the folder, on every core. Exits 0 if all are equal, 1 if
// any differ or nothing was checked, 2 if the data cannot be read.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { called } from './called.ts';
import { type Ended, type Job, runApart } from './conformance/apart.ts';
import { field } from './conformance/field.ts';
import { koreanHands } from './conformance/korean.ts';
import { logs } from './conformance/logs.ts';
import { majsoulFrames, majsoulRecord } from './conformance/majsoul.ts';
import { MCR_SUITES } from './conformance/mcr.ts';
import { MCR_LOG_SUITES } from './conformance/mcr-logs.ts';
import { BadInput, forgetPlace, lastPlace } from './conformance/read.ts';
import { referenceTerms } from './conformance/reference.ts';
import { reviewSuite } from './conformance/review.ts';
import { RIICHI_SUITES } from './conformance/riichi.ts';
import type { Suite, Verdict } from './conformance/suite.ts';
import { tenhouFrames } from './conformance/tenhou.ts';
import { tenhouLogs } from './conformance/tenhou-logs.ts';
import { answerTold } from './conformance/told.ts';

const SUITES: readonly Suite[] = [
  ...RIICHI_SUITES,
  ...MCR_SUITES,
  ...MCR_LOG_SUITES,
  tenhouFrames(answerTold),
  tenhouLogs,
  logs,
  majsoulFrames,
  majsoulRecord,
  field,
  koreanHands,
  referenceTerms,
  reviewSuite,
];
const NAMES = SUITES.map((s) => s.name);
const SHOWN = 10;

interface Tally {
  readonly checked: number;
  readonly differ: readonly Verdict[];
  /** How many were not checked, by the reason's name. */
  readonly skipped: ReadonlyMap<string, number>;
}

/** A suite that looks at its lines only as it goes shows a missing field as a type error of whoever reads it. */
const whyOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof TypeError ? `a field is missing or of another type (${message})` : message;
};

/** A fault on the way is the data's, as far as anyone can tell from here: its place says where to look. */
const verdictsOf = function* (suite: Suite, path: string): Generator<Verdict> {
  forgetPlace();
  try {
    yield* suite.check(path);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const [place, why] = [lastPlace() ?? path, whyOf(error)];
    throw new BadInput(why.startsWith(path) ? why : `${place}: cannot be read as ${suite.name}: ${why}`);
  }
};

const tallyOf = (verdicts: Iterable<Verdict>): Tally => {
  let checked = 0;
  const differ: Verdict[] = [];
  const skipped = new Map<string, number>();
  for (const verdict of verdicts) {
    if (verdict.skipped !== undefined) {
      skipped.set(verdict.skipped, (skipped.get(verdict.skipped) ?? 0) + 1);
      continue;
    }
    checked++;
    if (verdict.differs) differ.push(verdict);
  }
  return { checked, differ, skipped };
};

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

const skippedText = (skipped: Tally['skipped']): string =>
  skipped.size === 0
    ? ''
    : `, ${sum(skipped)} skipped (${[...skipped].map(([name, n]) => `${name} ${n}`).join(', ')})`;

const differenceText = ({ id, differs }: Verdict): string =>
  [
    `  ${id}`,
    `    expected ${JSON.stringify(differs?.expected)}`,
    `    got      ${JSON.stringify(differs?.got)}`,
  ].join('\n');

/** Nothing checked is no success, and says so. */
const nothingText = (path: string, skipped: Tally['skipped']): string =>
  skipped.size > 0
    ? '  nothing was checked: every case was skipped'
    : `  nothing was checked: no case in ${path}`;

const report = ({ name }: Suite, path: string, { checked, differ, skipped }: Tally): void => {
  console.log(`${name}: ${checked} checked, ${differ.length} differ${skippedText(skipped)}`);
  if (checked === 0) console.log(nothingText(path, skipped));
  for (const verdict of differ.slice(0, SHOWN)) console.log(differenceText(verdict));
  if (differ.length > SHOWN) console.log(`  … and ${differ.length - SHOWN} more`);
};

const suiteOf = (name: string): Suite => {
  const suite = SUITES.find((s) => s.name === name);
  if (!suite) throw new BadInput(`no suite «${name}»: there are ${NAMES.join(', ')} and all`);
  return suite;
};

const mustExist = (path: string): void => {
  if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
};

const sumsText = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const runOne = (suite: Suite, path: string): number => {
  mustExist(path);
  const tally = tallyOf(verdictsOf(suite, path));
  report(suite, path, tally);
  const failed = tally.differ.length;
  console.log(sumsText(tally.checked - failed, failed, sum(tally.skipped)));
  return failed > 0 || tally.checked === 0 ? 1 : 0;
};

/** Of a file, or of all that a folder holds: what takes longest is begun first. */
const bytesOf = (path: string): number => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((n, name) => n + bytesOf(join(path, name)), 0);
};

const runAll = async (folder: string): Promise<number> => {
  mustExist(folder);
  const jobs = SUITES.flatMap((s) => s.paths.map((path): Job => [s.name, join(folder, path)]));
  for (const [, path] of jobs) mustExist(path);
  const ended: Ended[] = [];
  await runApart(
    jobs.toSorted(([, a], [, b]) => bytesOf(b) - bytesOf(a)),
    (one) => {
      console.log(one.text);
      ended.push(one);
    },
  );
  const all = (what: 'passed' | 'failed' | 'skipped') => ended.reduce((n, one) => n + one[what], 0);
  console.log(sumsText(all('passed'), all('failed'), all('skipped')));
  return Math.max(...ended.map(({ code }) => code));
};

const USAGE = `usage: npm run conformance -- SUITE PATH, where SUITE is ${NAMES.join(', ')} or all`;

const run = async ([name, path, ...rest]: readonly string[]): Promise<number> => {
  if (name === undefined || path === undefined || rest.length > 0) throw new BadInput(USAGE);
  return name === 'all' ? runAll(path) : runOne(suiteOf(name), path);
};

try {
  process.exitCode = await run(called({ usage: USAGE, options: {}, names: true }).positionals);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
