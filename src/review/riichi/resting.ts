// What a hand is worth that rests: after a discard, a tile set aside, or a kan.

import { apply } from '../../table/apply.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import { drawnFirst, type Prospect } from '../net.ts';
import { valuesAt } from '../stage.ts';
import type { Asked } from './turn.ts';

/** After these the next tile is drawn at once: it replaces one. */
const REPLACED: ReadonlySet<TableEvent['type']> = new Set(['aside', 'meld']);

/** The table then; undefined: it does not allow it. */
export const tableAfter = (before: Table, event: TableEvent): Table | undefined => {
  const next = apply(before, event);
  if (!next.ok) return undefined;
  if (!REPLACED.has(event.type)) return next.value;
  const { claimable: _, ...rest } = next.value;
  return { ...rest, turn: rest.me, phase: 'draw' };
};

/** Undefined where the search has no answer. */
export const restingValue = function* (
  { table, rules, stage }: Asked,
  event: TableEvent,
): Generator<undefined, Prospect | undefined> {
  const after = stage && tableAfter(table, event);
  const values = after && (yield* valuesAt(after, rules, stage));
  const { now } = values ?? {};
  if (!now?.best) return undefined;
  const prospect = { worth: now.best, curve: now.curve };
  return REPLACED.has(event.type) ? drawnFirst(prospect) : prospect;
};
