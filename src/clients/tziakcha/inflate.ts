// Deflated JSON, with a zlib head or without. The platform's own DecompressionStream answers later, and a reader must answer
// at once and in order: so a kept library does it.

import { inflateSync, strFromU8, unzlibSync } from 'fflate';

type Bytes = Uint8Array;

const attempt = (unpack: (bytes: Bytes) => Bytes, bytes: Bytes): Bytes | undefined => {
  try {
    return unpack(bytes);
  } catch {
    return undefined;
  }
};

/** The text; undefined if the bytes are not deflated. */
export const inflated = (bytes: Bytes): string | undefined => {
  const plain = attempt(unzlibSync, bytes) ?? attempt(inflateSync, bytes);
  return plain && strFromU8(plain);
};
