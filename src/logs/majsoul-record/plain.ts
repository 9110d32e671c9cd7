// The same messages as JSON, as tools that decode records write them: names as in the protocol or in camel case, defaults
// left out, bytes as base64 or as a list.

import { fieldsOf, integer, isFields, listBy, listOf } from '../../clients/json.ts';
import type { Field, Message, Read, Scalar } from '../../clients/majsoul/protobuf.ts';
import { bytesOf } from '../base64.ts';

const camel = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const byteOf = (value: unknown): number | undefined => {
  const byte = integer(value);
  return byte !== undefined && byte >= 0 && byte < 256 ? byte : undefined;
};

/** Base64; a list of numbers; or what a byte buffer of Node writes. */
export const plainBytes = (value: unknown): Uint8Array | undefined => {
  if (typeof value === 'string') return bytesOf(value);
  const list = listBy(Array.isArray(value) ? value : fieldsOf(value).data, byteOf);
  return list && Uint8Array.from(list);
};

const SCALARS: Readonly<Record<Scalar, (value: unknown) => unknown>> = {
  uint32: integer,
  int32: integer,
  bool: (value) => (typeof value === 'boolean' ? value : undefined),
  string: (value) => (typeof value === 'string' ? value : undefined),
  bytes: plainBytes,
};

/** Not there at all, or there and wrong. */
const WRONG = Symbol();

const one = ({ type }: Field, value: unknown): unknown => {
  const read = typeof type === 'string' ? SCALARS[type](value) : filled(type, value);
  return read ?? WRONG;
};

const fieldOf = (field: Field, value: unknown): unknown => {
  if (value === undefined || value === null) return field.absent;
  if (!field.repeated) return one(field, value);
  const items = listOf(value).map((item) => one(field, item));
  return Array.isArray(value) && !items.includes(WRONG) ? items : WRONG;
};

const filled = (message: Message, value: unknown): Record<string, unknown> | undefined => {
  if (!isFields(value)) return undefined;
  const entries = Object.entries(message).map(
    ([name, field]) => [name, fieldOf(field, value[name] ?? value[camel(name)])] as const,
  );
  return entries.some(([, item]) => item === WRONG) ? undefined : Object.fromEntries(entries);
};

/** The gate for JSON: undefined if it is no such message. */
export const plainMessage = <M extends Message>(message: M, value: unknown): Read<M> | undefined =>
  // The table is the type: `filled` gives exactly one value of each field's type.
  filled(message, value) as Read<M> | undefined;
