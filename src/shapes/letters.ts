/** The digits of base 64 in which the tables are written. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES = new Uint8Array(128);
for (let i = 0; i < LETTERS.length; i++) VALUES[LETTERS.charCodeAt(i)] = i;

/** Numbers below 64, a letter each. */
export const readLetters = (text: string): Uint8Array => {
  const numbers = new Uint8Array(text.length);
  for (let i = 0; i < numbers.length; i++) numbers[i] = VALUES[text.charCodeAt(i)]!;
  return numbers;
};

/** Numbers below 4096, two letters each. */
export const readLetterPairs = (text: string): Uint16Array => {
  const numbers = new Uint16Array(text.length / 2);
  for (let i = 0; i < numbers.length; i++) {
    numbers[i] = VALUES[text.charCodeAt(2 * i)]! * 64 + VALUES[text.charCodeAt(2 * i + 1)]!;
  }
  return numbers;
};
