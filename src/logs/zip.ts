// An archive of logs: which files it holds, and one of them unpacked. Its list lies at its end, so that an archive of any size
// is opened by a few slices of it. What the list claims is not believed: unpacking ends where the claim ends. The list is
// read here and not by the packing library, which wants the whole archive at once and does not tell what is locked.

import { Inflate, strFromU8 } from 'fflate';
import { err, ok, type Result } from '../result.ts';
import type { LogErrorCode } from './log.ts';
import { MOST_BYTES } from './open.ts';

export interface Member {
  readonly name: string;
  /** Where its own head begins. */
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  /** 0: as it is; 8: deflated. */
  readonly method: number;
  readonly locked: boolean;
}

/** Far more than anybody's games of a year. */
export const MOST_MEMBERS = 20_000;
const MOST_UNPACKED = 2 ** 31;
/** A list with so many long names. */
const MOST_LISTED = 2 ** 25;

/** The end records are followed by a comment of at most 65,535 bytes. */
export const TAIL = 65_633;
export const HEAD = 30;

const SIGNS = {
  head: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  wideEnd: 0x06064b50,
  wideAt: 0x07064b50,
} as const;
const END = 22;
const ENTRY = 46;

/** A number that does not fit stands in a wider field elsewhere (zip64); some programs write so however small it is. */
const FULL = 0xffffffff;
const FULL_COUNT = 0xffff;
/** The wide end record, and the pointer to it, before the end record. */
const [WIDE_END, WIDE_AT] = [56, 20];
/** The extra field of an entry that holds its wide numbers. */
const WIDE_NUMBERS = 1;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

const startsWith = (bytes: Uint8Array, sign: number): boolean =>
  bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === sign;

/** By its first bytes; one without files has nothing but its end. */
export const isZip = (head: Uint8Array): boolean =>
  startsWith(head, SIGNS.head) || startsWith(head, SIGNS.end);

export interface Directory {
  readonly at: number;
  readonly length: number;
}

const wide = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

interface End extends Directory {
  readonly count: number;
}

const endAt = (view: DataView, at: number): End => ({
  count: view.getUint16(at + 10, true),
  length: view.getUint32(at + 12, true),
  at: view.getUint32(at + 16, true),
});

/** Undefined: the end record at `end` is all there is. */
const wideEndBefore = (view: DataView, end: number): End | undefined => {
  const [pointer, at] = [end - WIDE_AT, end - WIDE_AT - WIDE_END];
  if (at < 0 || view.getUint32(pointer, true) !== SIGNS.wideAt) return undefined;
  if (view.getUint32(at, true) !== SIGNS.wideEnd) return undefined;
  return { count: wide(view, at + 32), length: wide(view, at + 40), at: wide(view, at + 48) };
};

const isFull = ({ count, length, at }: End): boolean =>
  count === FULL_COUNT || length === FULL || at === FULL;

/** Where the list lies, told by the last bytes of the archive. */
export const directoryIn = (tail: Uint8Array): Result<Directory, LogErrorCode> => {
  const view = viewOf(tail);
  for (let at = tail.length - END; at >= 0; at--) {
    if (view.getUint32(at, true) !== SIGNS.end) continue;
    const end = endAt(view, at);
    const found = isFull(end) ? (wideEndBefore(view, at) ?? end) : end;
    if (found.count > MOST_MEMBERS || found.length > MOST_LISTED)
      return err('tooLarge', `${found.count} files`);
    return ok({ at: found.at, length: found.length });
  }
  return err('cutShort', 'the list of the archive is missing');
};

/** Names are UTF-8 where they say so; others are shown as far as they are plain letters. */
const nameIn = (bytes: Uint8Array, isUtf8: boolean): string => {
  if (isUtf8) return strFromU8(bytes);
  let name = '';
  for (const byte of bytes) name += byte < 0x80 ? String.fromCharCode(byte) : '·';
  return name;
};

