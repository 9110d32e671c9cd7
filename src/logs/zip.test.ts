import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MOST_BYTES } from './open.ts';
import {
  dataAfter,
  directoryIn,
  HEAD,
  isZip,
  type Member,
  MOST_MEMBERS,
  membersIn,
  refusalOf,
  TAIL,
  unpackedMember,
} from './zip.ts';

const listed = (zip: Uint8Array) => {
  const directory = directoryIn(zip.slice(-TAIL));
  if (!directory.ok) return directory;
  const { at, length } = directory.value;
  return membersIn(zip.slice(at, at + length));
};

const textOf = (zip: Uint8Array, member: Member): string => {
  const after = dataAfter(zip.slice(member.at, member.at + HEAD));
  if (after === undefined) return 'no head';
  const from = member.at + after;
  const bytes = unpackedMember(member, zip.slice(from, from + member.packed));
  return bytes.ok ? strFromU8(bytes.value) : bytes.code;
};

const LONG = 'a log '.repeat(20_000);
const ZIP = zipSync(
  {
    'year/': new Uint8Array(0),
    'year/a.json': strToU8(LONG),
    'year/対局.json': strToU8('b'),
    '__MACOSX/year/._a.json': strToU8('x'),
    'year/.DS_Store': strToU8('x'),
    plain: [strToU8('as it is'), { level: 0 }],
  },
  { comment: 'a comment'.repeat(100) },
);

const members = (zip: Uint8Array): readonly Member[] => {
  const all = listed(zip);
  return all.ok ? all.value : [];
};

test('its files, and nothing that a system put beside them', () => {
  expect(isZip(ZIP)).toBe(true);
  expect(members(ZIP).map(({ name }) => name)).toEqual(['year/a.json', 'year/対局.json', 'plain']);
  expect(members(ZIP).map((member) => textOf(ZIP, member))).toEqual([LONG, 'b', 'as it is']);
});

const changed = (zip: Uint8Array, at: number, ...bytes: readonly number[]): Uint8Array => {
  const copy = zip.slice();
  copy.set(bytes, at);
  return copy;
};
/** Where the list begins in an archive of one file. */
const ONE = zipSync({ a: strToU8(LONG) });
const ENTRY = ONE.findIndex((_, i) => [0x50, 0x4b, 1, 2].every((byte, j) => ONE[i + j] === byte));

test('a file that unpacks to more than it claims is not unpacked, nor one that unpacks to less', () => {
  const claims = (size: number): Uint8Array =>
    changed(ONE, ENTRY + 24, size & 255, (size >> 8) & 255, (size >> 16) & 255, 0);
  for (const size of [10, LONG.length - 1, LONG.length + 1]) {
    const zip = claims(size);
    expect(textOf(zip, members(zip)[0]!)).toBe('notUnpacked');
  }
  const zip = claims(LONG.length);
  expect(textOf(zip, members(zip)[0]!)).toBe(LONG);
});

test.each([
  ['locked', changed(ONE, ENTRY + 8, 1), 'locked'],
  ['locked with AES', changed(ONE, ENTRY + 10, 99), 'locked'],
  ['packed in a way that nobody uses', changed(ONE, ENTRY + 10, 12), 'notUnpacked'],
  ['a claim of more than a log can have', changed(ONE, ENTRY + 24, 0, 0, 0, 0x10), 'tooLarge'],
] as const)('%s is refused', (_, zip, code) => {
  expect(refusalOf(members(zip)[0]!)).toBe(code);
});

test('as large as a log may be is not refused', () => {
  expect(refusalOf({ ...members(ONE)[0]!, size: MOST_BYTES })).toBeUndefined();
});

test.each([
  ['cut', ONE.slice(0, -10), 'cutShort'],
  ['nothing in it', zipSync({}), 'empty'],
  ['a claim of gigabytes together', changed(ONE, ENTRY + 24, 0, 0, 0, 0xf0), 'tooLarge'],
  [
    'too many files',
    zipSync(Object.fromEntries(Array.from({ length: MOST_MEMBERS + 1 }, (__, i) => [i, new Uint8Array(0)]))),
    'tooLarge',
  ],
] as const)('%s: said so', (_, zip, code) => {
  const all = listed(zip);
  expect(all.ok || all.code).toBe(code);
});

test('damaged data ends in a sentence, wherever the damage is', () => {
  for (let at = 0; at < ONE.length; at += 7) {
    const zip = changed(ONE, at, (ONE[at]! + 1) & 255);
    const all = listed(zip);
    expect(() => all.ok && all.value.map((member) => refusalOf(member) ?? textOf(zip, member))).not.toThrow();
  }
});

/** A number of 8 bytes. */
const wide = (n: number): readonly number[] => [...new Uint8Array(new BigUint64Array([BigInt(n)]).buffer)];
const NO = [0xff, 0xff, 0xff, 0xff];

/** The same archive of one file with every number where archives past 4 GB have it. */
const asWide = (zip: Uint8Array): Uint8Array => {
  const [view, end] = [new DataView(zip.buffer), zip.length - 22];
  const [size, packed, at] = [24, 20, 42].map((field) => view.getUint32(ENTRY + field, true));
  const head = zip.slice(ENTRY, ENTRY + 46);
  for (const field of [20, 24, 42]) head.set(NO, field);
  head.set([32, 0], 30);
  // Another field stands before it.
  const extra = [0x99, 0x99, 0, 0, 1, 0, 24, 0, ...wide(size!), ...wide(packed!), ...wide(at!)];
  const list = [...head, ...zip.slice(ENTRY + 46, ENTRY + 47), ...extra];
  const wideAt = ENTRY + list.length;
  const wideEnd = [
    ...[0x50, 0x4b, 6, 6, ...wide(44), 45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ...[...wide(1), ...wide(1), ...wide(list.length), ...wide(ENTRY)],
  ];
  const pointer = [0x50, 0x4b, 6, 7, 0, 0, 0, 0, ...wide(wideAt), 1, 0, 0, 0];
  const last = [...zip.slice(end, end + 8), 0xff, 0xff, 0xff, 0xff, ...NO, ...NO, 0, 0];
  return Uint8Array.from([...zip.slice(0, ENTRY), ...list, ...wideEnd, ...pointer, ...last]);
};

test('numbers of archives past 4 GB are read where they stand', () => {
  const zip = asWide(ONE);
  expect(members(zip)).toEqual(members(ONE));
  expect(textOf(zip, members(zip)[0]!)).toBe(LONG);
});

test.each([
  ['the wide end record is missing', (zip: Uint8Array) => changed(zip, zip.length - 22 - 76, 0)],
  ['so is the pointer to it', (zip: Uint8Array) => changed(zip, zip.length - 22 - 20, 0)],
])('%s: it is said, and nothing is read', (_, change) => {
  expect(listed(change(asWide(ONE)))).toMatchObject({ ok: false, code: 'tooLarge' });
});

test('a list larger than any is not read', () => {
  const zip = asWide(ONE);
  expect(listed(changed(zip, zip.length - 22 - 76 + 40, ...wide(2 ** 40)))).toMatchObject({
    code: 'tooLarge',
  });
});
