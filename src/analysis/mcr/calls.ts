// What the viewer may do besides throwing a tile, and what each choice makes of the hand: its distance, its plans, and
// what they lose by lying open. There is no limit on kongs and no tile that may not follow a call.

import { isRefused, score } from '../../rules/mcr/score.ts';
import type { Win } from '../../rules/rules.ts';
import type { Claimable, Table } from '../../table/table.ts';
import { countsOf } from '../../tiles/counts.ts';
import { isConcealed, isKan, type Meld } from '../../tiles/meld.ts';
import type { HandView } from '../analysis.ts';
import { meldsWith, ownKans } from '../claims.ts';
import { claimOf } from '../furiten.ts';
import { drawnOf, type Held, situationOf, withoutAll } from '../situation.ts';
import type { CallEffect, McrCall, McrTenpai, Plans } from './analysis.ts';
import { mcrDiscards } from './discards.ts';
import { claimWin, drawWin, flowersHeld, type McrFacts } from './facts.ts';
import { mcrView } from './hand.ts';
import { plansOf } from './plans.ts';
import { type Budget, OF_A_CALL, poolOf } from './pool.ts';
import { mcrTenpaiOf } from './tenpai.ts';

/** A hand at rest in full. */
export interface McrRest {
  readonly after: HandView;
  readonly tenpai?: McrTenpai;
  readonly plans: Plans;
  readonly work: number;
}

export const restOf = (facts: McrFacts, held: Held, budget: Budget): McrRest => {
  const s = situationOf(facts.table, held);
  const after = mcrView(held, facts.live);
  const tenpai = mcrTenpaiOf(facts, s, after);
  const pool = poolOf(facts, s, after.shanten, budget);
  const plans = plansOf(pool, { held: countsOf(held.concealed), tenpai });
  return { after, ...(tenpai ? { tenpai } : {}), plans, work: pool.left.work };
};

export interface Worked<T> {
  readonly value: T;
  readonly work: number;
}

/** The hand after a call, without the tiles it used. */
const heldAfter = (held: Held, meld: Meld): Held => {
  if (meld.type !== 'addedKan')
    return { concealed: withoutAll(held.concealed, meld.own), melds: [...held.melds, meld] };
  const melds = held.melds.map((m) => (m.type === 'pon' && m.called === meld.called ? meld : m));
  return { concealed: withoutAll(held.concealed, [meld.added]), melds };
};

type After = Pick<McrCall, 'after' | 'discards' | 'tenpai' | 'plans'>;

const throwAfter = (facts: McrFacts, held: Held): Worked<After> => {
  const s = situationOf(facts.table, held);
  const { discards, work } = mcrDiscards(facts, { s }, OF_A_CALL);
  const first = discards[0]!;
  const { after, plans, tenpai } = first;
  const alike = discards.filter(
    (d) => d.after.shanten === after.shanten && nearest(d.plans) === nearest(plans),
  );
  const value = { after, plans, discards: alike.map((d) => d.tile), ...(tenpai ? { tenpai } : {}) };
  return { value, work };
};

const nearest = ({ plans }: Plans): number | undefined => plans[0]?.away;

const restAfter = (facts: McrFacts, held: Held): Worked<After> => {
  const { work, ...value } = restOf(facts, held, OF_A_CALL);
  return { value, work };
};

const effectOf = (before: Held, next: Held, plans: Plans, without: Plans): CallEffect => {
  const [then, now] = [plans, without].map((p) => p.plans.map(({ fan }) => fan));
  return {
    opens: isConcealed(before.melds) && !isConcealed(next.melds),
    exposed: next.melds.filter((m) => m.type !== 'closedKan').length,
    lost: now!.filter((fan) => !then!.includes(fan)),
    gained: then!.filter((fan) => !now!.includes(fan)),
  };
};

