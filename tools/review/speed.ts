// `npx tsx tools/review/speed.ts PATH [GAMES]`: how long whole recorded games take to review, one seat each, on one core and
// without others: processor time of a hanchan, and of its longest step. PATH: lines of JSON with the xml of a game each.

import { reviewGame } from '../../src/review/review.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { recordedGames } from '../danger/games.ts';

const HANDS = 8;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Timed {
  readonly all: number;
  readonly first: number;
  readonly longest: number;
  readonly decisions: number;
}

const timed = (steps: ReturnType<typeof reviewGame>): Timed => {
  const began = cpu();
  let [last, first, longest, decisions] = [began, 0, 0, 0];
  for (const step of steps) {
    const now = cpu();
    longest = Math.max(longest, now - last);
    last = now;
    if (step === undefined) continue;
    if (decisions === 0) first = now - began;
    decisions += 1;
  }
  return { all: cpu() - began, first, longest, decisions };
};

const at = (sorted: readonly number[], share: number): string =>
  `${Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!)} ms`;

const spread = (name: string, values: readonly number[]): void => {
  const sorted = [...values].sort((a, b) => a - b);
  console.log(`${name}: median ${at(sorted, 0.5)}, 95 % ${at(sorted, 0.95)}, most ${at(sorted, 1)}`);
};

const [path, count = '40'] = process.argv.slice(2);
const all: Timed[] = [];
for (const { game, at: number } of recordedGames(path!)) {
  if (all.length >= Number(count)) break;
  if (game.game.players === 4 && game.hands.length >= HANDS)
    all.push(timed(reviewGame(game, (number % 4) as Seat)));
}
console.log(`${all.length} hanchans of ${HANDS} hands and more, processor time:`);
spread(
  'to the last decision',
  all.map((t) => t.all),
);
spread(
  'to the first decision',
  all.map((t) => t.first),
);
spread(
  'longest step',
  all.map((t) => t.longest),
);
