// `npx tsx tools/simulate.ts --rules riichi|riichi3|korean|mcr --games N --seed S`: plays whole games bot against bot and checks every
// invariant after every event. Exits 1 if a game failed, 2 if it was called wrongly.

import { parseArgs } from 'node:util';
import { Fault } from './simulate/fault.ts';
import { RULE_NAMES, rulesOf } from './simulate/rules.ts';
import { playGame, type Report } from './simulate/run.ts';

const SHOWN = 10;

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'riichi' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});

const wrong = (what: string): never => {
  console.error(what);
  process.exit(2);
};

const numberOf = (name: 'games' | 'seed'): number => {
  const n = Number(values[name]);
  return Number.isInteger(n) && n >= 0 ? n : wrong(`--${name} is to be a whole number`);
};

const addEndings = (all: Record<string, number>, { endings }: Report): void => {
  for (const [name, n] of Object.entries(endings)) all[name] = (all[name] ?? 0) + n;
};

const listed = (endings: Record<string, number>): string =>
  Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

const run = (): number => {
  if (!RULE_NAMES.includes(values.rules)) return wrong(`--rules is to be one of ${RULE_NAMES.join(', ')}`);
  const [games, first] = [numberOf('games'), numberOf('seed')];
  const endings: Record<string, number> = {};
  let [hands, events, failed] = [0, 0, 0];
  for (let i = 0; i < games; i++) {
    const seed = first + i;
    try {
      const report = playGame(rulesOf(values.rules, seed), seed);
      hands += report.hands;
      events += report.events;
      addEndings(endings, report);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (failed++ < SHOWN) console.log(`  seed ${seed}: ${error.message.slice(0, 1500)}`);
    }
    if ((i + 1) % 50 === 0) console.log(`${i + 1} of ${games} games, ${hands} hands`);
  }
  const { user, system } = process.cpuUsage();
  const seconds = (user + system) / 1e6;
  console.log(`${hands} hands, ${events} events: ${listed(endings)}`);
  console.log(`${(hands / seconds).toFixed(1)} hands a second of processor time`);
  console.log(`${games - failed} passed, ${failed} failed`);
  return failed > 0 || games === 0 ? 1 : 0;
};

process.exitCode = run();
