// Salasasa's two web clients: canvases both, so the WebSocket is the only source.

import type { SocketClient } from '../client.ts';
import { decoder } from './decode.ts';

const HOST = 'salasasa.cn';

/** Where the two clients live. */
const PAGES = /^\/(2d|game-unity)(\/|$)/;
/** Their game sockets; `/chat` is none. */
const SOCKETS = /^\/(2d\/ws|game)\//;

export const salasasa: SocketClient<'salasasa'> = {
  id: 'salasasa',
  name: 'Salasasa',
  matches: ['https://salasasa.cn/*'],
  isPage: (url) => url.hostname === HOST && PAGES.test(url.pathname),
  source: 'socket',
  isSocket: (url) => url.hostname === HOST && SOCKETS.test(url.pathname),
  decoder,
};
