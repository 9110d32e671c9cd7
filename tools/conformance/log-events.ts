// Two logs of one game beside each other, hand by hand and event by event.

import type { LoggedHand } from '../../src/logs/log.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import { formatHand } from '../../src/tiles/notation.ts';
import type { Verdict } from './suite.ts';

/** What an event says in both formats: a t6 log shows no hands at the end and states worth in its own way. */
const bare = (event: TableEvent): unknown => {
  switch (event.type) {
    case 'deal':
      return { ...event, hands: event.hands.map((h) => (typeof h === 'number' ? h : formatHand(h))) };
    case 'meld': {
      const { meld } = event;
      const from = 'from' in meld ? { called: meld.called, from: meld.from } : {};
      return { ...event, meld: { type: meld.type, tiles: formatHand(tilesOf(meld)), ...from } };
    }
    case 'win': {
      const { hand: _, stated, ...rest } = event;
      return { ...rest, points: stated?.points, yaku: stated?.yaku ?? stated?.yakuman };
    }
    case 'end':
      return { type: 'end', ending: event.ending };
    default:
      return event;
  }
};

/** Which hand of the game it is. */
export const roundKey = (hand: LoggedHand): string => {
  const deal = hand.events[0];
  return deal?.type === 'deal' ? `${deal.round.wind} ${deal.round.number} ${deal.round.honba}` : '';
};

const bareText = (event: TableEvent | undefined): string => JSON.stringify(event && bare(event)) ?? 'none';

/** The first event that is not the other log's, as far as that one goes. */
export const sameEvents = (id: string, ours: LoggedHand, theirs: LoggedHand | undefined): Verdict => {
  if (theirs === undefined) return { id, differs: { expected: 'a hand of the mjlog', got: roundKey(ours) } };
  const length = theirs.complete ? Math.max(ours.events.length, theirs.events.length) : theirs.events.length;
  for (let i = 0; i < length; i++) {
    const [got, expected] = [bareText(ours.events[i]), bareText(theirs.events[i])];
    if (got !== expected) return { id, differs: { expected, got } };
  }
  return { id };
};
