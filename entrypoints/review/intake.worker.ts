// Reads logs and keeps their games, off the page's thread; writes them out again.

import { expose } from 'comlink';
import { contentOf, logOfWhole, ownId, wholeOfLog } from '../../src/history/from-log.ts';
import type { WholeGame } from '../../src/history/kept.ts';
import { openStore } from '../../src/history/store.ts';
import type { LogGame } from '../../src/logs/log.ts';
import { writeOwn } from '../../src/logs/own/own.ts';
import { readLog } from '../../src/logs/read.ts';
import type { IntakeApi } from './intake-api.ts';

const now = (): string => new Date().toISOString();
const store = openStore({ now });

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same content is the same game, wherever it comes from. */
const idOf = async (game: LogGame): Promise<string> => {
  const own = ownId(game);
  if (own !== undefined) return own;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(contentOf(game)));
  return `${game.source}-${hexOf(digest).slice(0, 32)}`;
};

const wholeGames = (games: readonly LogGame[], names: boolean): Promise<readonly WholeGame[]> =>
  Promise.all(games.map(async (game) => wholeOfLog(game, { id: await idOf(game), changed: now(), names })));

const logsOf = async (ids: readonly string[]): Promise<readonly LogGame[]> => {
  const whole = await Promise.all(ids.map(store.game));
  return whole.flatMap((game) => (game ? [logOfWhole(game)] : []));
};

const textBlob = (text: string): Blob => new Blob([text], { type: 'application/json' });

const api: IntakeApi = {
  take: async (name, data, names) => {
    const { format, games, error } = readLog(name, data);
    const whole = await wholeGames(games, names);
    return {
      ...(format && { format }),
      games: games.length,
      hands: whole.reduce((sum, { hands }) => sum + hands.length, 0),
      kept: await store.add(whole),
      ...(error && { error }),
    };
  },
  exportAll: async () => textBlob(writeOwn(await logsOf((await store.games()).map(({ id }) => id)))),
  exportGame: async (id, format) => {
    const [log] = await logsOf([id]);
    return log && format === 'own' ? textBlob(writeOwn([log])) : undefined;
  },
};

expose(api);
