// Reader → background: a finished game that the page was shown again, as the service sent it. The background reads it: the
// script on the page carries no reader of logs. Bytes go as base64: what browsers send to their own scripts is JSON.

import type { Fault } from '../../src/history/kept.ts';
import type { LogErrorCode } from '../../src/logs/log.ts';

export interface ReplayGiven {
  readonly type: 'tehai:replay';
  readonly frame: string;
  /** The viewer's, where it is known. */
  readonly account?: number;
}

export type ReplayAnswer =
  /** `code`: what is wrong with it, or with all behind the hands that were kept. */
  | { readonly type: 'read'; readonly code?: LogErrorCode }
  | { readonly type: 'failed'; readonly fault: Fault };

/** As long as the largest frame that a reader hands on. */
const LONGEST = 6_000_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isAccount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

export const parseReplayGiven = (value: unknown): ReplayGiven | undefined => {
  if (!isFields(value) || value.type !== 'tehai:replay') return undefined;
  const { type, frame, account } = value;
  if (typeof frame !== 'string' || frame.length > LONGEST) return undefined;
  return { type, frame, ...(isAccount(account) && { account }) };
};

/** Our own background answers, or nobody. */
export const isReplayAnswer = (value: unknown): value is ReplayAnswer =>
  isFields(value) && (value.type === 'read' || value.type === 'failed');
