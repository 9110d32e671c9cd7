// Too far from a win for the search to tell points: what is played then. By shape; in MCR toward eight points.

import type { Act } from '../../game/act.ts';
import type { GameRules } from '../../game/game.ts';
import type { McrOptions } from '../../rules/mcr/options.ts';
import type { Table } from '../../table/table.ts';
import type { Ask } from '../ask.ts';
import { afterCall } from './after-call.ts';
import { plannedDiscards, plannedRest } from './by-plans.ts';
import { byShape } from './shape.ts';
import { best, type Of, PASS } from './think.ts';

/** Plans come with the better shape first: it decides between equals. */
const towardEight = (table: Table, options: McrOptions, discards: readonly Of<'discard'>[]): Act => {
  const planned = plannedDiscards(table, options).filter(({ tile }) => discards.some((d) => d.tile === tile));
  const top = best(planned, ({ ease }) => ease);
  return discards.find(({ tile }) => tile === top?.tile) ?? byShape(table, discards);
};

export const farDiscard = ({ rules, table }: Ask, discards: readonly Of<'discard'>[]): Act =>
  rules.family === 'mcr' ? towardEight(table, rules.options, discards) : byShape(table, discards);

/** A call is worth it where eight points are easier with it. */
const callTowardEight = (table: Table, options: McrOptions, calls: readonly Of<'meld'>[]): Act => {
  const easeAfter = ({ meld }: Of<'meld'>): number =>
    Math.max(0, ...plannedDiscards(afterCall(table, meld), options).map(({ ease }) => ease));
  const eased = calls
    .filter(({ meld }) => meld.type !== 'openKan')
    .map((act) => ({ act, ease: easeAfter(act) }));
  const top = best(eased, ({ ease }) => ease);
  return top && top.ease > plannedRest(table, options) ? top.act : PASS;
};

export const farCall = ({ rules, table }: Ask, calls: readonly Of<'meld'>[]): Act =>
  rules.family === 'mcr' ? callTowardEight(table, rules.options, calls) : byShape(table, [...calls, PASS]);

/** In points of a riichi game, by steps before tenpai from three up. */
const FAR = [250, 120, 60, 30] as const;
/**
 * Points of the family for one of riichi: what a win pays, and how much likelier it is where calls close no hand. In MCR a win
 * brings some 45 points and the far hand of a table where all call still wins one time in six.
 */
const SCALE = { riichi: 1, mcr: 0.03, korean: 0.005 } as const;

/** What a hand may still be worth that the search does not reach: a guess, to weigh risks against. */
export const farWorth = ({ family }: GameRules, shanten: number): number =>
  SCALE[family] * FAR[Math.min(Math.max(shanten - 3, 0), FAR.length - 1)]!;
