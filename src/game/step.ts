// The game moves by small steps, each from a hand to the next one, with what happened on the way.

import type { TableEvent } from '../table/event.ts';
import type { Hand } from './hand.ts';

export interface Step {
  readonly hand: Hand;
  /** Everything shown: `seenBy` says what one seat sees of it. */
  readonly events: readonly TableEvent[];
}

export type Move = (hand: Hand) => Step;

/** Some moves, one after the other, each as long as the hand goes on. */
export const inTurn =
  (...moves: readonly Move[]): Move =>
  (hand) =>
    moves.reduce<Step>(
      (step, move) => {
        if (step.hand.phase === 'over') return step;
        const next = move(step.hand);
        return { hand: next.hand, events: [...step.events, ...next.events] };
      },
      { hand, events: [] },
    );

export const nothing: Move = (hand) => ({ hand, events: [] });
