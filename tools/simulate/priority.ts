// Of several answers to one tile: ron before pon and kan, and these before chi.

import type { Act } from '../../src/game/act.ts';
import type { Game } from '../../src/game/game.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { must } from './fault.ts';

const RANKS: Readonly<Record<string, number>> = { openKan: 2, pon: 2, chi: 1 };

const rankOf = (answer: Act | undefined): number => {
  if (answer?.type === 'ron') return 3;
  return answer?.type === 'meld' ? (RANKS[answer.meld.type] ?? 0) : 0;
};

const rankShown = (events: readonly TableEvent[]): number => {
  const ended = events.some((e) => e.type === 'win' || (e.type === 'end' && e.ending === 'tripleRon'));
  if (ended) return 3;
  const meld = events.find((e) => e.type === 'meld');
  return meld?.type === 'meld' ? (RANKS[meld.meld.type] ?? 0) : 0;
};

/** `last`: the answer that completed them. */
export const checkPriority = ({ hand }: Game, last: Act, events: readonly TableEvent[]): void => {
  if (hand.phase !== 'claim' || events.length === 0) return;
  const best = Math.max(...[...hand.answers, last].map(rankOf));
  must(rankShown(events) === best, () => `a call of rank ${rankShown(events)} went before one of ${best}`);
};
