// Every event of a hand folded, and each thing a service tells on the way held against our own answer at that very
// moment: the panel draws the newest moment alone, and what was told before it must not go unheard.

import type { TableEvent } from '../table/event.ts';
import type { Table } from '../table/table.ts';
import { follow, type Thread, WAITING } from '../table/thread.ts';
import type { Difference } from './analysis.ts';
import { roomOptions } from './chosen-rules.ts';
import { differencesOf } from './differences.ts';
import { factsOf } from './facts.ts';
import { paymentsDifference, type WinEvent, winDifference } from './told-wins.ts';

/** What each thing that a service tells is held against. The table is that before the event, but `told`'s. */
export interface Checks {
  readonly told: (table: Table) => readonly Difference[];
  readonly win: (before: Table, event: WinEvent) => readonly Difference[];
  readonly end: (before: Table, event: Extract<TableEvent, { type: 'end' }>) => readonly Difference[];
}

const nothing = (): readonly Difference[] => [];
export const NO_CHECKS: Checks = { told: nothing, win: nothing, end: nothing };

const optionsAt = (table: Table) => roomOptions(table.rules);

export const RIICHI_CHECKS: Checks = {
  told: (table) => differencesOf(factsOf(table, optionsAt(table))),
  win: (before, event) => winDifference(before, event, optionsAt(before)),
  end: (before, event) => paymentsDifference(before, event, optionsAt(before)),
};

export interface Found extends Difference {
  /** Which of the events told it. */
  readonly at: number;
}

export interface Checked {
  readonly thread: Thread;
  readonly found: readonly Found[];
}

const tableIn = (thread: Thread): Table | undefined =>
  thread.state === 'reading' ? thread.table : undefined;

interface Moment {
  readonly event: TableEvent;
  readonly before: Table;
  readonly after: Table | undefined;
}

const differencesAt = (checks: Checks, { event, before, after }: Moment): readonly Difference[] => {
  switch (event.type) {
    case 'told':
      return after ? checks.told(after) : [];
    case 'win':
      return checks.win(before, event);
    case 'end':
      return checks.end(before, event);
    default:
      return [];
  }
};

/** Events before `from` have been checked already. */
export const checkAll = (
  events: readonly TableEvent[],
  from: number,
  checks: Checks = RIICHI_CHECKS,
): Checked => {
  const found: Found[] = [];
  let thread: Thread = WAITING;
  for (const [at, event] of events.entries()) {
    const before = tableIn(thread);
    thread = follow(thread, event);
    if (at < from || !before) continue;
    const moment = { event, before, after: tableIn(thread) };
    found.push(...differencesAt(checks, moment).map((d) => ({ ...d, at })));
  }
  return { thread, found };
};
