// Every event of a hand folded, and each thing a service tells on the way held against our own answer at that very
// moment: the panel draws the newest moment alone, and what was told before it must not go unheard.

import type { TableEvent } from '../table/event.ts';
import type { Table } from '../table/table.ts';
import { follow, type Thread, WAITING } from '../table/thread.ts';
import type { Difference } from './analysis.ts';
import { roomOptions } from './chosen-rules.ts';
import { differencesOf } from './differences.ts';
import { factsOf } from './facts.ts';
import { paymentsDifference, winDifference } from './told-wins.ts';

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

const optionsAt = (table: Table) => roomOptions(table.rules);

const differencesAt = (event: TableEvent, before: Table, after: Table | undefined): readonly Difference[] => {
  switch (event.type) {
    case 'told':
      return after ? differencesOf(factsOf(after, optionsAt(after))) : [];
    case 'win':
      return winDifference(before, event, optionsAt(before));
    case 'end':
      return paymentsDifference(before, event, optionsAt(before));
    default:
      return [];
  }
};

/** Events before `from` have been checked already. */
export const checkAll = (events: readonly TableEvent[], from: number): Checked => {
  const found: Found[] = [];
  let thread: Thread = WAITING;
  for (const [at, event] of events.entries()) {
    const before = tableIn(thread);
    thread = follow(thread, event);
    if (at < from || !before) continue;
    found.push(...differencesAt(event, before, tableIn(thread)).map((d) => ({ ...d, at })));
  }
  return { thread, found };
};
