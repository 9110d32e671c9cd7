// `npm run review -- FILES`: reviews logged games, one line of JSON a decision; the same code as in the browser, on every core.
//
//   --seat N|all   whose decisions (0: East of the first hand). Without it: of the seat that kept the log, else of all
//   --summary      one line a game and seat instead, and a last line for each family of rules
//   --thorough     values with every detour, many times slower
//
// Files are read as the importer reads them, whatever their format. What is wrong with one is told on the error output,
// with its place, and what was valid before it is reviewed all the same; where that is a terminal, how far it is, too. Exits 0 if every file was read whole, 1 if one was
// not, 2 if it was called wrongly.

import { summaryOf } from '../src/review/summary.ts';
import { RULE_SETS } from '../src/rules/rules.ts';
import { called } from './called.ts';
import { reviewAll } from './review/cores.ts';
import type { Told } from './review/job.ts';
import { work } from './review/worker.ts';

const {
  values,
  positionals = [],
  wrong,
} = called({
  usage: `usage: npm run review -- [--seat 0|1|2|3|all] [--summary] [--thorough] FILES
  --seat      whose decisions (0: East of the first hand); else of the seat that kept the log, else of all
  --summary   one line a game and seat instead, and a last line for each family of rules
  --thorough  values with every detour, many times slower`,
  options: {
    seat: { type: 'string' },
    summary: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: false },
    /** For this tool itself: asked by another of its processes. */
    worker: { type: 'boolean', default: false },
  },
  names: true,
});

const seat = (): string | undefined =>
  values.seat === undefined || /^([0-3]|all)$/.test(values.seat)
    ? values.seat
    : wrong(`--seat takes 0, 1, 2, 3 or all; not «${values.seat}».`);

/** Digits after the point that are worth keeping. */
const DIGITS = 1e4;

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * DIGITS) / DIGITS : value;

const line = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, rounded)}\n`);

/** Whoever reads may stop early. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const report = ({ file, error }: Extract<Told, { type: 'read' }>): void => {
  if (!error) return;
  const { code, detail, ...place } = error;
  const where = Object.entries(place).map(([name, at]) => `${name} ${at}`);
  console.error(`${file}: ${code}: ${detail}${where.length > 0 ? ` (${where.join(', ')})` : ''}`);
};

/** Points of one family are none of another's. */
const totals = (reviews: readonly Extract<Told, { type: 'game' }>[]): void => {
  for (const family of RULE_SETS) {
    const games = reviews.flatMap(({ game, tally }) => (game.family === family ? [{ game, tally }] : []));
    if (games.length > 0) line({ family, total: summaryOf(games) });
  }
};

/** On a terminal, over itself, unless the lines go there, too; whoever keeps the error output keeps errors alone. */
const progress = (told: string): void => {
  if (process.stderr.isTTY && !process.stdout.isTTY) process.stderr.write(`\r\x1b[K${told}`);
};

const run = async (): Promise<number> => {
  if (positionals.length === 0) wrong('No file is given.');
  const { summary } = values;
  const files = new Set<string>();
  const reviews: Extract<Told, { type: 'game' }>[] = [];
  let [faults, hands] = [0, 0];
  await reviewAll(positionals, { seat: seat(), thorough: values.thorough }, (told) => {
    if (told.type === 'read') {
      files.add(told.file);
      progress('');
      report(told);
      faults += told.error ? 1 : 0;
    } else if (told.type === 'game') {
      reviews.push(told);
      const { type: _, ...rest } = told;
      if (summary) line(rest);
    } else if (!summary)
      for (const decision of told.decisions) line({ file: told.file, game: told.at, ...decision });
    hands += told.type === 'hand' ? 1 : 0;
    progress(`file ${files.size} of ${positionals.length}, ${hands} hands reviewed`);
  });
  progress('');
  if (summary) totals(reviews);
  return faults > 0 ? 1 : 0;
};

if (values.worker) work();
else process.exitCode = await run();
