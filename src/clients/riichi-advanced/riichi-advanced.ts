// Riichi Advanced: a table of plain DOM, patched by its server (Phoenix LiveView). Its own socket carries patches of that
// DOM and says nothing more.

import type { Client } from '../client.ts';
import { watch } from './watch.ts';

export const RIICHI_ADVANCED_MATCHES: readonly string[] = ['https://riichiadvanced.com/*'];

const HOSTS = ['riichiadvanced.com'];

/** `id` joins the list of clients when the extension is wired for it. */
type DomClient = Omit<Extract<Client, { source: 'dom' }>, 'id'> & { readonly id: 'riichi-advanced' };

export const riichiAdvanced = {
  id: 'riichi-advanced',
  name: 'Riichi Advanced',
  matches: RIICHI_ADVANCED_MATCHES,
  isPage: ({ hostname }: URL) => HOSTS.includes(hostname),
  source: 'dom',
  watch,
} as const satisfies DomClient;
