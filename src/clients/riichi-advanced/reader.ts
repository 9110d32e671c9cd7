// One reader a game: takes readings in order, says what to report. A reading that moves explain is told at once. Any
// other may be a look between two patches of the page: it is kept, and told only when the page has stood still, or, of
// a deal, when the next reading follows from it. So is a look that finds no table, or one that cannot be read: when the
// page stands still so, what was told before is taken back. Pure but for what it remembers.

import type { RuleHint, TableEvent } from '../../table/event.ts';
import type { Players } from '../../tiles/seat.ts';
import type { Position } from '../board/position.ts';
import type { Report } from '../client.ts';
import { isDeal, moves, type Step, start } from './compare.ts';
import { isConsistent } from './consistent.ts';
import { endOf } from './ending.ts';
import type { Reds } from './read-meld.ts';
import type { Look, Reading, Screen } from './reading.ts';

export interface Game {
  readonly players: Players;
  readonly reds: Reds;
  readonly rules: RuleHint;
}

/** Nothing is open; a table that needs only to stand still; one that cannot be, so that more must come. */
export type Waiting = 'none' | 'steady' | 'unsteady';

export interface Reader {
  /** The page was looked at; undefined: no hand is on it. */
  readonly take: (look: Look) => readonly Report[];
  readonly waiting: () => Waiting;
  /** The page has stood still long enough. */
  readonly settle: () => readonly Report[];
  /** The page has gone on to something else: at once nothing of the table stands. */
  readonly leave: () => readonly Report[];
}

/** Kept until the page stands still. */
type Open = Reading | 'unread' | 'gone';

const reportOf = (events: readonly TableEvent[]): readonly Report[] =>
  events.length > 0 ? [{ type: 'events', events }] : [];

const startsTable = (events: readonly TableEvent[]): boolean =>
  events.some((e) => e.type === 'deal' || e.type === 'snapshot');

const isReading = (open: Open | undefined): open is Reading => typeof open === 'object';

const missed = (open: Open): TableEvent => ({
  type: 'missed',
  detail: (isReading(open) ? open.flaws[0] : undefined) ?? 'the page shows a table that cannot be',
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
  let open: Open | undefined;
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
    const began = isReading(open) && isDeal(open) ? begin(open) : undefined;
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

  const forget = (): void => {
    position = undefined;
    open = undefined;
    humans = undefined;
    lost = false;
  };

  /** A hand that was told and is not over, or one that was lost. */
  const isTold = (): boolean => lost || (position !== undefined && position.phase !== 'over');

  const leave = (): readonly Report[] => {
    const events: readonly TableEvent[] = isTold()
      ? [{ type: 'game', players, humans: humans ?? true, rules }]
      : [];
    forget();
    return reportOf(events);
  };

  const keep = (what: Open): readonly Report[] => {
    open = what;
    return [];
  };

  /** What stands on the page cannot be a table: said once. */
  const lose = (what: Open): readonly Report[] => {
    open = undefined;
    if (position?.phase === 'over') return [];
    const events = lost ? [] : [missed(what)];
    lost = true;
    position = undefined;
    return reportOf(events);
  };

  const spectate = (): readonly Report[] => {
    const first = !spectating;
    forget();
    spectating = true;
    return first ? [{ type: 'notice', notice: { type: 'spectating' } }] : [];
  };

  return {
    take: (next) => {
      if (!next) return isTold() ? keep('gone') : leave();
      if ('unread' in next) return keep('unread');
      if (next.spectating) return spectate();
      spectating = false;
      if (next.screen) return finish(next, next.screen);
      if (!isLeftover(position, next)) return follow(next);
      open = undefined;
      return [];
    },
    waiting: () => {
      if (!open) return 'none';
      return isReading(open) && begin(open) ? 'steady' : 'unsteady';
    },
    settle: () => {
      if (!open) return [];
      if (open === 'gone') return leave();
      const began = isReading(open) ? begin(open) : undefined;
      return isReading(open) && began ? adopt(began, open) : lose(open);
    },
    leave,
  };
};
