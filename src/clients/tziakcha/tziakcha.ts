// tziakcha's play page. Its socket sends JSON, deflated or not.

import type { SocketClient } from '../client.ts';
import { decoder } from './decode.ts';

const HOSTS: ReadonlySet<string> = new Set(['tziakcha.net', 'www.tziakcha.xyz']);

export const tziakcha: SocketClient<'tziakcha'> = {
  id: 'tziakcha',
  name: '雀渣 tziakcha',
  matches: ['https://tziakcha.net/*', 'https://www.tziakcha.xyz/*'],
  isPage: (url) => HOSTS.has(url.hostname),
  source: 'socket',
  isSocket: (url) => HOSTS.has(url.hostname) && /^\/ws\/?$/.test(url.pathname),
  decoder,
};
