// From the page to reports. A client that throws is stopped for good, alone, and says so once; what a page's world sends
// is `unknown` until it has been read here.

import type { Client, Decode, Heard, Report, Way } from '../../src/clients/client.ts';

interface Page {
  readonly document: Document;
  /** The tap's end, once it has been handed over; pages of DOM clients have none. */
  readonly port: MessagePort | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type SocketClient = Extract<Client, { source: 'socket' }>;

/** A blob that cannot be read any more gives nothing. */
const bytesOf = (blob: Blob): Promise<ArrayBuffer | undefined> => blob.arrayBuffer().catch(() => undefined);

/**
 * Firefox hands out what belongs to the page behind a wall: a view of its buffer may be copied and nothing else, so it is,
 * into memory of ours. By its tag: a buffer of another realm is no `instanceof` of ours.
 */
const owned = (data: unknown): unknown =>
  Object.prototype.toString.call(data) === '[object ArrayBuffer]'
    ? new Uint8Array(new Uint8Array(data as ArrayBuffer)).buffer
    : data;

/** Blobs take a moment to read; what comes after one waits for it. */
export const inOrder = (hear: (data: unknown, way: Way) => void) => {
  let behind: Promise<void> | undefined;
  return (data: unknown, way: Way): void => {
    if (!behind && !(data instanceof Blob)) {
      hear(owned(data), way);
      return;
    }
    const mine: Promise<void> = (behind ?? Promise.resolve()).then(async () => {
      hear(owned(data instanceof Blob ? await bytesOf(data) : data), way);
      if (behind === mine) behind = undefined;
    });
    behind = mine;
  };
};

/** Lets through what came over the sockets that are asked for. */
export const framesOf = (
  { isSocket, sent }: Pick<SocketClient, 'isSocket' | 'sent'>,
  hear: (data: unknown, way: Way) => void,
) => {
  const ours = new Set<number>();
  return (message: unknown): void => {
    if (!isFields(message) || typeof message.socket !== 'number') return;
    const { type, socket, url, direction, data } = message;
    if (type === 'open' && typeof url === 'string' && URL.canParse(url) && isSocket(new URL(url)))
      ours.add(socket);
    if (type !== 'frame' || !ours.has(socket)) return;
    if (direction === 'in' || (direction === 'out' && sent)) hear(data, { socket, direction });
  };
};

type Tell = (heard: Heard) => void;

const sum = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

/** Tells of messages that were not read, too: at once of a new name, else with the next thing there is to report. */
const withUnread = (decode: Decode, report: Tell): ((reports: readonly Report[]) => void) => {
  let told: ReadonlyMap<string, number> = new Map();
  return (reports) => {
    const counts = decode.unread?.() ?? told;
    if (counts.size > told.size || (reports.length > 0 && sum(counts) > sum(told))) {
      told = counts;
      report({ type: 'unread', unread: Object.fromEntries(counts) });
    }
    reports.forEach(report);
  };
};

const listen = (port: MessagePort, signal: AbortSignal, hear: (message: unknown) => void): void => {
  port.addEventListener('message', ({ data }) => hear(data), { signal });
  port.start();
  port.postMessage('on');
  signal.addEventListener('abort', () => port.postMessage('off'), { once: true });
};

/** Reads the page with its client until the signal ends. */
export const readPage = (
  client: Client,
  { document, port }: Page,
  signal: AbortSignal,
  report: Tell,
): void => {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const guard = (act: () => void): void => {
    if (either.aborted) return;
    try {
      act();
    } catch (error) {
      failed.abort();
      report({ type: 'notice', notice: { type: 'stopped', detail: `${client.name}: ${describe(error)}` } });
    }
  };
  guard(() => {
    if (client.source === 'dom') client.watch(either, document, report);
    else if (port) {
      const decode = client.decoder();
      const tell = withUnread(decode, report);
      const hear = inOrder((data, way) => guard(() => tell(decode(data, way))));
      listen(port, either, framesOf(client, hear));
    }
  });
};
