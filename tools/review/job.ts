// One file of logged games, reviewed: what is told on the way.

import { existsSync, readFileSync, statSync } from 'node:fs';
import type { LogGame } from '../../src/logs/log.ts';
import { readLog } from '../../src/logs/read.ts';
import type { Decision } from '../../src/review/decision.ts';
import { partsOf, reviewHand } from '../../src/review/review.ts';
import { QUICK, THOROUGH } from '../../src/review/stage.ts';
import { type GameReview, labelOf } from '../../src/review/summary.ts';
import { NOTHING, together } from '../../src/review/tally.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';

export interface Wish {
  /** A seat, or `all`; undefined: of the seat that kept the log, else of all. */
  readonly seat?: string | undefined;
  readonly thorough: boolean;
}

/** Of a file the games whose number leaves `rest` when divided by `of`. */
export interface Job {
  readonly file: string;
  readonly of: number;
  readonly rest: number;
}

export interface Failure {
  readonly code: string;
  readonly detail: string;
}

/** `at`: which game of the file. */
export type Told =
  | { readonly type: 'read'; readonly file: string; readonly error?: Failure }
  | {
      readonly type: 'hand';
      readonly file: string;
      readonly at: number;
      readonly decisions: readonly Decision[];
    }
  | ({ readonly type: 'game'; readonly file: string; readonly at: number } & GameReview);

const seatsAsked = ({ game, me }: LogGame, { seat }: Wish): readonly Seat[] => {
  const seats = seatsOf(game.players);
  if (seat === 'all') return seats;
  if (seat !== undefined) return seats.filter((s) => String(s) === seat);
  return me === undefined ? seats : [me];
};

const read = (file: string) => {
  if (!existsSync(file)) return { games: [], error: { code: 'noFile', detail: 'there is no such file' } };
  if (!statSync(file).isFile()) return { games: [], error: { code: 'noFile', detail: 'it is not a file' } };
  return readLog(file, new Uint8Array(readFileSync(file)));
};

const reviewSeat = (
  { file, at }: { readonly file: string; readonly at: number },
  game: LogGame,
  seat: Seat,
  { thorough }: Wish,
  tell: (told: Told) => void,
): void => {
  let tally = NOTHING;
  for (const part of partsOf(game, seat)) {
    const steps = reviewHand(part, thorough ? THOROUGH : QUICK);
    const decisions: Decision[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) if (step.value) decisions.push(step.value);
    tell({ type: 'hand', file, at, decisions });
    tally = together(tally, step.value);
  }
  tell({ type: 'game', file, at, game: labelOf(game, seat), tally });
};

/** The file's own fault is told once, by the first of its jobs. */
export const reviewJob = ({ file, of, rest }: Job, wish: Wish, tell: (told: Told) => void): void => {
  const { games, error } = read(file);
  if (rest === 0) tell({ type: 'read', file, ...(error ? { error } : {}) });
  for (const [at, game] of games.entries()) {
    if (at % of !== rest) continue;
    for (const seat of seatsAsked(game, wish)) reviewSeat({ file, at }, game, seat, wish, tell);
  }
};
