// A Korean table and its options become everything the panel shows.

import type { KoreanOptions } from '../../rules/korean/options.ts';
import type { Table } from '../../table/table.ts';
import { seatWindOf } from '../../tiles/seat.ts';
import { isFlower } from '../../tiles/tile.ts';
import type { RulesInForce } from '../analysis.ts';
import { flowersHeld, plainHeld } from '../flowers.ts';
import { drawnOf, type Held, mySeat, without } from '../situation.ts';
import type { KoreanAnalysis, KoreanCall, KoreanDiscard, KoreanUpeoAnswer } from './analysis.ts';
import { type KoreanRest, koreanCalls, restOf } from './calls.ts';
import { koreanDifferences } from './differences.ts';
import { koreanDiscards } from './discards.ts';
import { factsOf, type KoreanFacts, koreanAfterDiscard, koreanSituation } from './facts.ts';
import { koreanFuriten } from './furiten.ts';
import { answerAtRest, answerFor, upeoOf } from './upeo.ts';
import { koreanWarnings } from './warnings.ts';

const isMyTurn = ({ phase, turn, me }: Table): boolean => phase === 'discard' && turn === me;

/** A tile too many is held, and no flower is to be set aside first. */
const isThrowing = (table: Table): boolean => isMyTurn(table) && flowersHeld(table).length === 0;

interface Now extends KoreanRest {
  readonly discards: readonly KoreanDiscard[];
  readonly answer: KoreanUpeoAnswer;
}

const throwing = (facts: KoreanFacts, held: Held): Now => {
  const drawn = drawnOf(facts.table);
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  const s = koreanSituation(facts, { ...held, concealed });
  const bound = mySeat(facts.table).riichi === 'accepted';
  const discards = koreanDiscards(facts, { s, ...(drawn === undefined ? {} : { drawn }), bound });
  const { after, tenpai, tile } = discards[0]!;
  const rest = koreanAfterDiscard(s, without(concealed, tile), tile);
  return { after, ...(tenpai ? { tenpai } : {}), discards, answer: answerFor(facts, rest, 0) };
};

const nowOf = (facts: KoreanFacts, held: Held): Now =>
  isThrowing(facts.table)
    ? throwing(facts, held)
    : { ...restOf(facts, held), discards: [], answer: answerAtRest(facts, koreanSituation(facts, held)) };

const momentOf = (table: Table, calls: readonly KoreanCall[]): KoreanAnalysis['moment'] => {
  if (table.phase === 'over') return 'over';
  if (isMyTurn(table)) return 'mine';
  return calls.length > 0 ? 'offer' : 'others';
};

type Advice = Pick<
  KoreanAnalysis,
  'now' | 'tenpai' | 'discards' | 'calls' | 'upeo' | 'warnings' | 'differences'
>;

const adviceOf = (facts: KoreanFacts, held: Held): Advice => {
  const { after, tenpai, discards, answer } = nowOf(facts, held);
  const upeo = upeoOf(facts, koreanSituation(facts, held), answer, discards);
  const calls = koreanCalls(facts, held, { discards, upeo });
  const furiten = koreanFuriten(facts);
  return {
    now: after,
    ...(tenpai ? { tenpai } : {}),
    discards,
    calls,
    upeo,
    warnings: koreanWarnings({ facts, held, furiten, tenpai, discards, upeo }),
    differences: koreanDifferences(facts, { calls, isFuriten: furiten.length > 0 }),
  };
};

const analyseHeld = (facts: KoreanFacts, held: Held, shown: RulesInForce): KoreanAnalysis => {
  const { table, options, live } = facts;
  const { seq, round, me, wall, unknown, claimable } = table;
  const advice = adviceOf(facts, held);
  return {
    family: 'korean',
    seq,
    round,
    me,
    seatWind: seatWindOf(me, round.dealer, round.players),
    wall,
    moment: momentOf(table, advice.calls),
    minimum: options.minBase,
    flowers: mySeat(table).aside.filter(isFlower).length,
    flowersHeld: flowersHeld(table).length,
    melds: held.melds.length,
    ...(claimable ? { claimable } : {}),
    live,
    unknown,
    rules: shown,
    ...advice,
  };
};

/** Undefined where the viewer's own tiles are hidden: there is nothing to advise on. */
export const analyseKorean = (
  table: Table,
  options: KoreanOptions,
  shown: RulesInForce,
): KoreanAnalysis | undefined => {
  const held = plainHeld(table);
  return held && analyseHeld(factsOf(table, options), held, shown);
};
