// The seam to the worker is stateless and the newest wins: a question carries everything its answer needs, one runs,
// one waits, and an answer whose `seq` is not the table's is dropped.

import type { Answer, Question } from '../analysis/answer.ts';

export type { Answer, Question, RuleChoice } from '../analysis/answer.ts';

/** What the worker exposes through comlink. Never rejects: a bug comes back as `lost` with its message. */
export interface EngineApi {
  readonly answer: (question: Question) => Answer;
  /** Resolves when the worker holds the lock by which its death is noticed. */
  readonly ready: () => Promise<void>;
}

/** The worker's name, and that of its lock, begins so. */
export const LOCK = 'tehai-engine-';
