// A hand that is over is packed: as text it is eight times as large. The platform's own packing; it answers later, so it
// happens before a transaction begins.

import type { TableEvent } from '../table/event.ts';
import { withGaps } from '../table/gaps.ts';

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** The stream is fed and read directly: by way of a Blob and a Response each hand takes twenty times as long. */
const through = async (
  bytes: Uint8Array,
  { readable, writable }: CompressionStream | DecompressionStream,
): Promise<Uint8Array> => {
  const writer = writable.getWriter();
  // What is wrong with the bytes is told where they are read.
  for (const fed of [writer.write(new Uint8Array(bytes)), writer.close()]) fed.catch(() => undefined);
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  return joined(parts);
};

/** Of data that one line of JSON can hold. */
export const packJson = (data: unknown): Promise<Uint8Array> =>
  through(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream('gzip'));

export const pack = (events: readonly TableEvent[]): Promise<Uint8Array> => packJson(events);

export const unpackText = async (packed: Uint8Array): Promise<string> =>
  new TextDecoder().decode(await through(packed, new DecompressionStream('gzip')));

/** What was packed here, and nothing else: its text is events. */
export const unpack = async (packed: Uint8Array): Promise<readonly TableEvent[]> => {
  const events: readonly TableEvent[] = JSON.parse(await unpackText(packed));
  return events.map(withGaps);
};
