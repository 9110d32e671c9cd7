// A win as a server states it beside the same win scored by us, as the product's own check compares them.

import { roomOptions } from '../../src/analysis/chosen-rules.ts';
import { paymentsDifference, type WinEvent, winDifference } from '../../src/analysis/told-wins.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import type { Verdict } from './suite.ts';

const verdictOf = (
  id: string,
  [difference]: readonly { readonly ours: string; readonly theirs: string }[],
): Verdict => (difference ? { id, differs: { expected: difference.theirs, got: difference.ours } } : { id });

const optionsOf = (table: Table) => roomOptions(table.rules);

/** `table`: just before the win. */
export const compareWin = (id: string, table: Table, event: WinEvent): Verdict =>
  verdictOf(id, winDifference(table, event, optionsOf(table)));

/** Of an event that follows on `table`, if it is one that pays. */
export function* compareEnding(id: string, table: Table, event: TableEvent): Generator<Verdict> {
  if (event.type === 'win') yield compareWin(`${id} win`, table, event);
  if (event.type === 'end' && (table.result?.wins.length ?? 0) > 1)
    yield verdictOf(`${id} payments`, paymentsDifference(table, event, optionsOf(table)));
}
