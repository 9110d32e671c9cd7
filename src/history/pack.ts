// A hand that is over is packed: as text it is eight times as large. The platform's own packing; it answers later, so it
// happens before a transaction begins.

import type { TableEvent } from '../table/event.ts';
import { withGaps } from '../table/gaps.ts';

const through = async (bytes: Uint8Array, stream: CompressionStream | DecompressionStream) => {
  const packed = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
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
