// What one seat sees of what happened: no other's hand, no other's drawn tile.

import type { TableEvent } from '../table/event.ts';
import type { Seat } from '../tiles/seat.ts';

export const seenBy = (event: TableEvent, me: Seat): TableEvent => {
  if (event.type === 'deal') {
    const hands = event.hands.map((hand, seat) => (seat === me || typeof hand === 'number' ? hand : hand.length));
    return { ...event, me, hands };
  }
  if (event.type === 'draw' && event.seat !== me) {
    const { tile: _, ...hidden } = event;
    return hidden;
  }
  return event;
};
