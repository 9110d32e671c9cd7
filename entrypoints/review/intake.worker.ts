// Reads logs and keeps their games, off the page's thread; writes them out again.

import { expose } from 'comlink';
import { archiveLine } from '../../src/history/archive.ts';
import { logOfWhole } from '../../src/history/from-log.ts';
import { openStore } from '../../src/history/store.ts';
import { writeOwn } from '../../src/logs/own/own.ts';
import { writeLog } from '../../src/logs/write.ts';
import type { IntakeApi } from './intake-api.ts';
import { takeIn } from './take-in.ts';

const store = openStore({ now: () => new Date().toISOString() });

const TYPE = { type: 'application/json' };

const lineOf = async (id: string): Promise<Blob | undefined> => {
  const whole = await store.game(id);
  return whole && new Blob([archiveLine(writeOwn([logOfWhole(whole)]))]);
};

const api: IntakeApi = {
  take: (name, data, names) => takeIn(store, name, data, names),
  exportAll: async () => {
    const lines: Blob[] = [];
    for (const { id } of await store.games()) {
      const line = await lineOf(id);
      if (line) lines.push(line);
    }
    return new Blob(lines, TYPE);
  },
  exportGame: async (id, format) => {
    const whole = await store.game(id);
    const written = whole && writeLog(format, logOfWhole(whole));
    if (!written?.ok) return undefined;
    const { text, lost } = written.value;
    return { blob: new Blob([text], TYPE), lost };
  },
};

expose(api);
