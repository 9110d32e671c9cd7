// Salasasa's two web clients: canvases both, so the WebSocket is the only source. Its server may stand on other hosts, too, so
// a socket is told by its path.

import type { Client } from '../client.ts';
import { MATCHES } from '../matches.ts';
import { decoder } from './decode.ts';

const HOST = 'salasasa.cn';

/** Where the two clients live. */
const PAGES = /^\/(2d|game-unity)(\/|$)/;
/** Their game sockets; `/chat` is none. */
const SOCKETS = /^\/(2d\/ws|game)\//;

export const salasasa = {
  id: 'salasasa',
  name: 'Salasasa',
  matches: MATCHES.salasasa,
  isPage: (url: URL) => url.hostname === HOST && PAGES.test(url.pathname),
  source: 'socket',
  isSocket: (url: URL) => SOCKETS.test(url.pathname),
  decoder,
} as const satisfies Client;
