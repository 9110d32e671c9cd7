// `npm run fit-danger -- GAMES`: learns from whole recorded games (mjlog, one JSON line a game) what a discard risks, writes
// src/analysis/danger/weights.ts, tries it on the games left out, and writes what came of it into docs/danger.md and
// its plot. With `--check` the weights alone are made again and compared; exit 1 on a difference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dangersBy } from '../src/analysis/danger/judge.ts';
import type { Model } from '../src/analysis/danger/model.ts';
import { called } from './called.ts';
import { BadInput } from './conformance/read.ts';
import { SujiTable } from './danger/baseline.ts';
import { type Decision, decisionsOf } from './danger/decisions.ts';
import { recordedGames } from './danger/games.ts';
import { addDecision, allRows, learn, modelOf } from './danger/learn.ts';
import { calibrationPlot } from './danger/plot.ts';
import { type Measured, measuredText, weightsReport } from './danger/report.ts';
import { wouldWin } from './danger/truth.ts';
import { countNoughts, type Noughts, Trial, truthOfSeat } from './danger/try-out.ts';
import { readBack, weightsText, writtenOf } from './danger/weights-text.ts';

const ROOT = join(import.meta.dirname, '..');
const WEIGHTS = join(ROOT, 'src/analysis/danger/weights.ts');
const DOC = join(ROOT, 'docs/danger.md');
const PLOT = join(ROOT, 'docs/danger.svg');

function* decisionsIn(path: string, isHeldOut: boolean): Generator<Decision> {
  for (const game of recordedGames(path)) if (game.isHeldOut === isHeldOut) yield* decisionsOf(game);
}

const fitsFrom = (path: string): Measured['fits'] => {
  const rows = allRows();
  for (const decision of decisionsIn(path, false)) addDecision(rows, decision);
  return learn(rows);
};

const learnTable = (tables: Measured['tables'], model: Model, decision: Decision, noughts: Noughts): void => {
  const { table, options, truths } = decision;
  const suji = tables[table.round.players];
  for (const danger of dangersBy(model, table, options)) {
    countNoughts(noughts, danger, truths);
    suji.learnTogether(truths.some((truth) => wouldWin(truth, danger.tile)));
    for (const against of danger.byOpponent)
      suji.learn(against, wouldWin(truthOfSeat(truths, against.seat), danger.tile));
  }
};

const tryOut = (path: string, fits: Measured['fits'], model: Model): Measured => {
  const tables = { 3: new SujiTable(), 4: new SujiTable() };
  const noughts: Noughts = { said: 0, againstTenpai: 0, false: 0 };
  for (const decision of decisionsIn(path, false)) learnTable(tables, model, decision, noughts);
  const trials = { 3: new Trial(model, tables[3], noughts), 4: new Trial(model, tables[4], noughts) };
  for (const decision of decisionsIn(path, true)) trials[decision.table.round.players].add(decision);
  return { fits, trials, tables, noughts };
};

const START = '<!-- measured -->';
const END = '<!-- /measured -->';

const writeReport = (measured: Measured): void => {
  const doc = readFileSync(DOC, 'utf8');
  const [before, after] = [doc.split(START)[0]!, doc.split(END)[1]!];
  writeFileSync(DOC, `${before}${START}\n\n${measuredText(measured)}\n\n${END}${after}`);
  const { held, ron } = measured.trials[4];
  const series = [
    { name: 'tiles in hand: would deal in', colour: '#1f6feb', shape: 'disc', buckets: held.table },
    { name: 'tiles thrown: dealt in', colour: '#c2410c', shape: 'square', buckets: ron.table },
  ] as const;
  writeFileSync(PLOT, calibrationPlot(series));
};

const check = (made: string): never => {
  const same = readFileSync(WEIGHTS, 'utf8') === made;
  console.log(same ? 'The weights are as learned.' : 'The weights differ: run `npm run fit-danger`.');
  process.exit(same ? 0 : 1);
};

const run = (path: string, isCheck: boolean): void => {
  const fits = fitsFrom(path);
  const written = writtenOf(modelOf(fits));
  const made = weightsText(written);
  if (isCheck) check(made);
  console.log(weightsReport(fits));
  writeFileSync(WEIGHTS, made);
  const measured = tryOut(path, fits, readBack(written));
  writeReport(measured);
  console.log(measuredText(measured));
  if (measured.noughts.false > 0) process.exit(1);
};

const { values, positionals, wrong } = called({
  usage: 'usage: npm run fit-danger -- [--check] GAMES, as ../shared/data/riichi/mjlog-all.jsonl.gz',
  options: { check: { type: 'boolean', default: false } },
  names: true,
});
const path = positionals[0] ?? wrong('Which games?');
try {
  run(path, values.check);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  console.error(error.message);
  process.exit(2);
}
