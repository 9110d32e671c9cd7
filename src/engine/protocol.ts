// The seam to the worker is stateless and the newest wins: a question carries everything its answer needs, one runs,
// one waits, and an answer whose `seq` is not the table's is dropped.

import type { Answer, Question } from '../analysis/question.ts';
import type { DeskAnswer } from '../desk/answer.ts';
import type { Position } from '../desk/position.ts';
import type { Act, Ask } from '../practice/session.ts';

export type { Answer, Question, RuleChoices } from '../analysis/question.ts';

/** What the worker exposes through comlink. Never rejects: a bug comes back as `lost` with its message. */
export interface EngineApi {
  readonly answer: (question: Question) => Promise<Answer>;
  /** What the desk page asks, of a position entered by hand. Rejects where a bug throws. */
  readonly desk: (position: Position) => Promise<DeskAnswer>;
  /** The hand of a question as the desk's fragment; undefined where none can be read. */
  readonly place: (question: Question) => Promise<string | undefined>;
  /** What an opponent of a practice game does; undefined: called off. */
  readonly opponentMove: (ask: Ask, id: number) => Promise<Act | undefined>;
  readonly callOff: (id: number) => Promise<void>;
  readonly alive: () => boolean;
}
