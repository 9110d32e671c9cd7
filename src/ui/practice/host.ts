// What the page lends the practice table: opponents, advice, a place to keep things, chance.

import type { Wishes } from '../../engine/connect.ts';
import type { Opponents } from '../../engine/opponents.ts';
import type { Answer, Worths } from '../../engine/protocol.ts';
import type { Session } from '../../practice/session.ts';
import type { TableEvent } from '../../table/event.ts';

/** The engine behind the panel, told what any client of this table would tell. */
export interface Advice {
  readonly read: (events: readonly TableEvent[]) => void;
  /** What is asked beside the answer itself. */
  readonly wish: (wishes: Wishes) => void;
  readonly end: () => void;
}

/** What the engine says. */
export interface Ears {
  readonly answered: (answer: Answer) => void;
  /** Better and better, for the newest table alone. */
  readonly refined: (worths: Worths) => void;
  readonly failed: (why: string) => void;
}

/** The game that was being played. */
export interface Left {
  readonly session: Session | undefined;
  /** Something was kept that is no session of this version. */
  readonly unreadable: boolean;
}

export interface Host {
  readonly opponents: Opponents;
  readonly advise: (ears: Ears) => Advice;
  /** What was being played, and what the player wished for last. */
  readonly first: Left & { readonly wish: unknown };
  /** What is being played by now, here or on another page. */
  readonly again: () => Promise<Left>;
  /** One page plays at a time: tells the others, and is told when another does. */
  readonly claim: (signal: AbortSignal, lost: () => void) => void;
  readonly keepSession: (session: Session) => void;
  readonly keepWish: (wish: unknown) => void;
  /** The hands that are over, for the history; gives the game's name there. Undefined: it does not lie there. */
  readonly keepGame: (session: Session) => Promise<string | undefined>;
  /** A fresh seed. */
  readonly seed: () => number;
}
