// For tests: hands told in text.

import { parseTile, parseTiles } from '../tiles/notation.ts';
import type { Players, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { apply } from './apply.ts';
import { eastOne } from './east-one.ts';
import type { TableResult } from './error.ts';
import type { TableEvent } from './event.ts';
import type { Table } from './table.ts';

const must = <T>(result: { ok: true; value: T } | { ok: false; detail: string }): T => {
  if (!result.ok) throw new Error(result.detail);
  return result.value;
};

export const tile = (text: string): Tile => must(parseTile(text));
export const tiles = (text: string): readonly Tile[] => must(parseTiles(text));

/** East of the first hand deals. A hand without text is hidden. */
export const dealt = (
  hands: readonly string[],
  me: Seat = 0,
  players: Players = 4,
): Extract<TableEvent, { type: 'deal' }> => ({
  type: 'deal',
  round: eastOne(
    players === 4 ? [25000, 25000, 25000, 25000] : [35000, 35000, 35000],
    players === 4 ? 70 : 55,
  ),
  me,
  hands: Array.from({ length: players }, (_, i) => (hands[i] ? tiles(hands[i]) : 13)),
  indicator: tile('9m'),
});

export const draw = (seat: Seat, text?: string): TableEvent => ({
  type: 'draw',
  seat,
  ...(text === undefined ? {} : { tile: tile(text) }),
});

/** `5z` from the hand, `5z_` as drawn, `5z*` with riichi. */
export const discard = (seat: Seat, text: string): TableEvent => ({
  type: 'discard',
  seat,
  tile: tile(text.slice(0, 2)),
  drawn: text.includes('_'),
  ...(text.includes('*') ? { riichi: true } : {}),
});

/** A hidden seat's whole turn, throwing what it drew. */
export const turn = (seat: Seat, text: string): readonly TableEvent[] => [
  draw(seat),
  discard(seat, `${text}_`),
];

export const call = (
  seat: Seat,
  type: 'chi' | 'pon' | 'openKan',
  own: string,
  called: string,
  from: Seat,
): TableEvent => ({ type: 'meld', seat, meld: { type, own: tiles(own), called: tile(called), from } });

export const closedKan = (seat: Seat, own: string): TableEvent => ({
  type: 'meld',
  seat,
  meld: { type: 'closedKan', own: tiles(own) },
});

/** Of an added kan, the added tile counts; the pon is the table's own. */
export const addedKan = (seat: Seat, added: string): TableEvent => ({
  type: 'meld',
  seat,
  meld: {
    type: 'addedKan',
    own: [tile(added), tile(added)],
    called: tile(added),
    from: 0,
    added: tile(added),
  },
});

/** The fold of the events; the first that does not follow ends it. */
export const fold = (events: readonly TableEvent[]): TableResult => {
  let after: TableResult | undefined;
  for (const event of events) {
    after = apply(after?.ok ? after.value : undefined, event);
    if (!after.ok) return after;
  }
  if (after === undefined) throw new Error('no events');
  return after;
};

export const tableAfter = (...events: readonly TableEvent[]): Table => must(fold(events));

/** The error of the last event; every one before it must follow. */
export const errorOf = (...events: readonly TableEvent[]): string => {
  const table = must(fold(events.slice(0, -1)));
  const last = apply(table, events.at(-1)!);
  return last.ok ? 'none' : last.code;
};
