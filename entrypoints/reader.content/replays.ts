// Finished games that the page's own replay viewer was sent: found beside the reader of the game, which never hears of them,
// and handed to the background one after the other. What could not be kept is counted by its reason.

import browser from 'webextension-polyfill';
import type { FoundReplay, Replays, Unread } from '../../src/clients/client.ts';
import { counter } from '../../src/clients/unread.ts';
import { unreadReplay } from '../../src/engine/unread-replay.ts';
import { isReplayAnswer, type ReplayAnswer, type ReplayGiven } from '../shared/replay-messages.ts';
import { framesOf, inOrder } from './sources.ts';

/** After a failure, once more. */
const AGAIN_MS = 5000;
/** Of what is opened faster than it is kept so much waits. */
const MOST_WAITING = 8;
/** So many bytes make one string at once. */
const PIECE = 1 << 13;

/** Listens from the page's beginning: its lobby's socket is opened once. */
export const watchReplays = (
  { isSocket, most, finder }: Replays,
  port: MessagePort,
  found: (replay: FoundReplay) => void,
  signal: AbortSignal,
): void => {
  const find = finder();
  const hear = inOrder((data, way) => {
    const replay = find(data, way);
    if (replay) found(replay);
  });
  const pass = framesOf({ isSocket, sent: true }, (data, way) =>
    hear(data instanceof Blob ? data.slice(0, most + 1) : data, way),
  );
  port.addEventListener('message', ({ data }) => pass(data), { signal });
};

const base64Of = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE)
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
};

interface Wires {
  readonly send: (message: ReplayGiven) => Promise<unknown>;
  /** All that could not be kept until now. */
  readonly told: (unread: Unread) => void;
}

export const replaySender = ({ send, told }: Wires, signal: AbortSignal) => {
  const { count, counts } = counter();
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();

  const miss = (code: Parameters<typeof unreadReplay>[0]): void => {
    count(unreadReplay(code));
    told(Object.fromEntries(counts()));
  };
  const ask = async (message: ReplayGiven): Promise<ReplayAnswer | undefined> => {
    try {
      const answer = await send(message);
      return isReplayAnswer(answer) ? answer : undefined;
    } catch {
      return undefined;
    }
  };
  const give = async (frame: Uint8Array, account: number | undefined): Promise<void> => {
    const message: ReplayGiven = {
      type: 'tehai:replay',
      frame: base64Of(frame),
      ...(account !== undefined && { account }),
    };
    let answer = await ask(message);
    if (answer === undefined || answer.type === 'failed') {
      await new Promise((done) => setTimeout(done, AGAIN_MS));
      answer = signal.aborted ? undefined : await ask(message);
    }
    if (answer?.type === 'read' && answer.code) miss(answer.code);
  };
  return ({ frame, account }: FoundReplay): void => {
    if (frame === 'tooLarge') miss(frame);
    else if (waiting < MOST_WAITING) {
      waiting++;
      last = last.then(() => give(frame, account)).finally(() => waiting--);
    }
  };
};

/** Hands on what it is given, and tells what came of it. */
export const openReplaySender = (told: Wires['told'], signal: AbortSignal) =>
  replaySender({ send: (message) => browser.runtime.sendMessage(message), told }, signal);
