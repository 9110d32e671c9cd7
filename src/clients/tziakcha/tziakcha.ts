// tziakcha's play page. Its socket sends JSON, deflated or not, from a port of its own.

import type { Client } from '../client.ts';
import { MATCHES } from '../matches.ts';
import { decoder } from './decode.ts';

const HOSTS: ReadonlySet<string> = new Set(['tziakcha.net', 'www.tziakcha.xyz']);

/** Games looked at afterwards, lists and accounts: pages of their own where nobody plays. */
const NO_TABLE = /^\/(game|record|history|user)(\/|$)/;

export const tziakcha = {
  id: 'tziakcha',
  name: '雀渣 tziakcha',
  matches: MATCHES.tziakcha,
  isPage: (url: URL) => HOSTS.has(url.hostname) && !NO_TABLE.test(url.pathname),
  source: 'socket',
  isSocket: (url: URL) => /^\/ws\/?$/.test(url.pathname),
  decoder,
} as const satisfies Client;
