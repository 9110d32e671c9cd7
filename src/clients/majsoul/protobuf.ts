// Protobuf by tables: a message is a record of its fields, and its TypeScript type follows from the table. Only the
// fields that are used stand in one; all others are passed over, so a newer server changes nothing. The wire reader
// is the library's; a schema compiler would bring the whole protocol and its names along.
// What the wire leaves out has its proto3 default: 0, false, "", [] (seat 0 is never sent!).

import { BinaryReader, WireType } from '@bufbuild/protobuf/wire';

const SCALARS = ['uint32', 'int32', 'bool', 'string', 'bytes'] as const;
export type Scalar = (typeof SCALARS)[number];

export interface Field<T = unknown> {
  readonly number: number;
  readonly type: Scalar | Message;
  readonly repeated: boolean;
  /** What it is when the wire says nothing. */
  readonly absent: T;
}

export type Message = { readonly [name: string]: Field };

/** A decoded message: one value a field. */
export type Read<M extends Message> = { readonly [K in keyof M]: M[K] extends Field<infer T> ? T : never };

const scalar =
  <T>(type: Scalar, absent: T) =>
  (number: number): Field<T> => ({ number, type, repeated: false, absent });

export const uint = scalar('uint32', 0);
export const int = scalar('int32', 0);
export const bool = scalar('bool', false);
export const text = scalar('string', '');
export const bytes = scalar<Uint8Array>('bytes', new Uint8Array());

/** A message in a message; undefined if it is not there. */
export const sub = <M extends Message>(number: number, type: M): Field<Read<M> | undefined> => ({
  number,
  type,
  repeated: false,
  absent: undefined,
});

export const list = <T>({ number, type }: Field<T>): Field<readonly Exclude<T, undefined>[]> => ({
  number,
  type,
  repeated: true,
  absent: [],
});

const WIRE_TYPES: Readonly<Record<Scalar, WireType>> = {
  uint32: WireType.Varint,
  int32: WireType.Varint,
  bool: WireType.Varint,
  string: WireType.LengthDelimited,
  bytes: WireType.LengthDelimited,
};

const wireTypeOf = (type: Scalar | Message): WireType =>
  typeof type === 'string' ? WIRE_TYPES[type] : WireType.LengthDelimited;

const readOne = (reader: BinaryReader, type: Scalar | Message): unknown =>
  typeof type === 'string' ? reader[type]() : readFields(type, reader.bytes());

/** Numbers in a row without tags. */
const readPacked = (reader: BinaryReader, type: Scalar | Message): unknown[] => {
  const part = new BinaryReader(reader.bytes());
  const values: unknown[] = [];
  while (part.pos < part.len) values.push(readOne(part, type));
  return values;
};

/** The values of one occurrence; undefined if it is not written as the table says. */
const readValues = (
  reader: BinaryReader,
  { type, repeated }: Field,
  wire: WireType,
): unknown[] | undefined => {
  if (wire === wireTypeOf(type)) return [readOne(reader, type)];
  return repeated && wire === WireType.LengthDelimited ? readPacked(reader, type) : undefined;
};

/** Throws where the bytes end early. */
const readFields = (message: Message, data: Uint8Array): Record<string, unknown> => {
  const reader = new BinaryReader(data);
  const entries = Object.entries(message);
  const names = new Map(entries.map(([name, field]) => [field.number, name]));
  const values: Record<string, unknown> = Object.fromEntries(entries.map(([n, field]) => [n, field.absent]));
  const lists = new Map<string, unknown[]>();
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    const name = names.get(number);
    const read = name === undefined ? undefined : readValues(reader, message[name]!, wire);
    if (name === undefined || read === undefined) {
      reader.skip(wire, number);
    } else if (message[name]!.repeated) {
      const items = lists.get(name) ?? [];
      for (const item of read) items.push(item);
      lists.set(name, items);
    } else {
      values[name] = read[0];
    }
  }
  if (reader.pos !== reader.len) throw new RangeError('a message ends early');
  return Object.assign(values, Object.fromEntries(lists));
};

/** The gate for bytes: undefined if they are no such message. */
export const readMessage = <M extends Message>(message: M, data: Uint8Array): Read<M> | undefined => {
  try {
    // The table is the type: `readFields` gives exactly one value of each field's type.
    return readFields(message, data) as Read<M>;
  } catch {
    return undefined;
  }
};
