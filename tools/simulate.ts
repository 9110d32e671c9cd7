// `npx tsx tools/simulate.ts --rules riichi|riichi3|korean|mcr|all --games N --seed S`: plays whole games bot against bot and checks
// every invariant after every event. `all`: N games of each rule set, on every core. Exits 1 if a game failed, 2 if it was
// called wrongly.

import { parseArgs } from 'node:util';
import { playAll } from './simulate/jobs.ts';
import { RULE_NAMES } from './simulate/rules.ts';
import { NOTHING, playSeries, type Tally, together } from './simulate/series.ts';

const SHOWN = 10;
const ALL = 'all';

const { values } = parseArgs({
  options: {
    rules: { type: 'string', default: 'riichi' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** For this tool itself: the tally as one line of JSON. */
    tally: { type: 'boolean', default: false },
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

const listed = (endings: Tally['endings']): string =>
  Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

const show = (rules: string, { games, hands, events, endings, faults, seconds }: Tally): void => {
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
  console.log(`${rules}: ${games} games, ${hands} hands, ${events} events: ${listed(endings)}`);
  console.log(`  ${(hands / seconds).toFixed(1)} hands a second of processor time`);
};

const conclude = ({ games, faults }: Tally): number => {
  console.log(`${games - faults.length} passed, ${faults.length} failed`);
  return faults.length > 0 || games === 0 ? 1 : 0;
};

const [games, seed] = [numberOf('games'), numberOf('seed')];

const everything = async (): Promise<number> => {
  const series = RULE_NAMES.map((rules) => ({ rules, games, seed }));
  const tallies = await playAll(series, (slice) =>
    console.log(`${slice.rules}: seeds ${slice.seed} to ${slice.seed + slice.games - 1} played`),
  );
  for (const [i, tally] of tallies.entries()) show(RULE_NAMES[i]!, tally);
  return conclude(tallies.reduce(together, NOTHING));
};

const one = (): number => {
  const tally = playSeries({ rules: values.rules, games, seed }, (played) => {
    if (!values.tally && played.games % 50 === 0)
      console.log(`${played.games} of ${games} games, ${played.hands} hands`);
  });
  if (values.tally) {
    console.log(JSON.stringify(tally));
    return 0;
  }
  show(values.rules, tally);
  return conclude(tally);
};

if (values.rules !== ALL && !RULE_NAMES.includes(values.rules))
  wrong(`--rules is to be one of ${[...RULE_NAMES, ALL].join(', ')}`);

process.exitCode = values.rules === ALL ? await everything() : one();
