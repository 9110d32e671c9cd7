// Riichi Advanced: a table of plain DOM, patched by its server (Phoenix LiveView). Its own socket carries patches of that
// DOM and says nothing more.

import type { Client } from '../client.ts';
import { MATCHES } from '../matches.ts';
import { watch } from './watch.ts';

const HOSTS = ['riichiadvanced.com'];

export const riichiAdvanced = {
  id: 'riichi-advanced',
  name: 'Riichi Advanced',
  matches: MATCHES['riichi-advanced'],
  isPage: ({ hostname }: URL) => HOSTS.includes(hostname),
  source: 'dom',
  watch,
} as const satisfies Client;
