// A frame: one byte for its type, two for the request's number (little endian) unless it is a notice, then a name with
// bytes. An answer comes without a name; it belongs to the request of the same number on the same socket.

import { Wrapper } from './messages.ts';
import { readMessage } from './protobuf.ts';

/** Larger than any frame of a match by a factor of a hundred. */
const MAX_BYTES = 1 << 20;

export const TYPES = { notify: 1, request: 2, response: 3 } as const;

export type Packet =
  | { readonly type: 'notify'; readonly name: string; readonly data: Uint8Array }
  | { readonly type: 'request'; readonly id: number; readonly name: string; readonly data: Uint8Array }
  | { readonly type: 'response'; readonly id: number; readonly data: Uint8Array };

/** The bytes of a binary frame; undefined for text, such as the lobby's heartbeats. */
export const frameBytes = (message: unknown): Uint8Array | undefined => {
  // By its tag: a buffer of another realm is no `instanceof` of ours.
  if (Object.prototype.toString.call(message) === '[object ArrayBuffer]')
    return new Uint8Array(message as ArrayBuffer);
  return ArrayBuffer.isView(message)
    ? new Uint8Array(message.buffer, message.byteOffset, message.byteLength)
    : undefined;
};

/** Undefined for what is no frame of this service. */
export const readFrame = (message: unknown): Packet | undefined => {
  const frame = frameBytes(message);
  if (frame === undefined || frame.length > MAX_BYTES) return undefined;
  const [type = 0, low = 0, high = 0] = frame;
  const wrapper = readMessage(Wrapper, frame.subarray(type === TYPES.notify ? 1 : 3));
  if (wrapper === undefined) return undefined;
  const id = low + high * 256;
  const { name, data } = wrapper;
  switch (type) {
    case TYPES.notify:
      return { type: 'notify', name, data };
    case TYPES.request:
      return { type: 'request', id, name, data };
    case TYPES.response:
      return { type: 'response', id, data };
    default:
      return undefined;
  }
};

const KEY = [0x84, 0x5e, 0x4e, 0x42, 0x39, 0xa2, 0x1f, 0x60, 0x1c];

/** Actions in live notices are masked; the same again unmasks. In a restore they are plain. */
export const mask = (data: Uint8Array): Uint8Array =>
  data.map((byte, i) => byte ^ (((23 ^ data.length) + 5 * i + KEY[i % KEY.length]!) & 0xff));
