// Watches the WebSockets of a page without changing what the page sees. It runs in the page's own world, so everything
// it calls later is taken aside first, and nothing it does may throw into the page.
//
// A Proxy with a `construct` trap keeps name, statics, prototype, subclasses and `new.target` as they are; the listener is
// added right after construction, so it is the first one and a page that empties or transfers the data comes later. Not
// chosen: wrapping `onmessage` and `addEventListener`, which touches three functions and misses sockets nobody hears.
// What the page sends is read too, after it was sent: some protocols tell answers apart by their requests alone.

export type TapMessage =
  | { readonly type: 'open'; readonly socket: number; readonly url: string }
  | {
      readonly type: 'frame';
      readonly socket: number;
      readonly direction: 'in' | 'out';
      readonly data: unknown;
    };

/** A global object with the constructors of a page. */
type World = typeof globalThis;

const getterOf = (prototype: object, name: string): (() => unknown) => {
  const get = Object.getOwnPropertyDescriptor(prototype, name)?.get;
  if (!get) throw new TypeError(`no getter ${name}`);
  return get;
};

const quietly = (act: () => void): void => {
  try {
    act();
  } catch {
    // The page comes first.
  }
};

/** The page may fill its buffer anew as soon as `send` has returned. */
const copyOf = (data: unknown): unknown => {
  if (ArrayBuffer.isView(data)) return data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  return data instanceof ArrayBuffer ? data.slice(0) : data instanceof Blob ? data : String(data);
};

/** Puts the tap in; what it returns takes it out again. */
export const tap = (world: World, emit: (message: TapMessage) => void): (() => void) => {
  const { apply, construct } = Reflect;
  const Native = world.WebSocket;
  const listen = world.EventTarget.prototype.addEventListener;
  const dataOf = getterOf(world.MessageEvent.prototype, 'data');
  const urlOf = getterOf(Native.prototype, 'url');
  const { get: numberOf, set: keepNumber } = WeakMap.prototype;
  const numbers = new WeakMap<object, number>();
  let sockets = 0;

  const watch = (ws: WebSocket): void => {
    const socket = ++sockets;
    apply(keepNumber, numbers, [ws, socket]);
    const onMessage = (event: Event): void =>
      quietly(() => emit({ type: 'frame', socket, direction: 'in', data: apply(dataOf, event, []) }));
    apply(listen, ws, ['message', onMessage]);
    emit({ type: 'open', socket, url: String(apply(urlOf, ws, [])) });
  };

  const Tapped: typeof WebSocket = new Proxy(Native, {
    construct(target, args, newTarget) {
      const ws = construct(target, args, newTarget === Tapped ? target : newTarget);
      quietly(() => watch(ws));
      return ws;
    },
  });

  const onSend = (self: unknown, data: unknown): void => {
    const socket = apply(numberOf, numbers, [self]);
    if (typeof socket === 'number') emit({ type: 'frame', socket, direction: 'out', data: copyOf(data) });
  };

  const tappedSend = new Proxy(Native.prototype.send, {
    apply(target, self, args) {
      const sent = apply(target, self, args);
      quietly(() => onSend(self, args[0]));
      return sent;
    },
  });

  const own = Object.getOwnPropertyDescriptor(world, 'WebSocket')!;
  const send = Object.getOwnPropertyDescriptor(Native.prototype, 'send')!;
  const maker = Object.getOwnPropertyDescriptor(Native.prototype, 'constructor')!;
  Object.defineProperty(Native.prototype, 'constructor', { ...maker, value: Tapped });
  Object.defineProperty(Native.prototype, 'send', { ...send, value: tappedSend });
  Object.defineProperty(world, 'WebSocket', { ...own, value: Tapped });
  return () => {
    Object.defineProperty(world, 'WebSocket', own);
    Object.defineProperty(Native.prototype, 'send', send);
    Object.defineProperty(Native.prototype, 'constructor', maker);
  };
};
