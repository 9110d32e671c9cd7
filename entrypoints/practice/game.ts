// The game as it lies in storage, and its place in the history.

import { resume, saved } from '../../src/practice/saved.ts';
import type { Session } from '../../src/practice/session.ts';
import type { Host, Left } from '../../src/ui/practice/host.ts';
import { type Entry, historyKeeper, newEntry } from './history.ts';
import { type Place, readKept, writeKept } from './keep.ts';

/** Storage that is closed to us keeps nothing: the table stands all the same. */
export const kept = async (place: Place): Promise<unknown> => readKept(place).catch(() => undefined);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'date' in value &&
  typeof value.id === 'string' &&
  typeof value.date === 'string';

const textOf = (session: Session): string => JSON.stringify(saved(session));

interface Read extends Left {
  readonly entry: Entry;
  /** The session as it was last written into the history. */
  readonly noted: unknown;
}

const read = async (): Promise<Read> => {
  const [game, entry, noted] = await Promise.all([kept('session'), kept('entry'), kept('noted')]);
  const left = game === undefined ? undefined : resume(game);
  return {
    session: left?.ok ? left.value : undefined,
    unreadable: left?.ok === false,
    entry: isEntry(entry) ? entry : newEntry(),
    noted,
  };
};

type Kept = Pick<Host, 'keepSession' | 'keepGame'> & { readonly open: () => Promise<Left> };

export const keptGame = (): Kept => {
  let last: Read = { session: undefined, unreadable: false, entry: newEntry(), noted: undefined };
  let setup: Session['setup'] | undefined;
  const history = historyKeeper((now) => writeKept('noted', textOf(now)));
  /** A game keeps its place for as long as its setup is the same one. */
  const entryOf = (session: Session): Entry => {
    if (session.setup !== setup) {
      setup = session.setup;
      last = { ...last, entry: newEntry() };
    }
    return last.entry;
  };
  /** What a page opens with went into the history when it ended: if it has been deleted since, it stays deleted. */
  const isNoted = (now: Session): boolean => now === last.session && last.noted === textOf(now);
  return {
    open: async () => {
      last = await read();
      setup = last.session?.setup;
      return last;
    },
    keepSession: (now) => {
      writeKept('session', saved(now));
      writeKept('entry', entryOf(now));
    },
    keepGame: async (now) => {
      const entry = entryOf(now);
      const isThere = await (isNoted(now) ? history.has(entry) : history.keep(now, entry));
      return isThere ? entry.id : undefined;
    },
  };
};
