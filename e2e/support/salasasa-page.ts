// The page of the test server that plays Salasasa's 2D client: a canvas, and one socket over which it is told in JSON; its chat
// has a socket of its own, which is none of ours.

import type { Reply } from './server.ts';

export const SALASASA = 'https://salasasa.cn/2d/game';

const SCRIPT = `
window.seen = [];
window.sit = () => {
  const socket = new WebSocket('wss://salasasa.cn/2d/ws/0b9d9c52');
  socket.onopen = () => socket.send(JSON.stringify({ type: 'ping', client_ts: 1 }));
  socket.onmessage = ({ data }) => window.seen.push(data);
  socket.onclose = () => window.seen.push('closed');
};
new WebSocket('wss://salasasa.cn/chat').onopen = () => window.sit();
`;

export const salasasaPage = ({ pathname }: URL): Reply | undefined =>
  pathname === '/2d/game'
    ? {
        body: `<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>Table</title><link rel="icon" href="data:,"></head>
<body style="margin:0;background:#123"><canvas width="640" height="360"></canvas><script>${SCRIPT}</script></body></html>`,
      }
    : undefined;
