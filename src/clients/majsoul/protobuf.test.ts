import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode } from './encode.fixture.ts';
import * as messages from './messages.ts';
import {
  bool,
  bytes,
  type Field,
  int,
  list,
  type Message,
  readMessage,
  sub,
  text,
  uint,
} from './protobuf.ts';

const SCALARS = {
  uint32: fc.integer({ min: 0, max: 0xffffffff }),
  int32: fc.integer({ min: -0x80000000, max: 0x7fffffff }),
  bool: fc.boolean(),
  string: fc.string({ unit: 'grapheme', maxLength: 12 }),
  bytes: fc.uint8Array({ maxLength: 12 }),
} as const;

/** Any value of a field, its default among them. */
const fieldValue = ({ type, repeated, absent }: Field): fc.Arbitrary<unknown> => {
  const one: fc.Arbitrary<unknown> = typeof type === 'string' ? SCALARS[type] : messageOf(type);
  if (repeated) return fc.array(one, { maxLength: 4 });
  return absent === undefined ? fc.option(one, { nil: undefined }) : one;
};

const messageOf = (message: Message): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(message).map(([name, field]) => [name, fieldValue(field)])));

const { ACTIONS: _, ...others } = messages;
const ALL: readonly (readonly [string, Message])[] = Object.entries(others);

test.each(ALL)('%s: what is written is read', (_name, message) => {
  fc.assert(
    fc.property(messageOf(message), (value) => {
      expect(readMessage(message, encode(message, value))).toEqual(value);
    }),
    { numRuns: 50 },
  );
});

test('no field number stands twice in a message', () => {
  for (const [name, message] of ALL) {
    const numbers = Object.values(message).map((f) => f.number);
    expect(`${name} ${new Set(numbers).size}`).toBe(`${name} ${numbers.length}`);
  }
});

const SAMPLE = { n: uint(1), i: int(2), b: bool(3), s: text(4), raw: bytes(5), many: list(uint(6)) };

test('what the wire leaves out has its default', () => {
  expect(readMessage({ ...SAMPLE, inner: sub(7, SAMPLE) }, new Uint8Array())).toEqual({
    n: 0,
    i: 0,
    b: false,
    s: '',
    raw: new Uint8Array(),
    many: [],
    inner: undefined,
  });
});

test('fields that are not in the table are passed over', () => {
  const data = new BinaryWriter()
    .uint32((99 << 3) | WireType.LengthDelimited)
    .string('more')
    .finish();
  const known = encode(SAMPLE, { n: 7 });
  expect(readMessage(SAMPLE, new Uint8Array([...data, ...known, ...data]))?.n).toBe(7);
});

test('numbers in a row are read with and without packing', () => {
  const data = new BinaryWriter()
    .tag(6, WireType.Varint)
    .uint32(3)
    .tag(6, WireType.Varint)
    .uint32(300)
    .finish();
  expect(readMessage(SAMPLE, data)?.many).toEqual([3, 300]);
  expect(readMessage(SAMPLE, encode(SAMPLE, { many: [3, 300] }))?.many).toEqual([3, 300]);
});

test('a field of another wire type than the table’s is passed over', () => {
  const data = new BinaryWriter()
    .tag(4, WireType.Varint)
    .uint32(3)
    .tag(1, WireType.Bit32)
    .fixed32(5)
    .finish();
  expect(readMessage(SAMPLE, data)).toMatchObject({ n: 0, s: '' });
});

test.each([
  ['in a number', [0x08, 0x80]],
  ['in a text', [0x22, 0x05, 0x41]],
  ['in an unknown field', [0x7a, 0x05, 0x41]],
  ['in an unknown number', [0x78, 0x80]],
  ['after a tag', [0x08]],
  ['in a fixed number', [0x0d, 0x01, 0x02]],
])('bytes that end early %s are no message', (_name, data) => {
  expect(readMessage(SAMPLE, new Uint8Array(data))).toBeUndefined();
});

test('text that is no UTF-8 stays readable around its fault', () => {
  expect(readMessage(SAMPLE, new Uint8Array([0x22, 0x02, 0x41, 0xff]))?.s).toBe('A\ufffd');
});
