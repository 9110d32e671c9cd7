// `npx tsx tools/simulate.ts --rules riichi|riichi3|korean|mcr|all --games N --seed S`: plays whole games bot against bot and checks
// every invariant after every event. `all`: N games of each rule set, on every core. Exits 1 if a game failed, 2 if it was
// called wrongly.

import { called, oneOf, wholeNumber } from './called.ts';
import { playAll } from './simulate/jobs.ts';
import { RULE_NAMES } from './simulate/rules.ts';
import { NOTHING, playSeries, type Tally, together } from './simulate/series.ts';

const SHOWN = 10;
const ALL = 'all';

const { values, wrong } = called({
  usage: `usage: npm run simulate -- [--rules ${[...RULE_NAMES, ALL].join('|')}] [--games N] [--seed S]
  --rules  whose games are played; all: of each rule set, on every core (riichi)
  --games  how many, of each rule set (20)
  --seed   of the first game; the next has the next number (1)`,
  options: {
    rules: { type: 'string', default: 'riichi' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** For this tool itself: the tally as one line of JSON. */
    tally: { type: 'boolean', default: false },
  },
});

const listed = (endings: Tally['endings']): string =>
  Object.entries(endings)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

const show = (name: string, { games, hands, events, endings, faults, seconds }: Tally): void => {
  for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
  console.log(`${name}: ${games} games, ${hands} hands, ${events} events: ${listed(endings)}`);
  console.log(`  ${(hands / seconds).toFixed(1)} hands a second of processor time`);
};

const conclude = ({ games, faults }: Tally): number => {
  console.log(`${games - faults.length} passed, ${faults.length} failed`);
  return faults.length > 0 || games === 0 ? 1 : 0;
};

const rules = oneOf('rules', [...RULE_NAMES, ALL], values.rules, wrong);
const games = wholeNumber('games', values.games, wrong);
const seed = wholeNumber('seed', values.seed, wrong);

const everything = async (): Promise<number> => {
  const series = RULE_NAMES.map((name) => ({ rules: name, games, seed }));
  const tallies = await playAll(series, (slice) =>
    console.log(`${slice.rules}: seeds ${slice.seed} to ${slice.seed + slice.games - 1} played`),
  );
  for (const [i, tally] of tallies.entries()) show(RULE_NAMES[i]!, tally);
  return conclude(tallies.reduce(together, NOTHING));
};

const one = (): number => {
  const tally = playSeries({ rules, games, seed }, (played) => {
    if (!values.tally && played.games % 50 === 0)
      console.log(`${played.games} of ${games} games, ${played.hands} hands`);
  });
  if (values.tally) {
    console.log(JSON.stringify(tally));
    return 0;
  }
  show(rules, tally);
  return conclude(tally);
};

process.exitCode = rules === ALL ? await everything() : one();
