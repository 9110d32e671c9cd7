// Deflated JSON, with a zlib head or without. The platform's own DecompressionStream answers later, and a reader must answer
// at once and in order: so a kept library does it. It is fed bit by bit, so that a frame that swells beyond any message's
// size is let go before it fills the memory.

import { Inflate, strFromU8, Unzlib } from 'fflate';

type Bytes = Uint8Array;
type Unpack = new (told: (part: Bytes) => void) => { push: (part: Bytes, final?: boolean) => void };

/** A message is a few kilobytes; a snapshot of a whole game some hundred. */
const MOST = 4_000_000;
/** Deflate swells a thousandfold at most: what one slice becomes stays near `MOST`. */
const SLICE = 1024;

const joined = (parts: readonly Bytes[], length: number): Bytes => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Undefined for what is not deflated, is cut off, or grows too large. */
const attempt = (Kind: Unpack, bytes: Bytes): Bytes | undefined => {
  const parts: Bytes[] = [];
  let length = 0;
  const unpack = new Kind((part) => {
    parts.push(part);
    length += part.length;
  });
  try {
    for (let from = 0; from < bytes.length && length <= MOST; from += SLICE)
      unpack.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length);
  } catch {
    return undefined;
  }
  return length > 0 && length <= MOST ? joined(parts, length) : undefined;
};

/** The text; undefined if the bytes are not deflated, or become more than any message is. */
export const inflated = (bytes: Bytes): string | undefined => {
  const plain = attempt(Unzlib, bytes) ?? attempt(Inflate, bytes);
  return plain && strFromU8(plain);
};
