// `npx tsx tools/review/speed.ts [--korean GAMES] FILES`: how long games take to review, one seat each, on one core and
// without others: processor time by family, of a hand, of a whole game of as many hands as is usual, and of the longest step.
// Every hand is reviewed twice: the first of a game starts cold, the others find the code compiled and the tables made.
// FILES: logs of any format. `--korean`: so many games more, of four hands each, played by the project's own players by a seed:
// no Korean game is recorded.

import { familyOf } from '../../src/analysis/chosen-rules.ts';
import type { LoggedGame } from '../../src/logs/log.ts';
import { partsOf, reviewHand } from '../../src/review/review.ts';
import type { RulesId } from '../../src/rules/rules.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { gamesAsked } from './games-asked.ts';

/** Hands of a whole game. */
const USUAL: Readonly<Record<RulesId, number>> = { riichi: 10, mcr: 16, korean: 16 };

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

interface Timed {
  readonly all: number;
  /** To the first decision. */
  readonly first: number;
  readonly longest: number;
}

const timed = (steps: ReturnType<typeof reviewHand>): Timed => {
  const began = cpu();
  let [last, longest] = [began, 0];
  let first: number | undefined;
  for (let step = steps.next(); !step.done; step = steps.next()) {
    const now = cpu();
    longest = Math.max(longest, now - last);
    last = now;
    if (step.value) first ??= now - began;
  }
  const all = cpu() - began;
  return { all, first: first ?? all, longest };
};

const ms = (value: number): string => `${Math.round(value)} ms`;

const spread = (name: string, values: readonly number[]): void => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): string =>
    ms(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);
  console.log(`  ${name}: median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`);
};

const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;

const report = (family: RulesId, cold: number, hands: readonly Timed[]): void => {
  const usual = USUAL[family];
  const each = mean(hands.map((t) => t.all));
  const game = ms(cold + (usual - 1) * each);
  console.log(
    `${family}, ${hands.length} hands: the first, cold, ${ms(cold)}, then ${ms(each)} each; a game of ${usual}: ${game}`,
  );
  spread(
    'a hand',
    hands.map((t) => t.all),
  );
  spread(
    'to its first decision',
    hands.map((t) => t.first),
  );
  spread(
    'its longest step',
    hands.map((t) => t.longest),
  );
};

/** Seats in turn, so that none is favoured. */
const seatOf = ({ game, me }: LoggedGame & { readonly me?: Seat }, number: number): Seat =>
  me ?? ((number % game.players) as Seat);

const games = gamesAsked('npx tsx tools/review/speed.ts');
const FAMILIES = ['riichi', 'mcr', 'korean'] as const;
for (const family of FAMILIES) {
  const parts = games.flatMap((game, number) =>
    familyOf(game.game.rules, {}) === family ? partsOf(game, seatOf(game, number)) : [],
  );
  const [cold] = parts.map((part) => timed(reviewHand(part)).all);
  if (cold !== undefined)
    report(
      family,
      cold,
      parts.map((part) => timed(reviewHand(part))),
    );
}
