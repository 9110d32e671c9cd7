// One runs, one waits, the newest wins: whatever came in between is never asked. (The manner of lila's ceval.)

export interface Latest<Q> {
  readonly ask: (question: Q) => void;
  /** Asks the last question again, whether or not it was answered. */
  readonly again: () => void;
}

/** `run` answers one question and never rejects. */
export const latest = <Q>(run: (question: Q) => Promise<void>): Latest<Q> => {
  let running = false;
  let last: Q | undefined;
  let waiting: Q | undefined;

  const next = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (waiting !== undefined) {
      const question = waiting;
      waiting = undefined;
      await run(question);
    }
    running = false;
  };

  const ask = (question: Q): void => {
    last = waiting = question;
    void next();
  };
  return { ask, again: () => last !== undefined && ask(last) };
};