const meldCall = (facts: McrFacts, held: Held, meld: Meld, without: Plans): Worked<McrCall> => {
  const next = heldAfter(held, meld);
  const { value, work } = isKan(meld) ? restAfter(facts, next) : throwAfter(facts, next);
  const own = meld.type === 'addedKan' ? [meld.added] : meld.own;
  const effect = effectOf(held, next, value.plans!, without);
  return { value: { call: meld.type, own, ...value, effect }, work };
};

const winCalls = (facts: McrFacts, held: Held, win: Win): readonly McrCall[] => {
  const answer = score(situationOf(facts.table, held), win, facts.options);
  return isRefused(answer)
    ? []
    : [{ call: win.from === undefined ? 'tsumo' : 'ron', own: [], score: answer }];
};

/** A call is followed by a draw sooner or later, a kong at once: on the last tile there is none. */
export const mayCall = ({ wall, unknown }: Table): boolean => wall > 0 || unknown.includes('wall');

const joinWork = (calls: readonly Worked<McrCall>[]): Worked<readonly McrCall[]> => ({
  value: calls.map((c) => c.value),
  work: calls.reduce((sum, c) => sum + c.work, 0),
});

/** What is known of the hand as it is: the hand that lets pass, or the best discard's. */
export type Standing = Pick<McrRest, 'after' | 'tenpai' | 'plans'>;

/** Chow, pung and kong with another's discard. */
const meldsOn = (table: Table, held: Held, claim: Claimable): readonly Meld[] => {
  const { me, round } = table;
  const may = claim.by === 'discard' && mayCall(table);
  return may ? meldsWith(held, claim, { me, players: round.players }) : [];
};

/** Kongs of the own turn. `held`: with the tile drawn. */
const kansOf = (table: Table, held: Held): readonly Meld[] => (mayCall(table) ? ownKans(held) : []);

/** Every group that may be made now; none while a flower is to be set aside. */
export const mcrMelds = (table: Table, held: Held): readonly Meld[] => {
  const claim = claimOf(table);
  if (claim) return meldsOn(table, held, claim);
  const drawn = drawnOf(table);
  if (drawn === undefined || flowersHeld(table).length > 0) return [];
  return kansOf(table, { ...held, concealed: [...held.concealed, drawn] });
};

const claimCalls = (
  facts: McrFacts,
  held: Held,
  claim: Claimable,
  now: Standing,
): Worked<readonly McrCall[]> => {
  const wins = winCalls(facts, held, claimWin(facts, claim));
  const melds = meldsOn(facts.table, held, claim);
  const { value, work } = joinWork(melds.map((meld) => meldCall(facts, held, meld, now.plans)));
  const { after, tenpai, plans } = now;
  const pass: McrCall = { call: 'pass', own: [], after, plans, ...(tenpai ? { tenpai } : {}) };
  const choices = [...wins, ...value];
  return { value: choices.length === 0 ? [] : [pass, ...choices], work };
};

const turnCalls = (facts: McrFacts, held: Held, now: Standing): Worked<readonly McrCall[]> => {
  const drawn = drawnOf(facts.table)!;
  const whole = { ...held, concealed: [...held.concealed, drawn] };
  const kans = kansOf(facts.table, whole);
  const { value, work } = joinWork(kans.map((kan) => meldCall(facts, whole, kan, now.plans)));
  return { value: [...winCalls(facts, held, drawWin(facts, drawn)), ...value], work };
};

const NO_CALLS: Worked<readonly McrCall[]> = { value: [], work: 0 };

/** Everything the viewer may do now; empty where there is nothing. A flower comes before all else. */
export const mcrCalls = (facts: McrFacts, held: Held, now: Standing): Worked<readonly McrCall[]> => {
  const { table } = facts;
  const claim = claimOf(table);
  if (claim) return claimCalls(facts, held, claim, now);
  if (table.phase !== 'discard' || table.turn !== table.me) return NO_CALLS;
  const flowers = flowersHeld(table);
  if (flowers.length > 0)
    return { value: flowers.map((tile): McrCall => ({ call: 'flower', own: [tile] })), work: 0 };
  return drawnOf(table) === undefined ? NO_CALLS : turnCalls(facts, held, now);
};
