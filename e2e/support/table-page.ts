// The page of the test server that plays the client: a canvas-like picture, no state in the DOM, one socket.
import type { Reply } from './server.ts';

const SCRIPT = `
window.seen = [];
window.sit = () => {
  const socket = new WebSocket('wss://b-ww.mjv.jp/');
  window.socket = socket;
  socket.onopen = () => socket.send('<Z/>') || socket.send(JSON.stringify({ tag: 'HELO', name: 'NoName' }));
  socket.onmessage = (event) => window.seen.push(event.data);
  socket.onclose = () => window.seen.push('closed');
};
window.sit();
`;

const HTML = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Table</title></head>
<body style="margin:0;min-height:100vh;background:#20553c;color:#fff">
<main><h1 style="font:16px sans-serif;margin:0;padding:8px">A table of the tests</h1></main>
<script>${SCRIPT}</script></body></html>`;

/** Nothing of ours is allowed by such a page; the overlay stands all the same. */
const STRICT =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src wss:; frame-src 'none'; child-src 'none'; worker-src 'none'; object-src 'none'; base-uri 'none'";

export const tablePage = ({ pathname, searchParams }: URL): Reply | undefined => {
  if (pathname !== '/3/') return undefined;
  const headers = searchParams.has('strict') ? { 'content-security-policy': STRICT } : {};
  return { body: HTML, headers };
};
