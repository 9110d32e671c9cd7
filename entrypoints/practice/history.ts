// A practice game in the history: all its hands that are over, written whole each time one ends, since a step back may have
// changed what was written before.

import { wholeOfLog } from '../../src/history/from-log.ts';
import { openStore } from '../../src/history/store.ts';
import { recordOf } from '../../src/practice/record.ts';
import type { Session } from '../../src/practice/session.ts';
import { CHANNEL } from '../shared/history-messages.ts';

/** Which game this is in the history. */
export interface Entry {
  readonly id: string;
  /** When it began. */
  readonly date: string;
}

const now = (): string => new Date().toISOString();

export const newEntry = (): Entry => ({ id: crypto.randomUUID(), date: now() });

const PLACE = { client: 'practice', host: '' };

export interface HistoryKeeper {
  /** False: where storage is closed to us the game goes on all the same. */
  readonly keep: (session: Session, entry: Entry) => Promise<boolean>;
  readonly has: (entry: Entry) => Promise<boolean>;
}

/** `noted` is told what has been written. */
export const historyKeeper = (noted: (session: Session) => void): HistoryKeeper => {
  const store = openStore({ now });
  const changed = new BroadcastChannel(CHANNEL);
  let last: Promise<unknown> = Promise.resolve();

  const write = async (session: Session, { id, date }: Entry): Promise<boolean> => {
    const game = recordOf(session, []);
    const hands = game.hands.filter((hand) => hand.complete);
    if (hands.length === 0) return false;
    const log = { ...game, hands, source: 'own' as const, id, date, place: PLACE };
    await store.rewrite(wholeOfLog(log, { id, changed: now(), names: false }));
    noted(session);
    changed.postMessage(id);
    return true;
  };
  return {
    keep: (session, entry) => {
      const mine = last.then(() => write(session, entry)).catch(() => false);
      last = mine;
      return mine;
    },
    has: async ({ id }) => (await store.games().catch(() => [])).some((game) => game.id === id),
  };
};
