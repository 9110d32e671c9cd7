// What the gates for logs give of a reader's game: its hands as far as a table follows them, and the first error.

import { followedHands } from './legal.ts';
import type { LogError, LogErrorCode, LogFormat, LogGame, LogReading } from './log.ts';

export interface Found {
  readonly format?: LogFormat;
  readonly games: readonly LogGame[];
  readonly error?: LogError;
}

export const failed = (code: LogErrorCode, detail: string): Found => ({ games: [], error: { code, detail } });

const earlier = (a: LogError | undefined, b: LogError | undefined): LogError | undefined =>
  a && b ? ((b.hand ?? 0) < (a.hand ?? 0) ? b : a) : (a ?? b);

const NO_HAND: LogError = { code: 'empty', detail: 'no hand in it' };

/** What a reader gave, followed on a table. Our own export says itself what a game was read from. */
export const accepted = (source: LogFormat, { game, error }: LogReading): Found => {
  const { hands, error: fault } = followedHands(game);
  const first = earlier(error, fault) ?? (hands.length > 0 ? undefined : NO_HAND);
  return {
    format: source,
    games: hands.length > 0 ? [{ source, ...game, hands }] : [],
    ...(first ? { error: first } : {}),
  };
};
