// Tenhou's web client: a canvas, so the WebSocket is the only source. Hosts and sockets as its pages have them.

import type { Client } from '../client.ts';
import { decoder } from './decode.ts';

export const tenhou: Client = {
  id: 'tenhou',
  name: '天鳳 Tenhou',
  matches: ['https://tenhou.net/*'],
  isPage: (url) => url.hostname === 'tenhou.net',
  source: 'socket',
  isSocket: (url) => /(^|\.)mjv\.jp$/.test(url.hostname),
  decoder,
};
