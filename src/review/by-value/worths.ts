// What choices of MCR and Korean hands are worth where the value search has looked at every way with a detour: expected
// points, with what another's win before takes away of them.

import { shantenOfParts } from '../../analysis/value/graph.ts';
import { koreanQuestion } from '../../analysis/value/korean-question.ts';
import { mcrQuestion } from '../../analysis/value/mcr-question.ts';
import { type Question, shapeOf } from '../../analysis/value/question.ts';
import { answerStage } from '../../analysis/value/refine.ts';
import type { ThrowValue, ValueRules } from '../../analysis/value/value.ts';
import type { Act } from '../../game/act.ts';
import { apply } from '../../table/apply.ts';
import type { Table } from '../../table/table.ts';
import { isKan } from '../../tiles/meld.ts';
import { kindOf } from '../../tiles/tile.ts';
import { CALLING, drawnFirst, netOf, type Prospect } from '../net.ts';
import { type ByValue, threatBy } from './others.ts';

export interface Worth {
  readonly act: Act;
  /** Expected to the end of the hand, others' wins aside, and the chance to win. */
  readonly points: number;
  readonly win: number;
  /** With others' wins, as often as they were counted; and in other worlds that it has to hold in. */
  readonly net: number;
  readonly between: readonly number[];
}

/** Others win half as often as was counted, or twice; an open hand calls on (`CALLING`). */
export const WORLDS = ['seldom', 'often', 'calls'] as const;

/** A table and the rules that it is played by. */
export interface Played {
  readonly table: Table;
  readonly rules: Extract<ValueRules, { readonly family: ByValue }>;
  readonly look: Look;
}

/** Steps beside the nearest way, at first and where that leaves a doubt: of a ready hand alone there is more to look at. */
const DETOURS = { quick: 1, thorough: 2 } as const;
export type Look = keyof typeof DETOURS;
/** As far from a win as that can be looked at. */
const NEAR = 1;

const questionOf = ({ table, rules }: Played): Question | undefined =>
  rules.family === 'mcr' ? mcrQuestion(table, rules.options) : koreanQuestion(table, rules.options);

/** Undefined where the hand is too far from a win, or the search too large. */
const throwsOf = function* (played: Played): Generator<undefined, readonly ThrowValue[] | undefined> {
  const question = questionOf(played);
  const shanten = question && shantenOfParts(shapeOf(question), 0, 0);
  if (!question || shanten === undefined || shanten > NEAR) return undefined;
  const look = shanten > 0 ? 'quick' : played.look;
  const work = answerStage(question, { stage: 'full', detours: DETOURS[look] });
  let step = work.next();
  for (; !step.done; step = work.next()) yield undefined;
  return step.value?.throws;
};

const SELDOM = 0.5;
const OFTEN = 2;

const worthOf = (
  { table, rules: { family } }: Played,
  act: Act,
  prospect: Prospect | undefined,
  calling?: Prospect,
): Worth | undefined => {
  if (!prospect) return undefined;
  const made = table.seats[table.me]!.river.length;
  const netAt = (times: number): number => netOf(prospect, threatBy(family, made, times));
  const { points, win } = prospect.worth;
  const net = netAt(1);
  const calls = calling ? netOf(calling, CALLING.threat(threatBy(family, made, 1))) : net;
  return { act, points, win, net, between: [netAt(SELDOM), netAt(OFTEN), calls] };
};

const prospectOf = (value: ThrowValue | undefined): Prospect | undefined =>
  value?.best && { worth: value.best, curve: value.curve };

export const isDeclared = (act: Act): boolean => act.type === 'discard' && act.riichi === true;

/** Upeo is said before its discard. */
const declaring = (table: Table): Table | undefined => {
  const next = apply(table, { type: 'declare', seat: table.me });
  return next.ok ? next.value : undefined;
};

const thrownFrom = function* (
  played: Played,
  table: Table | undefined,
  acts: readonly Act[],
): Generator<undefined, readonly Worth[]> {
  const throws = acts.length > 0 && table ? yield* throwsOf({ ...played, table }) : undefined;
  return acts.flatMap((act) => {
    const value = throws?.find(({ kind }) => act.type === 'discard' && kindOf(act.tile) === kind);
    return worthOf(played, act, prospectOf(value)) ?? [];
  });
};

/** A kan draws at once what others draw later: its draws come one sooner. */
const replaced = (table: Table): Table => {
  const { claimable: _, ...rest } = table;
  return { ...rest, turn: rest.me, phase: 'draw' };
};

const tableAfter = (table: Table, act: Act): Table | undefined => {
  if (act.type !== 'meld') return table;
  const next = apply(table, { ...act, seat: table.me });
  if (!next.ok) return undefined;
  return isKan(act.meld) ? replaced(next.value) : next.value;
};

/** After chi and pon the best discard; else the hand as it is. */
const bestOf = (throws: readonly ThrowValue[]): ThrowValue | undefined =>
  [...throws].sort((a, b) => (b.best?.points ?? 0) - (a.best?.points ?? 0))[0];

/** What the best throw leaves. */
const bestProspect = function* (played: Played): Generator<undefined, ThrowValue | undefined> {
  return bestOf((yield* throwsOf(played)) ?? []);
};

/** A hand that chi or pon has opened, could it call on; a ready hand has nothing to call. */
const callingOn = function* (
  played: Played,
  act: Act,
  value: ThrowValue | undefined,
): Generator<undefined, Prospect | undefined> {
  if (act.type !== 'meld' || isKan(act.meld) || !value || value.shanten <= 0) return undefined;
  return prospectOf(yield* bestProspect({ ...played, table: CALLING.table(played.table) }));
};

/** Letting pass, a call with its best discard, or a kan. */
const otherWorth = function* (played: Played, act: Act): Generator<undefined, readonly Worth[]> {
  const table = tableAfter(played.table, act);
  if (!table) return [];
  const value = yield* bestProspect({ ...played, table });
  const prospect = prospectOf(value);
  const isFirst = act.type === 'meld' && isKan(act.meld);
  const calling = yield* callingOn({ ...played, table }, act, value);
  const worth = worthOf(played, act, prospect && isFirst ? drawnFirst(prospect) : prospect, calling);
  return worth ? [worth] : [];
};

const mostFirst = (worths: readonly Worth[]): readonly Worth[] => [...worths].sort((a, b) => b.net - a.net);

/** Of those that have one, the most first. */
export const worthsOf = function* (
  played: Played,
  acts: readonly Act[],
): Generator<undefined, readonly Worth[]> {
  const discards = acts.filter((act) => act.type === 'discard');
  const [declared, silent] = [discards.filter(isDeclared), discards.filter((act) => !isDeclared(act))];
  const worths: Worth[] = [...(yield* thrownFrom(played, played.table, silent))];
  if (declared.length > 0) worths.push(...(yield* thrownFrom(played, declaring(played.table), declared)));
  for (const act of acts.filter(({ type }) => type !== 'discard'))
    worths.push(...(yield* otherWorth(played, act)));
  return mostFirst(worths);
};
