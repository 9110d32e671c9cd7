// Where the clients live, as match patterns of the manifest. Apart from the clients themselves, so that the script in the
// page's world, which must stay tiny, can name its pages without carrying a decoder.

import type { RuleHint } from '../table/event.ts';
import type { ClientId } from './client.ts';

export const MATCHES: Readonly<Record<ClientId, readonly string[]>> = {
  tenhou: ['https://tenhou.net/*'],
  // China (two), Japan, and one host for English and Korean.
  majsoul: [
    'https://game.maj-soul.com/*',
    'https://game.maj-soul.net/*',
    'https://game.mahjongsoul.com/*',
    'https://mahjongsoul.game.yo-star.com/*',
  ],
  // The author's pages, and copies that people run at home (any port).
  majiang: [
    'https://kobalab.net/majiang/*',
    'https://kobalab.github.io/Majiang/*',
    'http://127.0.0.1/*',
    'http://localhost/*',
  ],
  'riichi-advanced': ['https://riichiadvanced.com/*'],
  // Its two clients, one beside the other; the rest of the site plays nothing.
  salasasa: ['https://salasasa.cn/2d*', 'https://salasasa.cn/game-unity*'],
  tziakcha: ['https://tziakcha.net/*', 'https://www.tziakcha.xyz/*'],
};

/** The family of games of clients that play one alone; of the others each table says it. */
export const FAMILY_AT: Readonly<Partial<Record<ClientId, RuleHint['family']>>> = {
  tenhou: 'riichi',
  majsoul: 'riichi',
  majiang: 'riichi',
  salasasa: 'mcr',
  tziakcha: 'mcr',
};

/** Clients that are read by their sockets. */
export const SOCKET_CLIENTS = [
  'tenhou',
  'majsoul',
  'salasasa',
  'tziakcha',
] as const satisfies readonly ClientId[];

/** Pages whose sockets are watched. */
export const SOCKET_MATCHES: readonly string[] = SOCKET_CLIENTS.flatMap((id) => MATCHES[id]);

/** Clients that stand on more hosts than are known here: another region's, or one's own. */
export const NAMEABLE = [
  'majsoul',
  'majiang',
  'riichi-advanced',
  'salasasa',
  'tziakcha',
] as const satisfies readonly ClientId[];

export const ALL_MATCHES: readonly string[] = Object.values(MATCHES).flat();
