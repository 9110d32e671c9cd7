// A finished game that the page's own replay viewer was sent. It comes over the lobby's socket, where a login and much else
// goes by that is nobody's business: so requests are told by the bytes of their name alone, and of answers none but the one
// that was asked for is touched. It is handed on as it came.

import type { FindReplay } from '../client.ts';
import { frameBytes, readFrame, TYPES } from './frame.ts';
import { ReqAuthGame } from './messages.ts';
import { readMessage } from './protobuf.ts';

/** Larger than any record by a factor of ten. */
export const MOST_RECORD = 1 << 22;

const MOST_ASKED = 32;

/** As a request begins behind its number: the first field, its length, its text. */
const named = (name: string): Uint8Array =>
  Uint8Array.from([0x0a, name.length, ...[...name].map((letter) => letter.charCodeAt(0))]);

const FETCH = named('.lq.Lobby.fetchGameRecord');
const ENTER = named('.lq.FastTest.authGame');

const HEAD = 3;

const isNamed = (frame: Uint8Array, name: Uint8Array): boolean =>
  name.every((byte, i) => frame[HEAD + i] === byte);

/** Who enters a match: the viewer, whose seat a record then tells. */
const accountIn = (message: unknown): number => {
  const packet = readFrame(message);
  return (packet?.type === 'request' && readMessage(ReqAuthGame, packet.data)?.account_id) || 0;
};

/** A number is used again, and then belongs to the newer request. */
const withAsked = (asked: readonly string[], key: string, isFetch: boolean): readonly string[] => {
  const others = asked.filter((other) => other !== key);
  return isFetch ? [...others, key].slice(-MOST_ASKED) : others;
};

/** A fresh finder for one page. */
export const replayFinder = (): FindReplay => {
  let asked: readonly string[] = [];
  let account = 0;
  return (message, { socket, direction }) => {
    const frame = frameBytes(message);
    if (frame === undefined || frame.length <= HEAD) return undefined;
    const [type, low, high] = frame;
    const key = `${socket} ${low} ${high}`;
    if (direction === 'out' && type === TYPES.request) {
      asked = withAsked(asked, key, isNamed(frame, FETCH));
      if (isNamed(frame, ENTER)) account = accountIn(message) || account;
    }
    if (direction !== 'in' || type !== TYPES.response || !asked.includes(key)) return undefined;
    asked = withAsked(asked, key, false);
    return { frame: frame.length > MOST_RECORD ? 'tooLarge' : frame, ...(account > 0 && { account }) };
  };
};
