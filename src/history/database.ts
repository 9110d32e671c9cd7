// The database and its versions. A step turns one version into the next; none is ever changed once it was released.

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { TableEvent } from '../table/event.ts';
import type { KeptGame } from './kept.ts';

/** A hand: as it is while it is played, packed once it is over. */
export type HandRow = {
  readonly game: string;
  readonly hand: number;
} & (
  | { readonly events: readonly TableEvent[]; readonly packed?: never }
  | { readonly packed: Uint8Array; readonly events?: never }
);

export interface Shape extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { changed: string; prints: string } };
  hands: { key: [game: string, hand: number]; value: HandRow };
}

export type Database = IDBPDatabase<Shape>;
type Upgrade = IDBPTransaction<Shape, StoreNames<Shape>[], 'versionchange'>;
type Step = (db: Database, upgrade: Upgrade) => void | Promise<void>;

/** Step n turns a database of version n into one of version n + 1. */
const STEPS: readonly Step[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
    db.createObjectStore('hands', { keyPath: ['game', 'hand'] });
  },
  // Games that are the same are found by how their hands began. Of those kept before it is worked out when one is added.
  (_, upgrade) => {
    upgrade.objectStore('games').createIndex('prints', 'prints', { multiEntry: true });
  },
];

export const NAME = 'tehai-history';

export interface Opening {
  /** It was not there before: made anew, and empty. */
  readonly fresh: () => void;
  /** The browser has closed it: open it again. */
  readonly gone: () => void;
}

export const openDatabase = ({ fresh, gone }: Opening): Promise<Database> =>
  openDB<Shape>(NAME, STEPS.length, {
    async upgrade(db, from, _, upgrade) {
      if (from === 0) fresh();
      for (const step of STEPS.slice(from)) await step(db, upgrade);
    },
    // A newer version of the extension wants to open it.
    blocking: (_, __, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      gone();
    },
    terminated: gone,
  });

/** All hands of a game, in order. */
export const handsOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);
