// Which game of the history a log is: named by what is in it, wherever it comes from.

import { contentOf, ownId } from '../../src/history/from-log.ts';
import type { LogGame } from '../../src/logs/log.ts';

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same content is the same game. */
export const idOf = async (game: LogGame): Promise<string> => {
  const own = ownId(game);
  if (own !== undefined) return own;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(contentOf(game)));
  return `${game.source}-${hexOf(digest).slice(0, 32)}`;
};
