// The other way round, for tests: values to messages to frames, by the tables that the decoder reads with. What has its
// default is left out, as proto3 does, and numbers in a row are packed.

import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { mask, TYPES } from './frame.ts';
import { ACTIONS, ActionPrototype, Wrapper } from './messages.ts';
import type { Field, Message, Read, Scalar } from './protobuf.ts';

type Plain = Readonly<Record<string, unknown>>;

/** A message's value with anything left out that has its default. */
export type Some<M extends Message> = { readonly [K in keyof Read<M>]?: Loose<Read<M>[K]> };
type Loose<T> = T extends Uint8Array
  ? T
  : T extends readonly (infer I)[]
    ? readonly Loose<I>[]
    : T extends object
      ? { readonly [K in keyof T]?: Loose<T[K]> }
      : T;

const isPacked = (field: Field): boolean =>
  field.repeated && ['uint32', 'int32', 'bool'].includes(String(field.type));

const wireTypeOf = (type: Scalar | Message): WireType =>
  type === 'uint32' || type === 'int32' || type === 'bool' ? WireType.Varint : WireType.LengthDelimited;

const writeScalar = (writer: BinaryWriter, type: Scalar, value: unknown): void => {
  if (type === 'bool') writer.bool(value === true);
  else if (type === 'string') writer.string(String(value));
  else if (type === 'bytes') writer.bytes(value as Uint8Array);
  else writer[type](Number(value));
};

const writeOne = (writer: BinaryWriter, { number, type }: Field, value: unknown): void => {
  writer.tag(number, wireTypeOf(type));
  if (typeof type === 'string') writeScalar(writer, type, value);
  else writer.bytes(encodePlain(type, value as Plain));
};

const writePacked = (writer: BinaryWriter, { number, type }: Field, values: readonly unknown[]): void => {
  writer.tag(number, WireType.LengthDelimited).fork();
  for (const value of values) writeScalar(writer, type as Scalar, value);
  writer.join();
};

const isDefault = (value: unknown): boolean =>
  value === undefined ||
  value === 0 ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (value instanceof Uint8Array && value.length === 0);

const encodePlain = (message: Message, value: Plain): Uint8Array => {
  const writer = new BinaryWriter();
  for (const [name, field] of Object.entries(message)) {
    const item = value[name];
    if (isDefault(item)) continue;
    if (isPacked(field)) writePacked(writer, field, item as readonly unknown[]);
    else if (field.repeated) for (const one of item as readonly unknown[]) writeOne(writer, field, one);
    else writeOne(writer, field, item);
  }
  return writer.finish();
};

export const encode = <M extends Message>(message: M, value: Some<M>): Uint8Array =>
  encodePlain(message, value);

const buffer = (head: readonly number[], rest: Uint8Array): ArrayBuffer => {
  const frame = new Uint8Array(head.length + rest.length);
  frame.set(head);
  frame.set(rest, head.length);
  return frame.buffer;
};

const head = (type: number, id: number): readonly number[] => [type, id & 255, id >> 8];

export const notify = (name: string, data: Uint8Array): ArrayBuffer =>
  buffer([TYPES.notify], encode(Wrapper, { name, data }));

export const request = <M extends Message>(
  id: number,
  name: string,
  message: M,
  value: Some<M>,
): ArrayBuffer => buffer(head(TYPES.request, id), encode(Wrapper, { name, data: encode(message, value) }));

export const response = <M extends Message>(id: number, message: M, value: Some<M>): ArrayBuffer =>
  buffer(head(TYPES.response, id), encode(Wrapper, { data: encode(message, value) }));

export type ActionName = keyof typeof ACTIONS;
export type ActionValue<K extends ActionName> = Some<(typeof ACTIONS)[K]>;

/** A step as a restore holds it: plain. */
export const plainAction = <K extends ActionName>(step: number, name: K, value: ActionValue<K>) => ({
  step,
  name,
  data: encode<Message>(ACTIONS[name], value),
});

/** A step as it comes live: masked. */
export const action = <K extends ActionName>(step: number, name: K, value: ActionValue<K>): ArrayBuffer => {
  const { data } = plainAction(step, name, value);
  return notify('.lq.ActionPrototype', encode(ActionPrototype, { step, name, data: mask(data) }));
};
