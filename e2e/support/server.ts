// A TLS and WebSocket server on this machine that plays a service: pages by path, one socket that says what the test
// tells it to. The browser finds it under the real names by a host rule.
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { certificateFor } from './certificate.ts';
import type { Frame } from './seat.ts';

export const HOSTS = [
  'tenhou.net',
  'b-ww.mjv.jp',
  'game.maj-soul.com',
  'route-2.maj-soul.com',
  'riichiadvanced.com',
  'salasasa.cn',
  'tziakcha.net',
] as const;

/** A text, a binary frame, or fields that go as JSON. */
export type Sendable = string | ArrayBuffer | Frame;

export interface Reply {
  readonly body: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Server {
  readonly port: number;
  /** For `openChromium`. */
  readonly hosts: Readonly<Record<string, number>>;
  /** Sends over the newest game socket. */
  readonly send: (frames: readonly Sendable[]) => void;
  /** Resolves when the page has opened its `n`th game socket and greeted. */
  readonly greeted: (n: number) => Promise<void>;
  /** Cuts the newest game socket, as a lost network does. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
}

export type Pages = (url: URL) => Reply | undefined;

/** Sockets of other hosts and paths answer by themselves: what a page may throw at a WebSocket. */
const echo = (socket: WebSocket): void => {
  socket.on('message', (data, isBinary) => {
    if (isBinary) {
      socket.send(`echo:${(data as Buffer).length}`);
      return;
    }
    for (let i = 0; i < 5; i++) socket.send(Buffer.alloc(20 + i * 7, i + 1));
    socket.send('text');
    setTimeout(() => socket.send('end'), 40);
  });
};

/** Where the services have their games; Tenhou's socket is told by its host, and so is Mahjong Soul's lobby. */
const GAMES = ['/game-gateway', '/2d/ws/', '/game/', '/ws'];

const isGame = ({ headers, url }: IncomingMessage): boolean =>
  /^(b-ww|route-2)\./.test(headers.host ?? '') || GAMES.some((path) => url?.startsWith(path) === true);

const wireOf = (frame: Sendable): string | ArrayBuffer =>
  typeof frame === 'string' || frame instanceof ArrayBuffer ? frame : JSON.stringify(frame);

export const startServer = async (pages: Pages): Promise<Server> => {
  const https = createServer(certificateFor(HOSTS), (request, response) => {
    const reply = pages(new URL(request.url ?? '/', 'https://tenhou.net'));
    response.writeHead(reply ? 200 : 404, {
      'content-type': `${reply?.type ?? 'text/html'}; charset=utf-8`,
      ...reply?.headers,
    });
    response.end(reply?.body ?? '');
  });
  const sockets = new WebSocketServer({ server: https, handleProtocols: (names) => [...names][0] ?? false });
  const games: WebSocket[] = [];
  const waiting = new Map<number, () => void>();
  sockets.on('connection', (socket, request) => {
    if (!isGame(request)) {
      echo(socket);
      return;
    }
    socket.once('message', () => {
      games.push(socket);
      waiting.get(games.length)?.();
    });
  });
  await new Promise<void>((done) => https.listen(0, '127.0.0.1', done));
  const { port } = https.address() as AddressInfo;
  return {
    port,
    hosts: Object.fromEntries(HOSTS.map((host) => [host, port])),
    send: (frames) => {
      for (const frame of frames) games.at(-1)!.send(wireOf(frame));
    },
    greeted: (n) => (games.length >= n ? Promise.resolve() : new Promise((done) => waiting.set(n, done))),
    cut: () => games.at(-1)!.terminate(),
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      https.closeAllConnections();
      await new Promise((done) => https.close(done));
    },
  };
};
