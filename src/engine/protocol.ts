// The seam to the worker is stateless and the newest wins: a question carries everything its answer needs, one runs,
// one waits, and an answer whose `seq` is not the table's is dropped.

import type { Analysis } from '../analysis/analysis.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import type { TableEvent } from '../table/event.ts';

/** Which rules the player has chosen; absent: the room's or the client's. */
export interface RuleChoice {
  readonly preset?: string;
  readonly options?: Partial<RiichiOptions>;
}

export interface Question {
  readonly seq: number;
  /** All events of the hand, from its `deal` or `snapshot` on; a `game` event before it where one was read. */
  readonly events: readonly TableEvent[];
  readonly rules: RuleChoice;
}

export type Answer =
  | { readonly seq: number; readonly state: 'waiting' }
  | { readonly seq: number; readonly state: 'reading'; readonly analysis: Analysis }
  | { readonly seq: number; readonly state: 'lost'; readonly code: string; readonly detail: string };

/** What the worker exposes through comlink. Never rejects: a bug comes back as `lost` with its message. */
export interface EngineApi {
  readonly answer: (question: Question) => Answer;
  /** Resolves when the worker holds the lock by which its death is noticed. */
  readonly ready: () => Promise<void>;
}

/** The worker's name, and that of its lock, begins so. */
export const LOCK = 'tehai-engine-';
