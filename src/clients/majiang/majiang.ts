// Majiang (電脳麻将) at kobalab.net and copies of it on this machine. Its table is plain DOM: one look a repaint.

import type { Client } from '../client.ts';
import { watch } from './watch.ts';

const HOME = 'kobalab.net';
/** Where people run their own copy; whether a board stands there is for `watch` to see. */
const LOCAL = ['127.0.0.1', 'localhost'];

export const majiang: Client = {
  id: 'majiang',
  name: '電脳麻将',
  matches: [`https://${HOME}/majiang/*`, 'http://127.0.0.1/*', 'http://localhost/*'],
  isPage: ({ hostname, pathname }) =>
    LOCAL.includes(hostname) || (hostname === HOME && pathname.startsWith('/majiang/')),
  source: 'dom',
  watch,
};
