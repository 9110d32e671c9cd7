// A replay of the page that could not be kept stands among what was not read, by its reason: the reader counts it, the
// diagnostics say it in words.

import type { LogErrorCode } from '../logs/log.ts';

const REPLAY = 'replay: ';

export const unreadReplay = (code: LogErrorCode): string => `${REPLAY}${code}`;

/** Undefined: it is a message's name. `elsewhere`: the service sent an address in place of the game. */
export const replayFault = (name: string): 'elsewhere' | 'unread' | undefined => {
  if (!name.startsWith(REPLAY)) return undefined;
  return name === unreadReplay('linkOnly') ? 'elsewhere' : 'unread';
};
