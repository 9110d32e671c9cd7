// A hand of Chinese official mahjong being told by a log: the events so far, and the last tile that was shown.

import type { TableEvent } from '../table/event.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';

export interface Telling {
  readonly events: readonly TableEvent[];
  /** The tile thrown or added to a kong last, and whose. */
  readonly shown?: { readonly tile: Tile; readonly seat: Seat };
  /** The tile drawn last, while it is held. */
  readonly drawn?: { readonly tile: Tile; readonly seat: Seat };
  /** The next draw replaces a tile. */
  readonly replacement: boolean;
  /** Somebody has thrown, or made a kong: flowers are no longer the deal's. */
  readonly begun: boolean;
}

/** After the deal; the dealer's first draw may be told with it. */
export const opened = (events: readonly TableEvent[]): Telling => {
  const last = events.at(-1);
  const drawn =
    last?.type === 'draw' && last.tile !== undefined ? { tile: last.tile, seat: last.seat } : undefined;
  return { events, replacement: false, begun: false, ...(drawn ? { drawn } : {}) };
};

export const tell = (t: Telling, ...events: readonly TableEvent[]): Telling => ({
  ...t,
  events: [...t.events, ...events],
});

const replaced = (t: Telling): { readonly replacement?: true } =>
  t.replacement ? { replacement: true } : {};

export const tellDraw = (t: Telling, seat: Seat, tile: Tile): Telling => ({
  ...tell(t, { type: 'draw', seat, tile, ...replaced(t) }),
  drawn: { tile, seat },
  replacement: false,
});

const withoutDrawn = ({ drawn: _, ...t }: Telling): Telling => t;

export const tellDiscard = (t: Telling, seat: Seat, tile: Tile, drawn?: boolean): Telling => ({
  ...withoutDrawn(tell(t, { type: 'discard', seat, tile, ...(drawn === undefined ? {} : { drawn }) })),
  shown: { tile, seat },
  begun: true,
});

type MeldEvent = Extract<TableEvent, { type: 'meld' }>;

export const tellMeld = (t: Telling, seat: Seat, meld: MeldEvent['meld']): Telling => {
  const told = withoutDrawn(tell(t, { type: 'meld', seat, meld }));
  const after = { ...told, begun: true, replacement: meld.type !== 'chi' && meld.type !== 'pon' };
  return meld.type === 'addedKan' ? { ...after, shown: { tile: meld.added, seat } } : after;
};

export const tellAside = (t: Telling, seat: Seat, tile: Tile): Telling => ({
  ...withoutDrawn(tell(t, { type: 'aside', seat, tile })),
  replacement: true,
});

/** A flower of the deal; it may be the dealer's first draw. */
const tellDealt = (t: Telling, seat: Seat, flower: Tile, replacement: Tile): Telling => {
  const told = tell(t, { type: 'aside', seat, tile: flower, dealt: { replacement } });
  return t.drawn?.tile === flower ? { ...told, drawn: { tile: replacement, seat } } : told;
};

/** A flower with its replacement: of the deal, or of a turn. */
export const tellFlower = (t: Telling, seat: Seat, flower: Tile, replacement: Tile): Telling =>
  t.begun ? tellDraw(tellAside(t, seat, flower), seat, replacement) : tellDealt(t, seat, flower, replacement);
