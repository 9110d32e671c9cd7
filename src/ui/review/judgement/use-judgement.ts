// The judgement of one seat's choices as it comes, hand by hand. What was judged once is kept as long as the game is open.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReviewLine } from '../../../engine/review-line.ts';
import type { LogGame } from '../../../logs/log.ts';
import type { Decision } from '../../../review/decision.ts';
import type { GameReview } from '../../../review/summary.ts';
import type { Seat } from '../../../tiles/seat.ts';
import type { JudgedGame } from '../host.ts';

export type Reviews = Pick<ReviewLine, 'ask'>;

export interface Judged {
  readonly state: 'running' | 'stopped' | 'done' | 'failed';
  readonly decisions: readonly Decision[];
  /** Hands judged, of how many. */
  readonly done: number;
  readonly of: number;
  /** What it all came to, once it is done. */
  readonly review?: GameReview;
}

export interface Judging {
  readonly judged: Judged;
  readonly stop: () => void;
  readonly again: () => void;
}

/** Often enough to look alive, seldom enough to stay quick. */
const SETTLE_MS = 120;

const begun = (game: LogGame): Judged => ({
  state: 'running',
  decisions: [],
  done: 0,
  of: game.hands.length,
});

/** Told of changes, though not of every one. */
const calmly = (told: (judged: Judged) => void) => {
  let newest: Judged | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (newest) told(newest);
    newest = undefined;
  };
  const tell = (judged: Judged): void => {
    newest = judged;
    timer ??= setTimeout(flush, SETTLE_MS);
  };
  return { tell, flush };
};

/** Gives back how to end it. */
const judge = (reviews: Reviews, game: LogGame, seat: Seat, told: (judged: Judged) => void): (() => void) => {
  let now = begun(game);
  const calm = calmly(told);
  const change = (to: Partial<Judged>): void => {
    now = { ...now, ...to };
    calm.tell(now);
    if (now.state !== 'running') calm.flush();
  };
  const giveUp = reviews.ask(
    { game, seat, first: true },
    {
      decided: (decisions) => change({ decisions: [...now.decisions, ...decisions] }),
      progress: (done, of) => change({ done, of }),
      done: (review) => change({ state: 'done', review }),
      failed: () => change({ state: 'failed' }),
    },
  );
  return () => {
    giveUp();
    if (now.state === 'running') change({ state: 'stopped' });
  };
};

/** What was judged before, and where it goes. */
export interface Remembering {
  readonly find: (seat: Seat) => Promise<JudgedGame | undefined>;
  readonly keep: (seat: Seat, judged: JudgedGame) => void;
}

interface Wires {
  readonly reviews: Reviews;
  readonly remembering: Remembering;
}

const doneBefore = (game: LogGame, { review, decisions }: JudgedGame): Judged => ({
  ...begun(game),
  state: 'done',
  decisions,
  done: game.hands.length,
  review,
});

export const useJudgement = ({ reviews, remembering }: Wires, game: LogGame, seat: Seat): Judging => {
  const kept = useRef(new Map<Seat, Judged>());
  const ending = useRef<() => void>(() => undefined);
  const [run, setRun] = useState(0);
  const [judged, setJudged] = useState<Judged>(() => begun(game));
  useEffect(() => {
    const known = kept.current.get(seat);
    if (known) {
      setJudged(known);
      return;
    }
    setJudged(begun(game));
    let wanted = true;
    const told = (now: Judged): void => {
      if (now.state === 'done') kept.current.set(seat, now);
      if (wanted) setJudged(now);
    };
    let end = (): void => undefined;
    void remembering.find(seat).then((found) => {
      if (!wanted) return;
      if (found) return told(doneBefore(game, found));
      end = judge(reviews, game, seat, (now) => {
        told(now);
        const { review, decisions } = now;
        if (review) remembering.keep(seat, { review, decisions });
      });
      ending.current = end;
    });
    return () => {
      wanted = false;
      end();
    };
  }, [reviews, remembering, game, seat, run]);
  return { judged, stop: () => ending.current(), again: () => setRun(run + 1) };
};
