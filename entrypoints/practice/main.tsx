// The practice table: opponents and panel think in workers, the game is kept as it goes, and hands that are over go into the
// history.

import { connect } from '../../src/engine/connect.ts';
import { opponents } from '../../src/engine/opponents.ts';
import { spawn } from '../../src/engine/spawn.ts';
import { resume, saved } from '../../src/practice/saved.ts';
import type { Session } from '../../src/practice/session.ts';
import type { Host } from '../../src/ui/practice/host.ts';
import { Practice } from '../../src/ui/practice/practice.tsx';
import { startPage } from '../shared/page.tsx';
import { type Entry, historyKeeper, newEntry } from './history.ts';
import { type Place, readKept, writeKept } from './keep.ts';

const SEEDS = 2 ** 31;

const advise: Host['advise'] = (ears) => {
  const engine = connect({ spawn, ...ears });
  return { read: engine.read, wish: engine.setWishes, end: engine.end };
};

/** Storage that is closed to us keeps nothing: the table stands all the same. */
const kept = async (place: Place): Promise<unknown> => readKept(place).catch(() => undefined);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'date' in value &&
  typeof value.id === 'string' &&
  typeof value.date === 'string';

/** A game keeps its place in the history for as long as its setup is the same one. */
const entries = (first: Session | undefined, entry: unknown) => {
  let setup = first?.setup;
  let at = isEntry(entry) ? entry : newEntry();
  return (session: Session): Entry => {
    if (session.setup !== setup) [setup, at] = [session.setup, newEntry()];
    return at;
  };
};

const textOf = (session: Session): string => JSON.stringify(saved(session));

const start = async (): Promise<void> => {
  const [game, entry, wish, noted] = await Promise.all([
    kept('session'),
    kept('entry'),
    kept('wish'),
    kept('noted'),
  ]);
  const left = game === undefined ? undefined : resume(game);
  const session = left?.ok ? left.value : undefined;
  const entryOf = entries(session, entry);
  const keepInHistory = historyKeeper((now) => writeKept('noted', textOf(now)));
  /** What a page opens with went into the history when it ended: if it has been deleted since, it stays deleted. */
  const isNoted = (now: Session): boolean => now === session && noted === textOf(now);
  const host: Host = {
    opponents: opponents(),
    advise,
    first: { session, unreadable: left?.ok === false, wish },
    keepSession: (now) => {
      writeKept('session', saved(now));
      writeKept('entry', entryOf(now));
    },
    keepWish: (now) => writeKept('wish', now),
    keepGame: (now) => {
      if (!isNoted(now)) keepInHistory(now, entryOf(now));
    },
    seed: () => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * SEEDS),
  };
  startPage('practice', ({ prefs }) => <Practice host={host} prefs={prefs} />);
};

void start();
