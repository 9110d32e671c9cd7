// The game being played, in a database of its own: its setup and its moves tell it whole. A write waits for the one before,
// and of those that wait the newest alone is made.

import { type DBSchema, openDB } from 'idb';

interface Schema extends DBSchema {
  readonly kept: { readonly key: string; readonly value: unknown };
}

/** `noted`: the session as it was last written into the history. */
export type Place = 'session' | 'entry' | 'wish' | 'noted';

const database = openDB<Schema>('tehai-practice', 1, {
  upgrade: (db) => void db.createObjectStore('kept'),
});

export const readKept = async (place: Place): Promise<unknown> => (await database).get('kept', place);

const waiting = new Map<Place, unknown>();
let writing = Promise.resolve();

const writeNext = async (place: Place): Promise<void> => {
  if (!waiting.has(place)) return;
  const value = waiting.get(place);
  waiting.delete(place);
  await (await database).put('kept', value, place);
};

/** Nothing to tell where storage is closed to us: the game goes on, and is not kept. */
export const writeKept = (place: Place, value: unknown): void => {
  waiting.set(place, value);
  writing = writing.then(() => writeNext(place)).catch(() => undefined);
};
