// A record as the service sends it holds its steps as base64 of deflated JSON.

import { parsed } from '../../clients/json.ts';
import { inflated } from '../../clients/tziakcha/inflate.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Undefined if it is no base64. */
const bytesOf = (base64: string): Uint8Array | undefined => {
  const digits = base64.replace(/\s/g, '').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(digits)) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return bytes;
};

export const scriptOf = (base64: string): unknown => {
  const bytes = bytesOf(base64);
  const json = bytes && inflated(bytes);
  return json === undefined ? undefined : parsed(json);
};
