// Bytes as letters that an address may hold (RFC 4648 §5, without padding).

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...LETTERS].map((letter, i) => [letter, i]));

export const lettersOf = (bytes: readonly number[]): string => {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += LETTERS[(held >> (bits - 6)) & 63];
    held &= 63;
  }
  return bits > 0 ? text + LETTERS[(held << (6 - bits)) & 63] : text;
};

/** Undefined: another letter among them. */
export const bytesOf = (text: string): readonly number[] | undefined => {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return bytes;
};
