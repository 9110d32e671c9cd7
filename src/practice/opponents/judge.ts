// What pays most: each way of going on is worth the points the hand wins on average from there, by the search, less what it risks.
// Far from a win, where no points are known yet, what brings the hand nearer.

import type { Values, Worth } from '../../analysis/value/value.ts';
import type { Act } from '../../game/act.ts';
import type { Ask } from '../ask.ts';
import { afterCall } from './after-call.ts';
import { farCall, farShares, farWorth } from './far.ts';
import { dangerRisk, noRisk, type Risk, type RiskOf } from './risk.ts';
import { shantenOf } from './shape.ts';
import { best, type Judgement, type Of, PASS, type Thinking } from './think.ts';
import { pointsOf, worths } from './worth.ts';

/** Beyond, straight ways are too few to tell anything. */
const REACH = 2;

/** Below, the search knows too few ways to judge by: the small fans of an MCR hand come late. */
const LEAST_CHANCE = { riichi: 0.001, korean: 0.001, mcr: 0.02 } as const;

const isLikely = ({ rules }: Ask, worth: Worth | undefined): boolean =>
  worth !== undefined && worth.win >= LEAST_CHANCE[rules.family];

/**
 * How likely somebody waits before nothing is called, no kan is made, for a hand that is far. In MCR everybody calls and most wait
 * late in a hand: whoever stopped calling then would never win.
 */
const MANY = { riichi: 0.5, korean: 0.5, mcr: 1 } as const;

const discardBy = (riskOf: RiskOf): Judgement['discard'] =>
  function* (ask, discards) {
    const { rules, table } = ask;
    const shanten = shantenOf(table);
    const values = shanten > REACH ? undefined : yield* worths(rules, table, shanten);
    const known = values && isLikely(ask, values.discards[0]?.best) ? values : undefined;
    const points = known ? (act: Of<'discard'>) => pointsOf(known, act) : farPoints(ask, discards, shanten);
    const { net } = riskOf(rules, table);
    return best(discards, (act) => net(act.tile, points(act)))!;
  };

const farPoints = (ask: Ask, discards: readonly Of<'discard'>[], shanten: number): ((act: Act) => number) => {
  const shareOf = farShares(ask, discards);
  const worth = farWorth(ask.rules, shanten, ask.table.wall);
  return (act) => worth * shareOf(act);
};

const mostAfter = ({ discards }: Values, { net }: Risk): number =>
  Math.max(0, ...discards.map(({ tile, best: worth }) => net(tile, worth?.points ?? 0)));

interface Weighed {
  readonly act: Act;
  readonly points: number;
}

const weighed = function* (ask: Ask, act: Of<'meld'>, riskOf: RiskOf): Thinking<Weighed> {
  const after = afterCall(ask.table, act.meld);
  const values = yield* worths(ask.rules, after, shantenOf(after));
  return { act, points: values ? mostAfter(values, riskOf(ask.rules, after)) : 0 };
};

/**
 * Whether calls are weighed with what the discard after them risks. In MCR both ways lead to a discard before long, called or
 * drawn, and whoever called less for it would fall behind.
 */
const WEIGHS_CALLS = { riichi: true, korean: true, mcr: false } as const;

const callBy = (danger: RiskOf): Judgement['call'] =>
  function* (ask, calls) {
    const { rules, table } = ask;
    const riskOf = WEIGHS_CALLS[rules.family] ? danger : noRisk;
    const shanten = shantenOf(table);
    const values = shanten > REACH ? undefined : yield* worths(rules, table, shanten);
    const now = values?.now?.best;
    const { waiting, still } = riskOf(rules, table);
    if (!now || !isLikely(ask, now)) return waiting > MANY[rules.family] ? PASS : farCall(ask, calls);
    const ways: Weighed[] = [{ act: PASS, points: still(now.points) }];
    for (const act of calls.filter(({ meld }) => meld.type !== 'openKan'))
      ways.push(yield* weighed(ask, act, riskOf));
    return best(ways, ({ points }) => points)!.act;
  };

const judgeBy = (riskOf: RiskOf): Judgement => ({
  discard: discardBy(riskOf),
  call: callBy(riskOf),
  mayKan: ({ rules, table }) => riskOf(rules, table).waiting <= MANY[rules.family],
});

export const VALUE: Judgement = judgeBy(noRisk);
export const VALUE_AND_DANGER: Judgement = judgeBy(dangerRisk);
