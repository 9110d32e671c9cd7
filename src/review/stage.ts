// The values of one table at one stage of the search, and no further: the same stage for everything that is compared,
// and the same answer on every machine, since no clock has a say.

import { drawnOf, heldOf } from '../analysis/situation.ts';
import type { Stage, Values } from '../analysis/value/value.ts';
import { valuesOf } from '../analysis/value/value.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import type { Table } from '../table/table.ts';
import { isRedFive, kindOf, plainTile } from '../tiles/tile.ts';

/** The farthest shanten at which each stage is looked at; beyond both, hands are told by their shape alone. */
export interface Budget {
  /** Ways with a detour, too. */
  readonly full: number;
  readonly straight: number;
}

/** A whole game in a few seconds; and what a single decision can be asked for. */
export const QUICK: Budget = { full: 1, straight: 3 };
export const THOROUGH: Budget = { full: 3, straight: 3 };

export type Scored = Exclude<Stage, 'tenpai'>;

export const stageAt = (shanten: number, { full, straight }: Budget): Scored | undefined => {
  if (shanten <= full) return 'full';
  return shanten <= straight ? 'straight' : undefined;
};

/** A red five beside a plain one: its own answer comes after the others. */
const waitsForFives = (table: Table): boolean => {
  const drawn = drawnOf(table);
  const tiles = [...(heldOf(table)?.concealed ?? []), ...(drawn === undefined ? [] : [drawn])];
  return tiles.some((t) => isRedFive(t) && tiles.includes(plainTile(kindOf(t))));
};

/** Undefined where the search has no answer of this stage. */
export const valuesAt = function* (
  table: Table,
  options: RiichiOptions,
  stage: Scored,
): Generator<undefined, Values | undefined> {
  let last: Values | undefined;
  let wanted = waitsForFives(table) ? 2 : 1;
  for (const values of valuesOf(table, options)) {
    if (values === undefined) {
      yield undefined;
      continue;
    }
    // What has no better answer is as good as any stage.
    const isAsked = values.stage === stage || values.isFinal;
    if (isAsked) last = values;
    if (isAsked) wanted -= 1;
    if (wanted === 0 || (last && !isAsked)) break;
  }
  return last;
};
