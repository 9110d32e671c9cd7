// The background's part for replays of the page: read, named by what is in them, and kept as an added log is: one with the
// game that was read live, if there is one.

import { wholeOfLog } from '../../src/history/from-log.ts';
import type { Store } from '../../src/history/store.ts';
import { bytesOf } from '../../src/logs/base64.ts';
import { readReplay } from '../../src/logs/replay.ts';
import { faultOf, kept, notKept } from './history-state.ts';
import { idOf } from './log-id.ts';
import type { ReplayAnswer, ReplayGiven } from './replay-messages.ts';

interface Wires {
  readonly store: Pick<Store, 'add'>;
  readonly now: () => string;
  /** Whether the players' names are wanted. */
  readonly names: () => Promise<boolean>;
  readonly changed: () => void;
}

export const replayKeeper = ({ store, now, names, changed }: Wires) => {
  const keep = async ({ frame, account }: ReplayGiven): Promise<ReplayAnswer> => {
    const { games, error } = readReplay(bytesOf(frame) ?? new Uint8Array(), account);
    const [wanted, at] = [await names(), now()];
    const whole = await Promise.all(
      games.map(async (game) => wholeOfLog(game, { id: await idOf(game), changed: at, names: wanted })),
    );
    if (whole.length > 0) {
      await store.add(whole);
      void kept();
      changed();
    }
    return { type: 'read', ...(error && { code: error.code }) };
  };
  return async (given: ReplayGiven): Promise<ReplayAnswer> => {
    try {
      return await keep(given);
    } catch (error) {
      const fault = faultOf(error);
      void notKept(fault);
      return { type: 'failed', fault };
    }
  };
};
