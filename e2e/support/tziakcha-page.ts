// The page of the test server that plays tziakcha's play page: its socket has a port of its own and tells JSON, deflated or not.
// The first socket hands its frames out as blobs, those after it as buffers.

import type { Reply } from './server.ts';

export const TZIAKCHA = 'https://tziakcha.net/play/1';

const SCRIPT = `
window.seen = [];
let first = true;
window.sit = () => {
  const socket = new WebSocket('wss://tziakcha.net:5334/ws');
  if (!first) socket.binaryType = 'arraybuffer';
  first = false;
  socket.onopen = () => socket.send(JSON.stringify({ m: 5, t: 1 }));
  socket.onmessage = ({ data }) => window.seen.push(typeof data === 'string' ? 'text' : data instanceof Blob ? 'blob' : 'buffer');
  socket.onclose = () => window.seen.push('closed');
};
window.sit();
`;

export const tziakchaPage = ({ pathname }: URL): Reply | undefined =>
  pathname.startsWith('/play/')
    ? {
        body: `<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>Table</title><link rel="icon" href="data:,"></head>
<body style="margin:0;background:#123"><main>牌桌</main><script>${SCRIPT}</script></body></html>`,
      }
    : undefined;
