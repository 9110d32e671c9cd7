// Whether a tile went straight out where the log does not say: it did if it is like the one just drawn, for all that anyone
// can tell.

import type { TableEvent } from '../table/event.ts';

const drawnBefore = (events: readonly TableEvent[], at: number): TableEvent | undefined =>
  events.slice(0, at).findLast((e) => e.type === 'draw' || e.type === 'meld' || e.type === 'discard');

/** Every discard says whether it was the tile just drawn. */
export const withDrawn = (events: readonly TableEvent[]): readonly TableEvent[] =>
  events.map((event, at) => {
    if (event.type !== 'discard' || event.drawn !== undefined) return event;
    const before = drawnBefore(events, at);
    return { ...event, drawn: before?.type === 'draw' && before.tile === event.tile };
  });
