// From a file's bytes to its text: unpacked, decoded, and nothing larger than a log can be. The pure folders have no
// TextDecoder; the packing library brings its own.

import { Gunzip, strFromU8 } from 'fflate';
import { err, ok, type Result } from '../result.ts';
import type { LogErrorCode } from './log.ts';

/** A file with every game of years is smaller. */
export const MOST_BYTES = 1 << 27;

/** Unpacking stops soon after the bound, however much a small piece unpacks to. */
const PIECE = 1 << 14;

export interface OpenedLog {
  readonly text: string;
  /** Of a file: its bytes, unpacked. */
  readonly bytes?: Uint8Array;
  /** Not every byte is part of a UTF-8 text. */
  readonly malformed: boolean;
  /** The packed data ends too early. */
  readonly cut: boolean;
}

type Opening = Result<OpenedLog, LogErrorCode>;

const startsWith = (bytes: Uint8Array, ...head: readonly number[]): boolean =>
  head.every((byte, i) => bytes[i] === byte);

const isGzip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x1f, 0x8b);

/** zip, rar, 7z. */
const ARCHIVES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
];

const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

interface Unpacked {
  readonly bytes: Uint8Array;
  readonly cut: boolean;
}

/** What comes out before the packed data breaks off stands. */
const unpacked = (packed: Uint8Array): Result<Unpacked, 'notUnpacked' | 'tooLarge'> => {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Gunzip((piece) => {
    pieces.push(piece.slice());
    size += piece.length;
  });
  let cut = false;
  try {
    for (let at = 0; at < packed.length && size <= MOST_BYTES; at += PIECE) {
      stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
    }
  } catch {
    cut = true;
  }
  if (size > MOST_BYTES) return err('tooLarge', `unpacks to more than ${MOST_BYTES} bytes`);
  if (size === 0) return err('notUnpacked', 'packed with gzip, and nothing comes out');
  return ok({ bytes: joined(pieces), cut });
};

/** UTF-16 with its mark, as some editors save. */
const utf16 = (bytes: Uint8Array, high: 0 | 1): string => {
  const parts: string[] = [];
  for (let at = 2; at + 1 < bytes.length; at += 2)
    parts.push(String.fromCharCode((bytes[at + high]! << 8) | bytes[at + 1 - high]!));
  return parts.join('');
};

/** The mark that stands for what could not be decoded; its own three bytes in UTF-8 are no fault. */
const REPLACEMENT = '\uFFFD';

const isMalformed = (text: string, bytes: Uint8Array): boolean => {
  let marks = 0;
  for (let at = text.indexOf(REPLACEMENT); at >= 0; at = text.indexOf(REPLACEMENT, at + 1)) marks++;
  if (marks === 0) return false;
  for (let at = 0; at + 2 < bytes.length; at++)
    if (bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd) marks--;
  return marks > 0;
};

const decoded = (bytes: Uint8Array): Pick<OpenedLog, 'text' | 'malformed'> => {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: utf16(bytes, 1), malformed: false };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: utf16(bytes, 0), malformed: false };
  const text = strFromU8(bytes);
  return { text, malformed: isMalformed(text, bytes) };
};

const openBytes = (given: Uint8Array): Opening => {
  if (ARCHIVES.some((head) => startsWith(given, ...head))) return err('archive', 'an archive of files');
  const plain = isGzip(given) ? unpacked(given) : ok({ bytes: given, cut: false });
  if (!plain.ok) return plain;
  const { bytes, cut } = plain.value;
  return ok({ ...decoded(bytes), bytes, cut });
};

const MARK = /^\uFEFF/;

const withoutMark = (opened: OpenedLog): OpenedLog => ({ ...opened, text: opened.text.replace(MARK, '') });

export const openLog = (given: Uint8Array | string): Opening => {
  if (given.length > MOST_BYTES) return err('tooLarge', `more than ${MOST_BYTES} bytes`);
  const opened: Opening =
    typeof given === 'string' ? ok({ text: given, malformed: false, cut: false }) : openBytes(given);
  if (!opened.ok) return opened;
  const { value } = opened;
  return value.text.trim() === '' ? err('empty', 'nothing in it') : ok(withoutMark(value));
};
