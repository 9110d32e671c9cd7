// Games being judged one after the other behind everything else, and what was judged before. It lives as long as the page:
// a game may be opened meanwhile, and goes first.

import { gameToReview } from '../../../history/from-log.ts';
import type { KeptGame, WholeGame } from '../../../history/kept.ts';
import type { Decision } from '../../../review/decision.ts';
import type { GameReview } from '../../../review/summary.ts';
import type { Seat } from '../../../tiles/seat.ts';
import type { JudgedGame, ReviewHost } from '../host.ts';

/** At a time. */
export const MOST = 100;

export interface Asked {
  readonly row: KeptGame;
  readonly seat: Seat;
}

/** A game that has grown is another. */
export const keyOf = ({ row, seat }: Asked): string => `${row.id}:${row.changed}:${seat}`;

export interface QueueState {
  readonly running: boolean;
  readonly done: number;
  readonly all: number;
  readonly failed: number;
  /** Of the game that is judged now. */
  readonly hands: { readonly done: number; readonly of: number };
  readonly reviews: ReadonlyMap<string, GameReview>;
}

export interface Queue {
  readonly state: () => QueueState;
  readonly watch: (signal: AbortSignal, told: () => void) => void;
  readonly start: (games: readonly Asked[]) => void;
  readonly stop: () => void;
  /** Judged elsewhere on the page. */
  readonly add: (asked: Asked, judged: JudgedGame) => void;
}

const NO_HANDS = { done: 0, of: 0 };

export const judgeQueue = (host: Pick<ReviewHost, 'game' | 'games' | 'reviews' | 'judged'>): Queue => {
  let now: QueueState = {
    running: false,
    done: 0,
    all: 0,
    failed: 0,
    hands: NO_HANDS,
    reviews: new Map(),
  };
  const heard = new EventTarget();
  let run = new AbortController();

  const change = (to: Partial<QueueState>): void => {
    now = { ...now, ...to };
    heard.dispatchEvent(new Event('change'));
  };
  const add = (asked: Asked, judged: JudgedGame): void => {
    const key = keyOf(asked);
    change({ reviews: new Map([...now.reviews, [key, judged.review]]) });
    void host.judged.keep(key, judged);
  };

  /** Undefined: it could not be judged, or nobody waits for it. */
  const judge = (whole: WholeGame, seat: Seat, signal: AbortSignal): Promise<JudgedGame | undefined> =>
    new Promise((done) => {
      const decisions: Decision[] = [];
      const giveUp = host.reviews.ask(
        { game: gameToReview(whole), seat },
        {
          progress: (hands, of) => change({ hands: { done: hands, of } }),
          decided: (more) => decisions.push(...more),
          done: (review) => done({ review, decisions }),
          failed: () => done(undefined),
        },
      );
      signal.addEventListener('abort', () => {
        giveUp();
        done(undefined);
      });
    });

  const judgeAll = async (games: readonly Asked[], signal: AbortSignal): Promise<void> => {
    for (const asked of games) {
      change({ hands: NO_HANDS });
      const whole = await host.game(asked.row.id).catch(() => undefined);
      const judged = whole && !signal.aborted ? await judge(whole, asked.seat, signal) : undefined;
      if (signal.aborted) return;
      if (judged) add(asked, judged);
      change({ done: now.done + 1, failed: now.failed + (judged ? 0 : 1) });
    }
    change({ running: false });
  };

  const stop = (): void => {
    run.abort();
    change({ running: false });
  };
  const start = (games: readonly Asked[]): void => {
    run.abort();
    run = new AbortController();
    const few = games.slice(0, MOST);
    change({ running: true, done: 0, failed: 0, all: few.length });
    void judgeAll(few, run.signal);
  };
  void host.judged.read().then((reviews) => change({ reviews: new Map([...reviews, ...now.reviews]) }));
  return {
    state: () => now,
    watch: (signal, told) => heard.addEventListener('change', told, { signal }),
    start,
    stop,
    add,
  };
};
