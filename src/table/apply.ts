// Events in, table out. An event that the table does not allow is an error, and so is a table that no set of tiles
// can make: `check` looks at every one.

import { ok } from '../result.ts';
import { outOfBounds } from './bounds.ts';
import { aside, meld } from './call.ts';
import { check } from './check.ts';
import { fail, type TableResult } from './error.ts';
import type { TableEvent } from './event.ts';
import { declare, end, open, riichi, win } from './finish.ts';
import { resume } from './resume.ts';
import { deal, snapshot } from './start.ts';
import type { Table } from './table.ts';
import { discard, draw } from './turn.ts';

type Start = Extract<TableEvent, { type: 'game' | 'deal' | 'snapshot' }>;
type Step = Exclude<TableEvent, Start | { type: 'missed' }>;

const step = (table: Table, event: Step): TableResult => {
  switch (event.type) {
    case 'draw':
      return draw(table, event);
    case 'declare':
      return declare(table, event);
    case 'discard':
      return discard(table, event);
    case 'riichi':
      return riichi(table, event);
    case 'open':
      return open(table, event);
    case 'meld':
      return meld(table, event);
    case 'aside':
      return aside(table, event);
    case 'indicator':
      return ok({ ...table, indicators: [...table.indicators, event.tile] });
    case 'win':
      return win(table, event);
    case 'end':
      return end(table, event);
    case 'told': {
      const { type: _, ...told } = event;
      return ok({ ...table, told: { ...table.told, ...told } });
    }
  }
};

/** What was on offer, what the hand waits for and what each discard would lead to was said of that moment. */
const KEEPS_OFFERS: ReadonlySet<TableEvent['type']> = new Set([
  'told',
  'riichi',
  'open',
  'indicator',
  'declare',
]);

const offersGone = (table: Table, event: TableEvent): Table => {
  const { offers, discards, waits, ...told } = table.told;
  if ((offers ?? discards ?? waits) === undefined || KEEPS_OFFERS.has(event.type)) return table;
  return { ...table, told };
};

/** A hand begins, or is taken up, with numbers that a table can have. */
const begun = (result: TableResult): TableResult => {
  const wrong = result.ok ? outOfBounds(result.value) : undefined;
  return wrong === undefined ? result : fail('badValue', `no table has ${wrong}`);
};

const next = (table: Table | undefined, event: TableEvent): TableResult => {
  if (event.type === 'missed') return fail('missed', event.detail);
  if (event.type === 'snapshot') return begun(snapshot(event));
  if (event.type === 'deal') return begun(deal(table, event));
  if (event.type === 'game') return fail('noDeal', 'a game began, and its first deal is still to come');
  if (table === undefined) return fail('noDeal', `${event.type} before any deal`);
  const before = resume(table, event);
  return before.ok ? step(offersGone(before.value, event), event) : before;
};

/** These move no tile, so what held before holds after. */
const MOVES_NO_TILE: ReadonlySet<TableEvent['type']> = new Set(['told', 'declare', 'riichi', 'open']);

/** The table after the event. A table is the fold of its events, from `deal` or `snapshot` on. */
export const apply = (table: Table | undefined, event: TableEvent): TableResult => {
  const after = next(table, event);
  if (!after.ok) return after;
  const counted = { ...after.value, seq: (table?.seq ?? 0) + 1 };
  return MOVES_NO_TILE.has(event.type) ? ok(counted) : check(counted);
};
