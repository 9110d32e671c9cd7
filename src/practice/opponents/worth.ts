// What the hand is worth with each way of going on, by the search of `analysis/value`, as far as a fixed number of its steps
// goes: no clock, so that the same table has the same answer.

import { type Values, valuesFor } from '../../analysis/value/value.ts';
import type { GameRules } from '../../game/game.ts';
import type { Table } from '../../table/table.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import type { Thinking } from './think.ts';

/** Steps of the search; each takes some milliseconds at most. */
const STEPS = 60;

/** Ways with a detour are looked at where they are few. */
const isEnough = ({ stage, isFinal }: Values, shanten: number): boolean =>
  isFinal || stage === 'full' || (stage === 'straight' && shanten !== 1);

/** Undefined: too far from a win for points to be known. */
export const worths = function* (
  rules: GameRules,
  table: Table,
  shanten: number,
): Thinking<Values | undefined> {
  let scored: Values | undefined;
  let steps = 0;
  for (const values of valuesFor({ table, rules })) {
    if (values && values.stage !== 'tenpai') scored = values;
    if ((scored && isEnough(scored, shanten)) || ++steps > STEPS) break;
    yield;
  }
  return scored;
};

export interface Thrown {
  readonly tile: Tile;
  readonly riichi?: true;
}

/** What the hand is worth after a discard; 0 for one that the search does not follow. */
export const pointsOf = ({ discards }: Values, { tile, riichi }: Thrown): number => {
  const value =
    discards.find((d) => d.tile === tile) ?? discards.find((d) => kindOf(d.tile) === kindOf(tile));
  return (riichi ? value?.riichi?.points : (value?.silent ?? value?.best)?.points) ?? 0;
};
