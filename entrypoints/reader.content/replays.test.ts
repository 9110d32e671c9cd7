import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FoundReplay, Unread } from '../../src/clients/client.ts';
import type { ReplayAnswer, ReplayGiven } from '../shared/replay-messages.ts';

vi.mock('webextension-polyfill', () => ({ default: { runtime: { sendMessage: async () => undefined } } }));

const { replaySender, watchReplays } = await import('./replays.ts');

let visit: AbortController;
beforeEach(() => {
  visit = new AbortController();
});
afterEach(() => {
  visit.abort();
  vi.useRealTimers();
});

const READ: ReplayAnswer = { type: 'read' };

/** Answers one after the other; the last for all that follow. */
const open = (...answers: readonly (ReplayAnswer | Error | 'nobody')[]) => {
  vi.useFakeTimers();
  const sent: ReplayGiven[] = [];
  const told: Unread[] = [];
  const send = async (message: ReplayGiven): Promise<unknown> => {
    const answer = answers[Math.min(sent.length, answers.length - 1)] ?? READ;
    sent.push(message);
    if (answer instanceof Error) throw answer;
    return answer === 'nobody' ? undefined : answer;
  };
  return { give: replaySender({ send, told: (unread) => told.push(unread) }, visit.signal), sent, told };
};

const replay = (...bytes: readonly number[]): FoundReplay => ({ frame: Uint8Array.from(bytes) });
const soon = (ms = 10) => vi.advanceTimersByTimeAsync(ms);

test('bytes go as base64, with the account where it is known', async () => {
  const { give, sent, told } = open();
  give(replay(0, 255, 3));
  give({ frame: Uint8Array.from({ length: 20_000 }, (_, i) => i & 255), account: 7 });
  await soon();
  expect(sent[0]).toEqual({ type: 'tehai:replay', frame: 'AP8D' });
  expect(sent[1]).toMatchObject({ account: 7 });
  expect([...Buffer.from(sent[1]!.frame, 'base64')]).toEqual(
    Array.from({ length: 20_000 }, (_, i) => i & 255),
  );
  expect(told).toEqual([]);
});

test.each([
  ['nobody answers', 'nobody'],
  ['the line is broken', new Error('no receiver')],
  ['it could not be written', { type: 'failed', fault: 'failed' }],
] as const)('%s: it is sent once more, later', async (_, first) => {
  const { give, sent } = open(first, READ);
  give(replay(1));
  await soon();
  expect(sent.length).toBe(1);
  await soon(6000);
  expect(sent.length).toBe(2);
  await soon(60_000);
  expect(sent.length).toBe(2);
});

test('the page is left meanwhile: nothing more is sent', async () => {
  const { give, sent } = open('nobody');
  give(replay(1));
  await soon();
  visit.abort();
  await soon(60_000);
  expect(sent.length).toBe(1);
});

test('what could not be read is counted by its reason', async () => {
  const { give, told } = open({ type: 'read', code: 'linkOnly' });
  give(replay(1));
  give({ frame: 'tooLarge' });
  give(replay(2));
  await soon();
  expect(told.at(-1)).toEqual({ 'replay: linkOnly': 2, 'replay: tooLarge': 1 });
});

test('more at once than can be kept are let go', async () => {
  const { give, sent } = open();
  for (let i = 0; i < 50; i++) give(replay(i));
  await soon();
  expect(sent.map(({ frame }) => Buffer.from(frame, 'base64')[0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  give(replay(99));
  await soon();
  expect(sent.length).toBe(9);
});

const FINDS = {
  isSocket: (url: URL) => url.pathname === '/gateway',
  most: 10,
  finder: () => (message: unknown) =>
    message instanceof ArrayBuffer ? { frame: new Uint8Array(message) } : undefined,
};

test('only its own sockets are listened to, and of a large blob no more than is needed', async () => {
  const { port1, port2 } = new MessageChannel();
  const found: FoundReplay[] = [];
  watchReplays(FINDS, port2, (one) => found.push(one), visit.signal);
  port2.start();
  const frame = (socket: number, data: unknown) =>
    port1.postMessage({ type: 'frame', socket, direction: 'in', data });
  for (const message of [null, 7, { type: 'open', socket: 3, url: '::' }]) port1.postMessage(message);
  port1.postMessage({ type: 'open', socket: 1, url: 'wss://a.test/gateway' });
  port1.postMessage({ type: 'open', socket: 2, url: 'wss://a.test/chat' });
  frame(2, new Uint8Array([1]).buffer);
  frame(1, new Blob([new Uint8Array(500)]));
  frame(1, 'heartbeat');
  frame(1, new Uint8Array([2, 3]).buffer);
  await vi.waitFor(() => expect(found.length).toBe(2));
  expect(found).toEqual([{ frame: new Uint8Array(11) }, replay(2, 3)]);
  port1.close();
  port2.close();
});
