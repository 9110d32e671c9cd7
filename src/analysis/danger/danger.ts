// Danger: for each tile of the own hand the chance that it deals in, and what that costs, against each opponent and
// together. What was learned, from what, and how well it holds on other games: `docs/danger.md`.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { type Danger, dangersBy } from './judge.ts';
import { type Model, withThree } from './model.ts';
import { FOUR, THREE } from './weights.ts';

export type { Against, Danger } from './judge.ts';
export { DANGER_REASONS, type DangerReason } from './reasons.ts';

const MODEL: Model = withThree(FOUR, THREE);

/** One entry a different tile of the own hand, in order; empty where it is hidden. */
export const dangersOf = (table: Table, options: RiichiOptions): readonly Danger[] =>
  dangersBy(MODEL, table, options);
