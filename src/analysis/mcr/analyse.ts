// An MCR table and its options become everything the panel shows.

import type { McrOptions } from '../../rules/mcr/options.ts';
import type { Table } from '../../table/table.ts';
import { seatWindOf } from '../../tiles/seat.ts';
import { isFlower } from '../../tiles/tile.ts';
import type { RulesInForce } from '../analysis.ts';
import { mcrRules } from '../chosen-rules.ts';
import { drawnOf, type Held, mySeat, situationOf } from '../situation.ts';
import type { McrAnalysis, McrCall, McrDiscard } from './analysis.ts';
import { type McrRest, mcrCalls, restOf } from './calls.ts';
import { mcrDiscards } from './discards.ts';
import { factsOf, flowersHeld, type McrFacts, plainHeld } from './facts.ts';
import { MY_TURN } from './pool.ts';
import { mcrDifferences } from './told.ts';
import { mcrWarnings } from './warnings.ts';

const isMyTurn = ({ phase, turn, me }: Table): boolean => phase === 'discard' && turn === me;

/** A tile too many is held, and no flower is to be set aside first. */
const isThrowing = (table: Table): boolean => isMyTurn(table) && flowersHeld(table).length === 0;

interface Now extends McrRest {
  readonly discards: readonly McrDiscard[];
}

const throwing = (facts: McrFacts, held: Held): Now => {
  const drawn = drawnOf(facts.table);
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  const s = situationOf(facts.table, { ...held, concealed });
  const { discards, work } = mcrDiscards(facts, { s, ...(drawn === undefined ? {} : { drawn }) }, MY_TURN);
  const { after, plans, tenpai } = discards[0]!;
  return { after, plans, work, discards, ...(tenpai ? { tenpai } : {}) };
};

const nowOf = (facts: McrFacts, held: Held): Now =>
  isThrowing(facts.table) ? throwing(facts, held) : { ...restOf(facts, held, MY_TURN), discards: [] };

const momentOf = (table: Table, calls: readonly McrCall[]): McrAnalysis['moment'] => {
  if (table.phase === 'over') return 'over';
  if (isMyTurn(table)) return 'mine';
  return calls.length > 0 ? 'offer' : 'others';
};

const analyseHeld = (facts: McrFacts, held: Held, shown: RulesInForce): McrAnalysis => {
  const { table, options, live } = facts;
  const { seq, round, me, wall, unknown, claimable } = table;
  const now = nowOf(facts, held);
  const { after, tenpai, plans, discards } = now;
  const calls = mcrCalls(facts, held, now);
  return {
    family: 'mcr',
    seq,
    round,
    me,
    seatWind: seatWindOf(me, round.dealer, round.players),
    wall,
    moment: momentOf(table, calls.value),
    minimum: options.minimum,
    flowers: mySeat(table).aside.filter(isFlower).length,
    flowersHeld: flowersHeld(table).length,
    now: after,
    melds: held.melds.length,
    ...(tenpai ? { tenpai } : {}),
    plans,
    discards,
    calls: calls.value,
    ...(claimable ? { claimable } : {}),
    live,
    warnings: mcrWarnings({ facts, held, tenpai, plans }),
    unknown,
    differences: mcrDifferences(factsOf(table, mcrRules(table.rules).options)),
    rules: shown,
    work: now.work + calls.work,
  };
};

/** Undefined where the viewer's own tiles are hidden: there is nothing to advise on. */
export const analyseMcr = (
  table: Table,
  options: McrOptions,
  shown: RulesInForce,
): McrAnalysis | undefined => {
  const held = plainHeld(table);
  return held && analyseHeld(factsOf(table, options), held, shown);
};
