// The background's part: takes notes from readers, writes them, and says how it went.

import browser, { type Runtime } from 'webextension-polyfill';
import { openStore } from '../../src/history/store.ts';
import { CHANNEL, type NoteAnswer, parseNoteGiven } from './history-messages.ts';
import { faultOf, kept, madeAnew, notKept } from './history-state.ts';
import { replayKeeper } from './keep-replay.ts';
import { parseReplayGiven, type ReplayAnswer } from './replay-messages.ts';
import { loadSettings } from './store.ts';

const now = (): string => new Date().toISOString();

export const keepHistory = (): void => {
  const store = openStore({ now, fresh: () => void madeAnew() });
  const changed = new BroadcastChannel(CHANNEL);

  const keep = async (note: Parameters<typeof store.keep>[0]): Promise<NoteAnswer> => {
    try {
      const answer = await store.keep(note);
      if (answer.type !== 'gone') void kept();
      changed.postMessage(note.game);
      return answer;
    } catch (error) {
      console.error(error);
      const fault = faultOf(error);
      void notKept(fault);
      return { type: 'failed', fault };
    }
  };
  const keepReplay = replayKeeper({
    store,
    now,
    names: async () => (await loadSettings()).keepNames,
    changed: () => changed.postMessage(''),
  });

  const onMessage = (
    message: unknown,
    sender: Runtime.MessageSender,
  ): Promise<NoteAnswer | ReplayAnswer> | undefined => {
    if (sender.id !== browser.runtime.id) return undefined;
    const [given, replay] = [parseNoteGiven(message), parseReplayGiven(message)];
    return given ? keep(given.note) : replay && keepReplay(replay);
  };
  browser.runtime.onMessage.addListener(onMessage);
};
