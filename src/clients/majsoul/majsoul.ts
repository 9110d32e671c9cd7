// Mahjong Soul (雀魂): its pages draw on a canvas, so the socket is the only way in. Hosts differ by region and day, and
// a match's socket is told by its path.

import type { Client } from '../client.ts';
import { decoder } from './decode.ts';

/** Where its pages are: China (two), Japan, and one host for English and Korean. */
const PAGES = [
  'https://game.maj-soul.com/*',
  'https://game.maj-soul.net/*',
  'https://game.mahjongsoul.com/*',
  'https://mahjongsoul.game.yo-star.com/*',
] as const;

/** `/game-gateway-zone`, of older servers `/game-gateway`. The lobby's `/gateway` carries no game. */
const SOCKET = /^\/game-gateway(-zone)?\/?$/;

const hostOf = (pattern: string): string => new URL(pattern.replace('*', '')).hostname;

/** `id` joins the list of clients when the extension is wired for it. */
type SocketClient = Omit<Extract<Client, { source: 'socket' }>, 'id'> & { readonly id: 'majsoul' };

export const majsoul = {
  id: 'majsoul',
  name: 'Mahjong Soul',
  matches: PAGES,
  isPage: (url: URL) => PAGES.some((page) => hostOf(page) === url.hostname),
  source: 'socket',
  isSocket: (url: URL) => SOCKET.test(url.pathname),
  decoder,
  sent: true,
} as const satisfies SocketClient;
