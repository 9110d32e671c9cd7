// Everything into one file. A game or a hand that cannot be read must not keep the others out of it: it is counted.

import { archiveLine } from '../../src/history/archive.ts';
import { unlessDamaged } from '../../src/history/damage.ts';
import { logOfWhole } from '../../src/history/from-log.ts';
import type { KeptGame, WholeGame } from '../../src/history/kept.ts';
import type { Store } from '../../src/history/store.ts';
import { writeOwn } from '../../src/logs/own/own.ts';
import type { ExportedAll } from '../../src/ui/review/host.ts';

export const TYPE = { type: 'application/json' };

/** Unpacking waits for other threads: so many games are read at a time. */
const TOGETHER = 16;

/** Each in its order; undefined: it is damaged. */
async function* wholesOf(
  store: Pick<Store, 'game'>,
  games: readonly KeptGame[],
): AsyncGenerator<WholeGame | 'gone' | undefined> {
  for (let at = 0; at < games.length; at += TOGETHER)
    yield* await Promise.all(
      games
        .slice(at, at + TOGETHER)
        .map(({ id }) => unlessDamaged(store.game(id).then((game) => game ?? ('gone' as const)))),
    );
}

/** A line a game. */
export const exportAll = async (store: Pick<Store, 'list' | 'game'>): Promise<ExportedAll> => {
  const { games, damaged } = await store.list();
  const lines: Blob[] = [];
  let [unread, unreadHands] = [damaged.length, 0];
  for await (const whole of wholesOf(store, games)) {
    if (!whole) unread += 1;
    if (!whole || whole === 'gone') continue;
    unreadHands += whole.damaged?.length ?? 0;
    lines.push(new Blob([archiveLine(writeOwn([logOfWhole(whole)]))]));
  }
  return { blob: new Blob(lines, TYPE), games: lines.length, unread, unreadHands };
};
