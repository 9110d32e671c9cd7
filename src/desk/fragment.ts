// A position as the fragment of an address, which no server is told: `d1` and letters. What is as in an empty position takes
// no room, so a hand alone is about thirty letters. A last byte checks the others: a link that was cut or changed on its
// way is refused and not shown as another hand.

import { err, ok, type Result } from '../result.ts';
import { bytesOf, lettersOf } from './base64.ts';
import type { Position } from './position.ts';
import { bytesOfPosition, positionOfBytes } from './position-codec.ts';

export const LINK_ERRORS = [
  /** No link of ours. */
  'notALink',
  /** Made by a newer version. */
  'unknownVersion',
  /** Cut, or changed on its way. */
  'damaged',
] as const;
export type LinkError = (typeof LINK_ERRORS)[number];

const VERSION = 1;
const MARK = 'd';
const LONGEST = 4_000;

/** Every byte and its place count. */
const checkOf = (bytes: readonly number[]): number => {
  let sum = 1;
  for (const byte of bytes) sum = (sum * 31 + byte + 7) % 65_521;
  return sum % 256;
};

/** Without the `#`. */
export const fragmentOf = (position: Position): string => {
  const bytes = bytesOfPosition(position);
  return `${MARK}${VERSION}${lettersOf([...bytes, checkOf(bytes)])}`;
};

const DAMAGED = err('damaged', 'the link was cut or changed');

const SHAPE = new RegExp(`^#?${MARK}(\\d)([A-Za-z0-9_-]*)$`);

/** With or without the `#`. Never throws, whatever the text. */
export const positionOfFragment = (text: string): Result<Position, LinkError> => {
  const [, version, letters] = (text.length <= LONGEST && SHAPE.exec(text)) || [];
  if (version === undefined || letters === undefined) return err('notALink', 'no position in the address');
  if (Number(version) !== VERSION) return err('unknownVersion', `a link of version ${version}`);
  const bytes = bytesOf(letters);
  if (!bytes || bytes.length < 1 || checkOf(bytes.slice(0, -1)) !== bytes.at(-1)) return DAMAGED;
  const position = positionOfBytes(bytes.slice(0, -1));
  return position ? ok(position) : DAMAGED;
};

/** Where a text has a link of ours: the stretch after its `#`. */
export const fragmentIn = (text: string): { readonly from: number; readonly to: number } | undefined => {
  const found = new RegExp(`#(${MARK}\\d[A-Za-z0-9_-]+)`).exec(text);
  return found ? { from: found.index + 1, to: found.index + found[0].length } : undefined;
};
