// The review page: the history, the way in for logs, and each game by its address (`#game/ID`).

import { reviewLine } from '../../src/engine/review-line.ts';
import { openStore } from '../../src/history/store.ts';
import type { Remembered, ReviewHost } from '../../src/ui/review/host.ts';
import { Review } from '../../src/ui/review/review.tsx';
import { CHANNEL } from '../shared/history-messages.ts';
import { faultOf, kept, madeAnew, notKept, settled, watchHistoryState } from '../shared/history-state.ts';
import { startPage } from '../shared/page.tsx';
import { changeSettings, watchSettings } from '../shared/store.ts';
import { intakeLine } from './intake-line.ts';
import { judgedStore } from './judged.ts';

const store = openStore({ now: () => new Date().toISOString(), fresh: () => void madeAnew() });
const judged = judgedStore(store.games);
const line = intakeLine();
/** What one channel says, others hear: so there is one to speak and one to hear. */
const speak = new BroadcastChannel(CHANNEL);
const changed = (): void => speak.postMessage('');

/** What fails is remembered, and said on the page. */
const keeping = async <T,>(work: Promise<T>): Promise<T> => {
  try {
    const done = await work;
    void kept();
    changed();
    return done;
  } catch (error) {
    const fault = faultOf(error);
    if (fault !== 'failed') void notKept(fault);
    throw error;
  }
};

const removing = async (work: Promise<unknown>): Promise<void> => {
  await work;
  if ((await store.games()).length === 0) void settled(false);
  void judged.prune();
  changed();
};

const remembered = (signal: AbortSignal, told: (state: Remembered) => void): void => {
  let state: Remembered = { evicted: false, names: false };
  watchHistoryState(signal, ({ fault, evicted }) => {
    state = { evicted, names: state.names, ...(fault && { fault }) };
    told(state);
  });
  watchSettings(signal, ({ keepNames }) => {
    state = { ...state, names: keepNames };
    told(state);
  });
};

const space = async () => {
  const [{ usage, quota }, isSafe] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return usage === undefined || quota === undefined ? undefined : { usage, quota, isSafe };
};

/** Firefox would ask the player. */
const persist = (): void => {
  if (import.meta.env.CHROME) void navigator.storage.persist();
};

const host: ReviewHost = {
  games: store.list,
  game: store.game,
  restore: async (games) => void (await keeping(store.add(games))),
  remove: (ids) => removing(store.remove(ids)),
  removeDamaged: () => removing(store.removeDamaged()),
  clear: () => removing(store.clear()),
  watch: (signal, told) => {
    const hear = new BroadcastChannel(CHANNEL);
    hear.addEventListener('message', told, { signal });
    signal.addEventListener('abort', () => hear.close(), { once: true });
  },
  take: (given, names) => keeping(line.take(given, names)),
  stop: line.stop,
  exportAll: line.exportAll,
  exportGame: line.exportGame,
  remembered,
  keepNames: (keepNames) => void changeSettings((settings) => ({ ...settings, keepNames })),
  acknowledge: () => void store.games().then((games) => settled(games.length > 0)),
  space,
  address: {
    read: () => location.hash.slice(1),
    write: (place) => {
      location.hash = place;
    },
    replace: (place) => history.replaceState(null, '', `#${place}`),
    watch: (signal, told) => addEventListener('hashchange', told, { signal }),
  },
  reviews: reviewLine(),
  judged,
};

persist();
startPage('review', () => <Review host={host} />);
