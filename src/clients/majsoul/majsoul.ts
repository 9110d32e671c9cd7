// Mahjong Soul (雀魂): its pages draw on a canvas, so the socket is the only way in. Hosts differ by region and day, and
// a match's socket is told by its path.

import type { Client } from '../client.ts';
import { MATCHES } from '../matches.ts';
import { decoder } from './decode.ts';

/** `/game-gateway-zone`, of older servers `/game-gateway`. The lobby's `/gateway` carries no game. */
const SOCKET = /^\/game-gateway(-zone)?\/?$/;

const hostOf = (pattern: string): string => new URL(pattern.replace('*', '')).hostname;

export const majsoul = {
  id: 'majsoul',
  name: 'Mahjong Soul',
  matches: MATCHES.majsoul,
  isPage: (url: URL) => MATCHES.majsoul.some((page) => hostOf(page) === url.hostname),
  source: 'socket',
  isSocket: (url: URL) => SOCKET.test(url.pathname),
  decoder,
  sent: true,
} as const satisfies Client;
