// Mahjong Soul (雀魂): its pages draw on a canvas, so the socket is the only way in. Hosts differ by region and day, and
// a match's socket is told by its path.

import type { Client } from '../client.ts';
import { MATCHES } from '../matches.ts';
import { decoder } from './decode.ts';
import { MOST_RECORD, replayFinder } from './replay.ts';

/** `/game-gateway-zone`, of older servers `/game-gateway`. The lobby's `/gateway` carries none that is played. */
const SOCKET = /^\/game-gateway(-zone)?\/?$/;

/** The replay viewer asks in the lobby; who the viewer is shows where a match is entered. */
const REPLAYS = /^\/(game-gateway(-zone)?|gateway)\/?$/;

const hostOf = (pattern: string): string => new URL(pattern.replace('*', '')).hostname;

export const majsoul = {
  id: 'majsoul',
  name: 'Mahjong Soul',
  matches: MATCHES.majsoul,
  isPage: (url: URL) => MATCHES.majsoul.some((page) => hostOf(page) === url.hostname),
  source: 'socket',
  isSocket: (url: URL) => SOCKET.test(url.pathname),
  decoder,
  sent: true,
  replays: {
    isSocket: (url: URL) => REPLAYS.test(url.pathname),
    most: MOST_RECORD,
    finder: replayFinder,
  },
} as const satisfies Client;
