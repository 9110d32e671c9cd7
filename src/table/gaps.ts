// JSON has no gaps: a list with an undefined entry comes back with null. So it goes with what is written into a file, packed,
// or sent from one part of the extension to another (in Chromium; Firefox keeps gaps).

import type { TableEvent } from './event.ts';

/** As it was before it went through JSON: hands that nobody showed at a draw are undefined. */
export const withGaps = (event: TableEvent): TableEvent =>
  event.type === 'end' && event.hands
    ? { ...event, hands: event.hands.map((hand) => hand ?? undefined) }
    : event;
