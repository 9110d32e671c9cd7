// The page of the test server that plays Mahjong Soul's client: a canvas, and one socket over which it asks and is told in
// binary. The first socket hands its frames out as blobs, those after it as buffers.

import { request } from '../../src/clients/majsoul/encode.fixture.ts';
import { ReqAuthGame } from '../../src/clients/majsoul/messages.ts';
import { text } from '../../src/clients/majsoul/protobuf.ts';
import { ACCOUNT, UUID } from './majsoul-game.ts';
import type { Reply } from './server.ts';

export const MAJSOUL = 'https://game.maj-soul.com/1/';

const hex = (frame: ArrayBuffer): string => Buffer.from(frame).toString('hex');

/** What nobody may find anywhere but on the page. */
export const SECRET = 'the-token-of-a-login';

/** What the page asks when it enters a match, and when it comes back to one. */
const ASKS = {
  enter: [
    request(1, '.lq.FastTest.authGame', ReqAuthGame, { account_id: ACCOUNT, game_uuid: UUID }),
    request(2, '.lq.FastTest.enterGame', {}, {}),
  ],
  another: [
    request(1, '.lq.FastTest.authGame', ReqAuthGame, { account_id: ACCOUNT, game_uuid: `${UUID}-2` }),
    request(2, '.lq.FastTest.enterGame', {}, {}),
  ],
  again: [
    request(1, '.lq.FastTest.authGame', ReqAuthGame, { account_id: ACCOUNT, game_uuid: UUID }),
    request(2, '.lq.FastTest.syncGame', {}, {}),
  ],
  /** In the lobby, not at a table. */
  replay: [
    request(1, '.lq.Lobby.oauth2Login', { token: text(2) }, { token: SECRET }),
    request(2, '.lq.Lobby.fetchGameRecord', { game_uuid: text(1) }, { game_uuid: 'replayed' }),
  ],
};
export const ENTER_ASKS = ASKS.enter;
export type Ask = keyof typeof ASKS;

const SCRIPT = `
const asks = ${JSON.stringify(Object.fromEntries(Object.entries(ASKS).map(([name, all]) => [name, all.map(hex)])))};
const bytes = (hex) => Uint8Array.from(hex.match(/../g), (b) => parseInt(b, 16));
window.seen = [];
window.kinds = new Set();
let first = true;
window.sit = (how, path = '/game-gateway-zone') => {
  const socket = new WebSocket('wss://route-2.maj-soul.com' + path);
  if (!first) socket.binaryType = 'arraybuffer';
  first = false;
  socket.onopen = () => {
    socket.send('<= heartbeat =>');
    for (const ask of asks[how]) socket.send(bytes(ask));
  };
  socket.onmessage = async ({ data }) => {
    window.kinds.add(Object.prototype.toString.call(data));
    const buffer = data instanceof Blob ? await data.arrayBuffer() : data;
    window.seen.push(typeof buffer === 'string' ? buffer : [...new Uint8Array(buffer)].map((b) => b.toString(16).padStart(2, '0')).join(''));
  };
  socket.onclose = () => window.seen.push('closed');
};
window.sit('enter');
`;

export const majsoulPage = ({ pathname }: URL): Reply | undefined =>
  pathname === '/1/'
    ? {
        body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title><link rel="icon" href="data:,"></head>
<body style="margin:0;background:#123"><canvas width="640" height="360"></canvas><script>${SCRIPT}</script></body></html>`,
      }
    : undefined;
