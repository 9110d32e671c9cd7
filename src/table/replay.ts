// A hand read from a log, table by table. What does not follow ends it, with the place.

import { apply } from './apply.ts';
import type { TableError } from './error.ts';
import type { TableEvent } from './event.ts';
import type { Table } from './table.ts';
import { type Game, inGame } from './thread.ts';

export interface Replay {
  /** The table after each event that held. */
  readonly tables: readonly Table[];
  /** The first event that does not follow, by its place from 0. */
  readonly error?: { readonly at: number; readonly code: TableError; readonly detail: string };
}

export const replay = (events: readonly TableEvent[], game?: Game): Replay => {
  const tables: Table[] = [];
  for (const [at, event] of events.entries()) {
    const after = apply(tables.at(-1), event);
    if (!after.ok) return { tables, error: { at, code: after.code, detail: after.detail } };
    tables.push(inGame(after.value, event, game));
  }
  return { tables };
};
