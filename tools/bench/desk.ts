// How long the desk's answer takes after an edit: random whole hands of fourteen tiles, all that is answered with them, by
// family; CPU time, each hand once.
// Alone: npm run bench -- desk
import { deskAnswer } from '../../src/desk/desk.ts';
import { emptyPosition } from '../../src/desk/position.ts';
import { randomHand } from '../../src/desk/random-hand.ts';
import { RULE_SETS, type RulesId } from '../../src/rules/rules.ts';
import { randomFrom } from '../../src/tiles/random.ts';
import { cpuTime, formatTable, median } from './measure.ts';

const HANDS = 100;
const WARM_UP = 20;

const timesOf = (family: RulesId): readonly number[] => {
  const random = randomFrom(20_261_130);
  const hands = Array.from({ length: WARM_UP + HANDS }, () => randomHand(emptyPosition(family), random));
  const times = hands.map((hand) => {
    const start = cpuTime();
    deskAnswer(hand);
    return cpuTime() - start;
  });
  return times.slice(WARM_UP).sort((a, b) => a - b);
};

const row = (family: RulesId): readonly string[] => {
  const times = timesOf(family);
  const ms = [median(times), times[Math.floor(HANDS * 0.95)]!, times.at(-1)!];
  return [family, ...ms.map((n) => n.toFixed(2))];
};

export const run = (): void => {
  console.log(formatTable([['ms', 'median', '95 of 100', 'most'], ...RULE_SETS.map(row)]));
};
