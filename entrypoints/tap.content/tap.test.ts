import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TapMessage, tap } from './tap.ts';

// A stand-in for the browser's constructor with the same outside: accessors on the prototype, constants, an EventTarget.
// What a real browser's page sees is compared with and without the extension in `e2e/`.
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static made: Socket[] = [];
  readonly #url: string;
  constructor(url: string) {
    super();
    if (url === 'bad') throw new SyntaxError('bad url');
    this.#url = url;
    Socket.made.push(this);
  }
  get url(): string {
    return this.#url;
  }
  send(data: unknown): void {
    if (data === 'closed') throw new TypeError('not open');
  }
}

const world = () => ({ WebSocket: Socket, EventTarget, MessageEvent });
/** The stand-in has what the tap touches and no more. */
const put = (emit: (m: TapMessage) => void) => tap(page as unknown as typeof globalThis, emit);

let page: ReturnType<typeof world>;
let seen: TapMessage[];
let remove: () => void;

beforeEach(() => {
  page = world();
  seen = [];
  remove = put((m) => seen.push(m));
});
afterEach(() => remove());

const say = (ws: EventTarget, data: unknown) => ws.dispatchEvent(new MessageEvent('message', { data }));

test('sockets are numbered, frames come in order', () => {
  const [a, b] = [new page.WebSocket('wss://a/'), new page.WebSocket('wss://b/')];
  say(b, 'one');
  say(a, 'two');
  expect(seen).toEqual([
    { type: 'open', socket: 1, url: 'wss://a/' },
    { type: 'open', socket: 2, url: 'wss://b/' },
    { type: 'frame', socket: 2, direction: 'in', data: 'one' },
    { type: 'frame', socket: 1, direction: 'in', data: 'two' },
  ]);
});

test('it hears a frame before the page does, and though the page stops it', () => {
  const ws = new page.WebSocket('wss://a/');
  const order: string[] = [];
  ws.addEventListener('message', (e) => {
    order.push(`page after ${seen.length - 1}`);
    e.stopImmediatePropagation();
  });
  say(ws, 'x');
  expect(order).toEqual(['page after 1']);
});

test('what is sent is copied as it was when it was sent', () => {
  const ws = new page.WebSocket('wss://a/');
  const bytes = new Uint8Array([7, 1, 2, 3]).subarray(1, 3);
  ws.send(bytes);
  bytes.fill(0);
  ws.send('text');
  const sent = seen.filter((m) => m.type === 'frame').map((m) => m.data);
  expect(sent).toEqual([new Uint8Array([1, 2]).buffer, 'text']);
});

test('what could not be sent is not seen, and a socket of another making is left alone', () => {
  const ws = new page.WebSocket('wss://a/');
  expect(() => ws.send('closed')).toThrow(TypeError);
  ws.send.call({}, 'x');
  expect(seen).toHaveLength(1);
});

test('instances, subclasses and Reflect.construct look as before', () => {
  class Sub extends page.WebSocket {
    readonly tag = 'sub';
  }
  const sub = new Sub('wss://a/');
  expect([sub instanceof page.WebSocket, sub instanceof Sub, sub.constructor === Sub, sub.tag]).toEqual([
    true,
    true,
    true,
    'sub',
  ]);
  const plain = new page.WebSocket('wss://b/');
  expect(plain.constructor).toBe(page.WebSocket);
  expect(Reflect.construct(page.WebSocket, ['wss://c/'], Sub)).toBeInstanceOf(Sub);
  expect(seen.filter((m) => m.type === 'open')).toHaveLength(3);
  expect([page.WebSocket.name, page.WebSocket.length, page.WebSocket.OPEN]).toEqual(['Socket', 1, 1]);
});

test('the page gets its own errors', () => {
  expect(() => new page.WebSocket('bad')).toThrow(SyntaxError);
  expect(() => Reflect.apply(page.WebSocket, undefined, ['wss://a/'])).toThrow(TypeError);
  expect(seen).toEqual([]);
});

test('a failure of ours never reaches the page', () => {
  remove();
  remove = put(() => {
    throw new Error('ours');
  });
  const ws = new page.WebSocket('wss://a/');
  expect(() => say(ws, 'x')).not.toThrow();
  expect(() => ws.send('x')).not.toThrow();
});

test('taken out, everything is as it was', () => {
  const { send } = Socket.prototype;
  remove();
  expect(Socket.prototype.send).not.toBe(send);
  expect(page.WebSocket).toBe(Socket);
  expect(Socket.prototype.constructor).toBe(Socket);
});