/** Of the extra fields in these bytes, the one of this kind. */
const extraOf = (bytes: Uint8Array, kind: number): DataView | undefined => {
  const view = viewOf(bytes);
  for (let at = 0; at + 4 <= bytes.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== kind) continue;
    return viewOf(bytes.subarray(at + 4, at + 4 + view.getUint16(at + 2, true)));
  }
  return undefined;
};

/** Those of an entry's numbers that are full, in this order, stand one after the other in its extra field. */
const widened = <T extends readonly number[]>(numbers: T, extra: Uint8Array): number[] => {
  const view = extraOf(extra, WIDE_NUMBERS);
  let at = 0;
  return numbers.map((n) => {
    if (n !== FULL || !view || at + 8 > view.byteLength) return n;
    at += 8;
    return wide(view, at - 8);
  });
};

const entryAt = (view: DataView, directory: Uint8Array, at: number): Member & { readonly next: number } => {
  const flags = view.getUint16(at + 8, true);
  const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  const named = at + ENTRY + name!;
  const numbers = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  const [size, packed, head] = widened(numbers, directory.subarray(named, named + extra!));
  return {
    name: nameIn(directory.subarray(at + ENTRY, named), (flags & 0x800) !== 0),
    at: head!,
    packed: packed!,
    size: size!,
    method: view.getUint16(at + 10, true),
    locked: (flags & 1) === 1,
    next: at + ENTRY + name! + extra! + comment!,
  };
};

/** Folders, and what systems put beside the files. */
const isAside = (name: string): boolean => /\/$|(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/.test(name);

/** Its files in order; `tooLarge`: together they claim more than any logs take. */
export const membersIn = (directory: Uint8Array): Result<readonly Member[], LogErrorCode> => {
  const view = viewOf(directory);
  const members: Member[] = [];
  let [at, sum] = [0, 0];
  while (at + ENTRY <= directory.length && view.getUint32(at, true) === SIGNS.entry) {
    const { next, ...member } = entryAt(view, directory, at);
    if (!isAside(member.name)) members.push(member);
    sum += member.size;
    at = next;
  }
  if (members.length > MOST_MEMBERS || sum > MOST_UNPACKED) return err('tooLarge', `${sum} bytes unpacked`);
  return members.length > 0 ? ok(members) : err('empty', 'no file in it');
};

/** From a file's own head to its data; undefined: it is none. */
export const dataAfter = (head: Uint8Array): number | undefined => {
  if (head.length < HEAD || !startsWith(head, SIGNS.head)) return undefined;
  const view = viewOf(head);
  return HEAD + view.getUint16(26, true) + view.getUint16(28, true);
};

/** Unpacking stops soon after the claim is exceeded. */
const PIECE = 1 << 14;

const inflated = (packed: Uint8Array, size: number): Uint8Array | undefined => {
  const whole = new Uint8Array(size);
  let at = 0;
  const stream = new Inflate((piece) => {
    if (at + piece.length <= size) whole.set(piece, at);
    at += piece.length;
  });
  try {
    for (let from = 0; from < packed.length && at <= size; from += PIECE)
      stream.push(packed.subarray(from, from + PIECE), from + PIECE >= packed.length);
  } catch {
    return undefined;
  }
  return at === size ? whole : undefined;
};

/** What can be said of a file before its data is read. */
export const refusalOf = ({ locked, method, size }: Member): LogErrorCode | undefined => {
  if (locked || method === 99) return 'locked';
  if (size > MOST_BYTES) return 'tooLarge';
  return method === 0 || method === 8 ? undefined : 'notUnpacked';
};

export const unpackedMember = (
  { method, size }: Member,
  packed: Uint8Array,
): Result<Uint8Array, LogErrorCode> => {
  const bytes = method === 0 ? packed : inflated(packed, size);
  return bytes?.length === size ? ok(bytes) : err('notUnpacked', `not the ${size} bytes that were claimed`);
};
