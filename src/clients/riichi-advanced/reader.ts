// One reader a game: takes readings in order, says what to report. A reading that moves explain is told at once. Any
// other may be a look between two patches of the page: it is kept, and told only when the page has stood still, or, of
// a deal, when the next reading follows from it. Pure but for what it remembers.

import type { RuleHint, TableEvent } from '../../table/event.ts';
import type { Players } from '../../tiles/seat.ts';
import type { Position } from '../board/position.ts';
import type { Report } from '../client.ts';
import { isDeal, moves, type Step, start } from './compare.ts';
import { isConsistent } from './consistent.ts';
import { endOf } from './ending.ts';
import type { Reds } from './read-meld.ts';
import type { Reading, Screen } from './reading.ts';

export interface Game {
  readonly players: Players;
  readonly reds: Reds;
  readonly rules: RuleHint;
}

/** Nothing is open; a table that needs only to stand still; one that cannot be, so that more must come. */
export type Waiting = 'none' | 'steady' | 'unsteady';

export interface Reader {
  /** The page was looked at; undefined: no hand is on it. */
  readonly take: (reading: Reading | undefined) => readonly Report[];
  readonly waiting: () => Waiting;
  /** The page has stood still long enough. */
  readonly settle: () => readonly Report[];
}

const reportOf = (events: readonly TableEvent[]): readonly Report[] =>
  events.length > 0 ? [{ type: 'events', events }] : [];

const startsTable = (events: readonly TableEvent[]): boolean =>
  events.some((e) => e.type === 'deal' || e.type === 'snapshot');

const missed = ({ flaws }: Reading): TableEvent => ({
  type: 'missed',
  detail: flaws[0] ?? 'the page shows a table that cannot be',
});

/** Between the end of a hand and the next deal the page shows leftovers. */
const isLeftover = (before: Position<Reading> | undefined, next: Reading): boolean => {
  if (before?.phase !== 'over') return false;
  if (next.screen || !isDeal(next)) return true;
  const { wind, dealer, honba, wall } = before.reading;
  return wind === next.wind && dealer === next.dealer && honba === next.honba && next.wall <= wall;
};

export const reader = ({ players, reds, rules }: Game): Reader => {
  let position: Position<Reading> | undefined;
  let open: Reading | undefined;
  let told: Screen | undefined;
  let humans: boolean | undefined;
  let spectating = false;
  let lost = false;

  const opening = (reading: Reading): readonly TableEvent[] => {
    if (humans === !reading.bots) return [];
    humans = !reading.bots;
    return [{ type: 'game', players, humans, rules }];
  };

  const adopt = (step: Step, reading: Reading): readonly Report[] => {
    const first = startsTable(step.events);
    position = step.position;
    open = undefined;
    if (first) {
      lost = false;
      told = undefined;
    }
    return reportOf([...(first ? opening(reading) : []), ...step.events]);
  };

  const begin = (reading: Reading): Step | undefined =>
    isConsistent(reading, reds) ? start(position, reading, { humans: !reading.bots, rules }) : undefined;

  /** A deal that was kept is confirmed by a move that follows from it. */
  const confirmed = (next: Reading): readonly Report[] | undefined => {
    const began = open && isDeal(open) ? begin(open) : undefined;
    const on = began && moves(began.position, next);
    return on && on.events.length > 0
      ? adopt({ events: [...began.events, ...on.events], position: on.position }, next)
      : undefined;
  };

  const follow = (next: Reading): readonly Report[] => {
    const whole = isConsistent(next, reds);
    const on = whole && position ? moves(position, next) : undefined;
    if (on) return adopt(on, next);
    const follows = whole ? confirmed(next) : undefined;
    if (follows) return follows;
    open = next;
    return [];
  };

  const finish = (next: Reading, screen: Screen): readonly Report[] => {
    open = undefined;
    if (!position) return [];
    const on = isConsistent(next, reds) ? moves(position, next) : undefined;
    const end = endOf(on?.position ?? position, screen, told);
    told = screen;
    position = end.position;
    return reportOf([...(on?.events ?? []), ...end.events]);
  };

  const forget = (): readonly Report[] => {
    position = undefined;
    open = undefined;
    humans = undefined;
    lost = false;
    return [];
  };

  const spectate = (): readonly Report[] => {
    const first = !spectating;
    forget();
    spectating = true;
    return first ? [{ type: 'notice', notice: { type: 'spectating' } }] : [];
  };

  return {
    take: (next) => {
      if (!next) return forget();
      if (next.spectating) return spectate();
      spectating = false;
      if (next.screen) return finish(next, next.screen);
      if (!isLeftover(position, next)) return follow(next);
      open = undefined;
      return [];
    },
    waiting: () => {
      if (!open) return 'none';
      return begin(open) ? 'steady' : 'unsteady';
    },
    settle: () => {
      if (!open) return [];
      const [reading, began] = [open, begin(open)];
      if (began) return adopt(began, reading);
      const events = position && position.phase !== 'over' && !lost ? [missed(reading)] : [];
      lost = true;
      position = undefined;
      return reportOf(events);
    },
  };
};
