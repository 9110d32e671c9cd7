// What happened with one event, as a sentence's key and what fills it.

import type { Params } from '../../../i18n/i18n.ts';
import type { ReplayKey } from '../../../i18n/replay/replay.ts';
import type { TableEvent } from '../../../table/event.ts';
import { type Meld, tilesOf } from '../../../tiles/meld.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { compareTiles, type Tile } from '../../../tiles/tile.ts';

export interface Said {
  readonly key: ReplayKey;
  readonly params?: Params;
}

/** How the sentence names things. */
export interface Naming {
  readonly who: (seat: Seat) => string;
  readonly call: (type: Meld['type']) => string;
  /** Riichi, or what stands in its place. */
  readonly declared: string;
  /** Whether this seat's drawn tiles may be told. */
  readonly isOpen: (seat: Seat) => boolean;
}

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

const one = (tile: Tile) => ({ tiles: [tile] });

const drawn = ({ seat, tile, replacement }: Of<'draw'>, naming: Naming): Said => {
  const who = naming.who(seat);
  const key = replacement ? 'move.replacement' : 'move.draw';
  if (tile === undefined || !naming.isOpen(seat)) return { key: `${key}.hidden`, params: { who } };
  return { key, params: { who, tile: one(tile) } };
};

const discarded = ({ seat, tile, drawn: asDrawn, riichi }: Of<'discard'>, naming: Naming): Said => {
  const params = { who: naming.who(seat), tile: one(tile) };
  if (riichi) return { key: 'move.discard.riichi', params: { ...params, word: naming.declared } };
  return { key: asDrawn ? 'move.discard.drawn' : 'move.discard', params };
};

const called = ({ seat, meld }: Of<'meld'>, naming: Naming): Said => {
  const params = { who: naming.who(seat), call: naming.call(meld.type) };
  const tiles = [...tilesOf(meld)].sort(compareTiles);
  return tiles.length === 0
    ? { key: 'move.meld.hidden', params }
    : { key: 'move.meld', params: { ...params, tiles: { tiles } } };
};

const won = ({ seat, tile, from }: Of<'win'>, { who }: Naming): Said =>
  from === undefined
    ? { key: 'move.tsumo', params: { who: who(seat), tile: one(tile) } }
    : { key: 'move.ron', params: { who: who(seat), tile: one(tile), from: who(from) } };

export const saidOf = (event: TableEvent, naming: Naming): Said => {
  switch (event.type) {
    case 'deal':
    case 'snapshot':
      return { key: `move.${event.type}` };
    case 'draw':
      return drawn(event, naming);
    case 'declare':
      return { key: 'move.declare', params: { who: naming.who(event.seat), word: naming.declared } };
    case 'discard':
      return discarded(event, naming);
    case 'meld':
      return called(event, naming);
    case 'aside':
      return { key: 'move.aside', params: { who: naming.who(event.seat), tile: one(event.tile) } };
    case 'win':
      return won(event, naming);
    case 'end':
      return { key: `end.${event.ending}` };
    default:
      return { key: 'move.other' };
  }
};

/** What comes with the event before it says nothing by itself. */
const SILENT: ReadonlySet<TableEvent['type']> = new Set(['riichi', 'open', 'indicator', 'told', 'missed']);

/** The event that a stop is about. */
export const newsAt = (events: readonly TableEvent[], at: number): TableEvent | undefined =>
  events.slice(0, at).findLast((event) => !SILENT.has(event.type));
