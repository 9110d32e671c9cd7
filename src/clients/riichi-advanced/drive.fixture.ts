// For tests: pages in, tables out.

import type { TableEvent } from '../../table/event.ts';
import type { SeatState, Table } from '../../table/table.ts';
import type { Thread } from '../../table/thread.ts';
import type { Players } from '../../tiles/seat.ts';
import { compareTiles } from '../../tiles/tile.ts';
import type { Report } from '../client.ts';
import { read } from './read.ts';
import { type Reader, reader } from './reader.ts';
import { type Node, partOf } from './tree.fixture.ts';

const redsOf = (players: Players) => (players === 3 ? ([0, 1, 1] as const) : ([1, 1, 1] as const));
const RULES = { family: 'riichi', preset: 'majsoul' } as const;

export const freshReader = (players: Players): Reader =>
  reader({ players, reds: redsOf(players), rules: RULES });

export const eventsIn = (reports: readonly Report[]): readonly TableEvent[] =>
  reports.flatMap((r) => (r.type === 'events' ? r.events : []));

export const tableIn = (thread: Thread): Table | undefined =>
  thread.state === 'reading' ? thread.table : undefined;

const sortedHand = (seat: SeatState): SeatState =>
  typeof seat.concealed === 'number' ? seat : { ...seat, concealed: [...seat.concealed].sort(compareTiles) };

/** Numbers of events and the rules differ without a meaning. */
const bare = (table: Table | undefined): unknown => {
  if (!table) return undefined;
  const { seq: _, rules: _rules, ...rest } = table;
  return { ...rest, seats: rest.seats.map(sortedHand) };
};

export const text = (table: Table | undefined): string => JSON.stringify(sortedKeys(bare(table)));

const sortedKeys = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(sortedKeys);
  if (typeof x !== 'object' || x === null) return x;
  return Object.fromEntries(
    Object.entries(x)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sortedKeys(v)]),
  );
};

export const look = (take: Reader, page: Node, players: Players): readonly TableEvent[] =>
  eventsIn(take.take(read(partOf(page), { players, reds: redsOf(players), family: 'riichi' })));
