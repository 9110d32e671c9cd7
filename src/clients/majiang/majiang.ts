// Majiang (電脳麻将): the author's pages, and copies of it on this machine. Its table is plain DOM: one look a repaint.

import type { Client } from '../client.ts';
import { MATCHES } from '../matches.ts';
import { watch } from './watch.ts';

/** Host and the folder of the game. Where a copy runs at home, whether a board stands there is for `watch` to see. */
const PLACES: Readonly<Record<string, string>> = {
  'kobalab.net': '/majiang/',
  'kobalab.github.io': '/Majiang/',
  '127.0.0.1': '/',
  localhost: '/',
};

const isPage = ({ hostname, pathname }: URL): boolean => {
  const folder = Object.hasOwn(PLACES, hostname) ? PLACES[hostname] : undefined;
  return folder !== undefined && pathname.startsWith(folder);
};

export const majiang: Client = {
  id: 'majiang',
  name: '電脳麻将',
  matches: MATCHES.majiang,
  isPage,
  source: 'dom',
  watch,
};
