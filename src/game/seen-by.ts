// What one seat sees of what happened: no other's hand, no other's drawn tile.

import type { TableEvent } from '../table/event.ts';
import type { Seat } from '../tiles/seat.ts';

const faceDown = (event: Extract<TableEvent, { type: 'meld' }>): TableEvent =>
  event.meld.type === 'closedKan' ? { ...event, meld: { type: 'closedKan', own: [] } } : event;

/** `showsClosedKans`: where they do not lie face down. */
export const seenBy = (event: TableEvent, me: Seat, showsClosedKans: boolean): TableEvent => {
  if (event.type === 'deal') {
    const hands = event.hands.map((hand, seat) =>
      seat === me || typeof hand === 'number' ? hand : hand.length,
    );
    return { ...event, me, hands };
  }
  if (event.type === 'draw' && event.seat !== me) {
    const { tile: _, ...hidden } = event;
    return hidden;
  }
  if (event.type === 'aside' && event.dealt && event.seat !== me)
    return { ...event, dealt: { replacement: 'hidden' } };
  if (event.type === 'meld' && event.seat !== me && !showsClosedKans) return faceDown(event);
  return event;
};
