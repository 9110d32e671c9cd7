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

/** The end record is followed by a comment of at most 65,535 bytes. */
export const TAIL = 65_557;
export const HEAD = 30;

const SIGNS = { head: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const END = 22;
const ENTRY = 46;

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

/** Where the list lies, told by the last bytes of the archive. Archives past 4 GB say so here with numbers that are full. */
export const directoryIn = (tail: Uint8Array): Result<Directory, LogErrorCode> => {
  const view = viewOf(tail);
  for (let at = tail.length - END; at >= 0; at--) {
    if (view.getUint32(at, true) !== SIGNS.end) continue;
    const [count, length, start] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 12, true),
      view.getUint32(at + 16, true),
    ];
    if (count > MOST_MEMBERS || start === 0xffffffff) return err('tooLarge', `${count} files`);
    return ok({ at: start, length });
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

const entryAt = (view: DataView, directory: Uint8Array, at: number): Member & { readonly next: number } => {
  const flags = view.getUint16(at + 8, true);
  const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  return {
    name: nameIn(directory.subarray(at + ENTRY, at + ENTRY + name!), (flags & 0x800) !== 0),
    at: view.getUint32(at + 42, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
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
