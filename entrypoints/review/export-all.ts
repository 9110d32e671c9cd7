// Everything into one file. A game or a hand that cannot be read must not keep the others out of it: it is counted.

import { archiveLine } from '../../src/history/archive.ts';
import { unlessDamaged } from '../../src/history/damage.ts';
import { logOfWhole } from '../../src/history/from-log.ts';
import type { Store } from '../../src/history/store.ts';
import { writeOwn } from '../../src/logs/own/own.ts';
import type { ExportedAll } from '../../src/ui/review/host.ts';

export const TYPE = { type: 'application/json' };

/** A line a game. */
export const exportAll = async (store: Pick<Store, 'list' | 'game'>): Promise<ExportedAll> => {
  const { games, damaged } = await store.list();
  const lines: Blob[] = [];
  let [unread, unreadHands] = [damaged.length, 0];
  for (const { id } of games) {
    const whole = await unlessDamaged(store.game(id).then((game) => game ?? 'gone'));
    if (!whole) unread += 1;
    if (!whole || whole === 'gone') continue;
    unreadHands += whole.damaged?.length ?? 0;
    lines.push(new Blob([archiveLine(writeOwn([logOfWhole(whole)]))]));
  }
  return { blob: new Blob(lines, TYPE), games: lines.length, unread, unreadHands };
};
