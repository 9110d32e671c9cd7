// Base64, without the platform's own: the pure folders have none.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const VALUES: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]));

/** Undefined if it is no base64. */
export const bytesOf = (base64: string): Uint8Array | undefined => {
  const digits = base64.replace(/\s/g, '').replace(/=+$/, '');
  if (!/^[A-Za-z0-9+/]+$/.test(digits)) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const digit of digits) {
    bits = ((bits << 6) | VALUES.get(digit)!) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = bits >> held;
  }
  return bytes;
};
