import { afterEach, expect, test, vi } from 'vitest';
import type { Client, Heard, Report, Way } from '../../src/clients/client.ts';
import { counter } from '../../src/clients/unread.ts';
import { readPage } from './sources.ts';

const base = { id: 'tenhou', name: 'Test', matches: [], isPage: () => true } as const;
/** No client of these tests looks at it. */
const document = {} as Document;

let visit = new AbortController();
const ports: MessagePort[] = [];
afterEach(() => {
  visit.abort();
  visit = new AbortController();
  for (const port of ports.splice(0)) port.close();
});

/** Tells what it was given, as a notice. */
const echoing = (more: { sent?: true } = {}): Client => ({
  ...base,
  ...more,
  source: 'socket',
  isSocket: (url) => url.hostname === 'game.test',
  decoder: () => (message, way) => [
    { type: 'notice', notice: { type: 'unsupported', mode: `${describe(message)} ${describeWay(way)}` } },
  ],
});

const describe = (message: unknown): string =>
  message instanceof ArrayBuffer ? `bytes ${new Uint8Array(message).join(' ')}` : String(message);
const describeWay = (way: Way | undefined): string => `${way?.direction} ${way?.socket}`;

const open = (client: Client) => {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const heard: unknown[] = [];
  port1.onmessage = ({ data }) => heard.push(data);
  const reports: Heard[] = [];
  readPage(client, { document, port: port2 }, visit.signal, (r) => reports.push(r));
  const said = () => reports.map((r) => (r.type === 'notice' && 'mode' in r.notice ? r.notice.mode : r));
  return { say: (message: unknown) => port1.postMessage(message), said, reports, heard };
};

const GAME = { type: 'open', socket: 1, url: 'wss://game.test/' };
const frame = (socket: number, data: unknown, direction = 'in') => ({
  type: 'frame',
  socket,
  direction,
  data,
});

test('only sockets of the game are read, and of what is sent nothing', async () => {
  const { say, said } = open(echoing());
  for (const m of [
    GAME,
    { ...GAME, socket: 2, url: 'wss://chat.test/' },
    frame(2, 'chat'),
    frame(1, 'sent', 'out'),
    frame(1, 'game'),
  ])
    say(m);
  await vi.waitFor(() => expect(said()).toEqual(['game in 1']));
});

test('a client that asks for it gets what was sent too', async () => {
  const { say, said } = open(echoing({ sent: true }));
  for (const m of [GAME, frame(1, 'sent', 'out'), frame(1, 'game')]) say(m);
  await vi.waitFor(() => expect(said()).toEqual(['sent out 1', 'game in 1']));
});

test('a blob is read first, and what comes after it waits', async () => {
  const { say, said } = open(echoing());
  say(GAME);
  say(frame(1, new Blob([new Uint8Array([7, 8])])));
  say(frame(1, 'after'));
  await vi.waitFor(() => expect(said()).toEqual(['bytes 7 8 in 1', 'after in 1']));
});

test.each([
  ['nothing', undefined],
  ['a word', 'open'],
  ['no number', { type: 'open', socket: 'x', url: 'wss://game.test/' }],
  ['a broken address', { type: 'open', socket: 3, url: '::' }],
  ['a frame of no socket', frame(9, 'x')],
  ['a direction of its own', { ...frame(1, 'x'), direction: 'up' }],
])('the page says %s: ignored', async (_, message) => {
  const { say, said } = open(echoing());
  for (const m of [GAME, message, frame(1, 'end')]) say(m);
  await vi.waitFor(() => expect(said()).toEqual(['end in 1']));
});

test('a client that throws is stopped, alone and said once', async () => {
  let calls = 0;
  const { say, reports } = open({
    ...base,
    source: 'socket',
    isSocket: () => true,
    decoder: () => () => {
      calls += 1;
      throw new TypeError('broken');
    },
  });
  for (const m of [GAME, frame(1, 'a'), frame(1, 'b'), frame(1, 'c')]) say(m);
  await vi.waitFor(() => expect(reports).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 20));
  expect(reports).toEqual([{ type: 'notice', notice: { type: 'stopped', detail: 'Test: broken' } }]);
  expect(calls).toBe(1);
});

test('a watcher that throws is said too', () => {
  const { reports } = open({
    ...base,
    source: 'dom',
    watch: () => {
      throw new Error('no board');
    },
  });
  expect(reports).toEqual([{ type: 'notice', notice: { type: 'stopped', detail: 'Test: no board' } }]);
});

test('messages that say nothing: told at once by a new name, else with what there is to report', async () => {
  const { say, reports } = open({
    ...base,
    source: 'socket',
    isSocket: () => true,
    decoder: () => {
      const { count, counts } = counter();
      const decode = (message: unknown): readonly Report[] => {
        if (message === 'end') return [{ type: 'events', events: [] }];
        count(String(message));
        return [];
      };
      return Object.assign(decode, { unread: counts });
    },
  });
  for (const data of ['odd', 'odd', 'odd', 'strange', 'odd', 'end', 'end']) say(frame(1, data));
  say(GAME);
  for (const data of ['odd', 'odd', 'odd', 'strange', 'odd', 'end', 'end']) say(frame(1, data));
  await vi.waitFor(() => expect(reports).toHaveLength(5));
  expect(reports.map((r) => (r.type === 'unread' ? r.unread : r.type))).toEqual([
    { odd: 1 },
    { odd: 3, strange: 1 },
    { odd: 4, strange: 1 },
    'events',
    'events',
  ]);
});

test('the tap is told when reading begins and when it ends', async () => {
  const { heard } = open(echoing());
  await vi.waitFor(() => expect(heard).toEqual(['on']));
  visit.abort();
  await vi.waitFor(() => expect(heard).toEqual(['on', 'off']));
});
