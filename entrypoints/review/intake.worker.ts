// Reads logs and keeps their games, off the page's thread; writes them out again.

import { expose } from 'comlink';
import { unlessDamaged } from '../../src/history/damage.ts';
import { logOfWhole } from '../../src/history/from-log.ts';
import { openStore } from '../../src/history/store.ts';
import { writeLog } from '../../src/logs/write.ts';
import { exportAll, TYPE } from './export-all.ts';
import type { IntakeApi } from './intake-api.ts';
import { takeIn } from './take-in.ts';

const store = openStore({ now: () => new Date().toISOString() });

const api: IntakeApi = {
  take: (name, data, names) => takeIn(store, name, data, names),
  exportAll: () => exportAll(store),
  exportGame: async (id, format) => {
    const whole = await unlessDamaged(store.game(id).then((game) => game ?? 'gone'));
    if (!whole) return 'damaged';
    if (whole === 'gone') return undefined;
    const written = writeLog(format, logOfWhole(whole));
    if (!written.ok) return undefined;
    const { text, lost } = written.value;
    return { blob: new Blob([text], TYPE), lost, unreadHands: whole.damaged?.length ?? 0 };
  },
};

expose(api);
