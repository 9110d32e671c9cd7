// The seam to the worker is stateless and the newest wins: a question carries everything its answer needs, one runs,
// one waits, and an answer whose `seq` is not the table's is dropped.

import type { Answer, Question } from '../analysis/question.ts';
import type { WorthQuestion } from '../analysis/worth/asked.ts';
import type { Worths } from '../analysis/worth/worths.ts';
import type { DeskAnswer } from '../desk/answer.ts';
import type { Position } from '../desk/position.ts';
import type { Act, Ask } from '../practice/session.ts';

export type { Answer, Question, RuleChoices } from '../analysis/question.ts';
export type { WorthQuestion } from '../analysis/worth/asked.ts';
export type { Worths } from '../analysis/worth/worths.ts';

/** What the worker exposes through comlink. Never rejects: a bug comes back as `lost` with its message. */
export interface EngineApi {
  readonly answer: (question: Question) => Promise<Answer>;
  /**
   * What each choice is worth and what it risks, told again and again, each time better. The next one ends it. Rejects
   * where a bug throws.
   */
  readonly refine: (question: WorthQuestion, told: (worths: Worths) => void) => Promise<void>;
  /** Ends what is being refined. */
  readonly rest: () => void;
  /** What the desk page asks, of a position entered by hand. Rejects where a bug throws. */
  readonly desk: (position: Position) => Promise<DeskAnswer>;
  /** The same of a position as `refine` of a table. */
  readonly deskRefine: (position: Position, told: (worths: Worths) => void) => Promise<void>;
  /** The hand of a question as the desk's fragment; undefined where none can be read. */
  readonly place: (question: Question) => Promise<string | undefined>;
  /** What an opponent of a practice game does; undefined: called off. */
  readonly opponentMove: (ask: Ask, id: number) => Promise<Act | undefined>;
  readonly callOff: (id: number) => Promise<void>;
  readonly alive: () => boolean;
}
