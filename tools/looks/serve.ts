// Builds the look-at page and serves it, on this machine alone.

import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Tehai</title><link rel="stylesheet" href="/page.css"></head><body><div id="app"></div>
<script type="module" src="/page.js"></script></body></html>`;

const bundle = async (
  entry: string,
): Promise<Map<string, { readonly type: string; readonly body: string }>> => {
  const { outputFiles } = await build({
    entryPoints: { page: join(import.meta.dirname, entry) },
    bundle: true,
    write: false,
    format: 'esm',
    outdir: '/',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.svg': 'text' },
  });
  // A page without styles has none.
  const text = (ending: string) => outputFiles.find((f) => f.path.endsWith(ending))?.text ?? '';
  return new Map([
    ['/', { type: 'text/html', body: HTML }],
    ['/page.js', { type: 'text/javascript', body: text('.js') }],
    ['/page.css', { type: 'text/css', body: text('.css') }],
  ]);
};

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const serveLooks = async (entry = 'page.tsx'): Promise<Served> => {
  const files = await bundle(entry);
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://x').pathname);
    response.writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` });
    response.end(file?.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
