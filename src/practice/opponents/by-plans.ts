// MCR far from a win: toward the hands of eight points that are near, by how easily what they lack can come.

import type { Plan, Plans } from '../../analysis/mcr/analysis.ts';
import { restOf } from '../../analysis/mcr/calls.ts';
import { mcrDiscards } from '../../analysis/mcr/discards.ts';
import { factsOf, plainHeld } from '../../analysis/mcr/facts.ts';
import type { Budget } from '../../analysis/mcr/pool.ts';
import { drawnOf, situationOf } from '../../analysis/situation.ts';
import type { McrOptions } from '../../rules/mcr/options.ts';
import type { Table } from '../../table/table.ts';
import type { Tile } from '../../tiles/tile.ts';

/** Hands that are scored for one question: an opponent need not see every plan. */
const BUDGET: Budget = { near: 120, far: 30 };

/** How likely one copy of a tile comes in time, roughly: by draw or claim. */
const COMES = 0.08;
/** What a win brings beside its own points: eight from each of the others. */
const BESIDE = 24;

const easeOf = ({ needs, byDiscard, bySelfDraw }: Plan): number => {
  const worth = BESIDE + Math.max(byDiscard?.basic ?? 0, bySelfDraw?.basic ?? 0);
  return needs.reduce((ease, { kind, live }, i) => {
    const before = needs.slice(0, i).filter((need) => need.kind === kind).length;
    return ease * COMES * Math.max(0, live - before);
  }, worth);
};

export const sumOf = ({ plans }: Plans): number => plans.reduce((sum, plan) => sum + easeOf(plan), 0);

export interface Planned {
  readonly tile: Tile;
  readonly ease: number;
}

/** Every tile that could go, with how near its hand is to eight points; the shape decides between equals. */
export const plannedDiscards = (table: Table, options: McrOptions): readonly Planned[] => {
  const held = plainHeld(table);
  if (!held) return [];
  const drawn = drawnOf(table);
  const concealed = drawn === undefined ? held.concealed : [...held.concealed, drawn];
  const s = situationOf(table, { ...held, concealed });
  const { discards } = mcrDiscards(factsOf(table, options), { s }, BUDGET);
  return discards.map(({ tile, plans }) => ({ tile, ease: sumOf(plans) }));
};

/** The hand as it is, between draws. */
export const plannedRest = (table: Table, options: McrOptions): number => {
  const held = plainHeld(table);
  return held ? sumOf(restOf(factsOf(table, options), held, BUDGET).plans) : 0;
};
