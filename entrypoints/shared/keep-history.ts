// The background's part: takes notes from readers, writes them, and says how it went.

import browser, { type Runtime } from 'webextension-polyfill';
import { openStore } from '../../src/history/store.ts';
import { CHANNEL, type NoteAnswer, parseNoteGiven } from './history-messages.ts';
import { faultOf, kept, madeAnew, notKept } from './history-state.ts';

export const keepHistory = (): void => {
  const store = openStore({ now: () => new Date().toISOString(), fresh: () => void madeAnew() });
  const changed = new BroadcastChannel(CHANNEL);

  const keep = async (note: Parameters<typeof store.keep>[0]): Promise<NoteAnswer> => {
    try {
      const answer = await store.keep(note);
      if (answer.type !== 'gone') void kept();
      changed.postMessage(note.game);
      return answer;
    } catch (error) {
      const fault = faultOf(error);
      void notKept(fault);
      return { type: 'failed', fault };
    }
  };

  const onMessage = (message: unknown, sender: Runtime.MessageSender): Promise<NoteAnswer> | undefined => {
    const given = sender.id === browser.runtime.id ? parseNoteGiven(message) : undefined;
    return given && keep(given.note);
  };
  browser.runtime.onMessage.addListener(onMessage);
};
