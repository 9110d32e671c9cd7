// A page that looks closely at its own WebSocket: what it finds must be the same with the extension and without.
import type { Reply } from './server.ts';

const SCRIPT = `
const found = {};
const look = (name, what) => { try { found[name] = what(); } catch (error) { found[name] = 'throws ' + error.name; } };
look('name and length', () => [WebSocket.name, WebSocket.length]);
look('constants', () => [WebSocket.CONNECTING, WebSocket.OPEN, WebSocket.CLOSING, WebSocket.CLOSED]);
look('own keys', () => Reflect.ownKeys(WebSocket).map(String).sort());
look('prototype keys', () => Reflect.ownKeys(WebSocket.prototype).map(String).sort());
look('constructor', () => WebSocket.prototype.constructor === WebSocket);
look('prototype chain', () => Object.getPrototypeOf(WebSocket) === EventTarget);
const flags = (object, key) => { const d = Object.getOwnPropertyDescriptor(object, key); return [d.writable, d.enumerable, d.configurable]; };
look('descriptor', () => flags(window, 'WebSocket'));
look('send descriptor', () => flags(WebSocket.prototype, 'send'));
look('send name and length', () => [WebSocket.prototype.send.name, WebSocket.prototype.send.length]);
look('called without new', () => WebSocket('wss://' + location.host + '/'));
look('bad address', () => new WebSocket('::::'));
look('no address', () => new WebSocket());
look('send on nothing', () => WebSocket.prototype.send.call({}, 'x'));
look('send too early', () => new WebSocket('wss://' + location.host + '/early').send('x'));
look('globals of others', () => Object.keys(window).filter((key) => /tehai|tap|reader|result|wxt/i.test(key)));
class Sub extends WebSocket {
  constructor(url) { super(url); this.tag = 'sub'; }
  send(data) { this.sent = (this.sent ?? 0) + 1; return super.send(data); }
  hello() { return 'hello'; }
}
const nature = (ws) => [ws instanceof WebSocket, ws instanceof Sub, ws.constructor === WebSocket, ws.constructor === Sub,
  ws.readyState, ws.binaryType, ws.url, ws.protocol, ws.tag, ws.hello?.()];
const describe = (data) => typeof data === 'string' ? data : data instanceof Blob ? 'blob ' + data.size
  : 'buffer ' + data.byteLength + ' ' + new Uint8Array(data)[0];
const run = (name, make, binaryType) => new Promise((done) => {
  const log = [];
  const ws = make();
  found[name + ', its nature'] = nature(ws);
  if (binaryType) ws.binaryType = binaryType;
  ws.onopen = () => {
    log.push('open ' + ws.protocol);
    const bytes = new Uint8Array([2, 1, 0, 9]);
    ws.send(bytes);
    bytes.fill(0);
    ws.send(new DataView(new Uint8Array([5, 5]).buffer));
    ws.send('go');
  };
  ws.addEventListener('message', ({ data }) => {
    log.push(describe(data));
    // A page may do as it likes with what it got: empty it, give it away.
    if (data instanceof ArrayBuffer) { new Uint8Array(data).fill(0); structuredClone(data, { transfer: [data] }); }
  });
  ws.onmessage = (event) => { event.stopImmediatePropagation(); if (event.data === 'end') ws.close(4000, 'bye'); };
  ws.onclose = (event) => { found[name] = [...log, event.code, event.reason, event.wasClean, ws.sent]; done(); };
});
const here = 'wss://' + location.host + '/gateway';
(async () => {
  await run('plain', () => new WebSocket(here));
  await run('buffers and a protocol', () => new WebSocket(here, ['p1', 'p2']), 'arraybuffer');
  await run('subclass', () => new Sub(here), 'arraybuffer');
  await run('Reflect.construct', () => Reflect.construct(WebSocket, [here], Sub));
  await new Promise((done) => {
    const ws = new WebSocket('wss://nowhere.invalid/');
    const log = [];
    ws.onerror = () => log.push('error');
    ws.onclose = (event) => { found.nowhere = [...log, event.code, event.wasClean]; done(); };
  });
  window.found = found;
})();
`;

export const socketPage = ({ pathname }: URL): Reply | undefined =>
  pathname === '/3/'
    ? {
        body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sockets</title><script>${SCRIPT}</script>`,
      }
    : undefined;
