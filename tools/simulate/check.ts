// What is looked at of each rule set.

import type { Act } from '../../src/game/act.ts';
import type { Game } from '../../src/game/game.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Seat } from '../../src/tiles/seat.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export interface Checks {
  /** What everybody may do now. */
  readonly moves: (game: Game, choices: (seat: Seat) => readonly Act[]) => void;
  /** What a seat is about to do. */
  readonly acts: (seat: Seat, act: Act) => void;
  /** A win, before it is folded; `isFirst`: of several on one tile. */
  readonly win: (event: Of<'win'>, isFirst: boolean) => void;
  readonly end: (event: Of<'end'>, game: Game) => void;
}
