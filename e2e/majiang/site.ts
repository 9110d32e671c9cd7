// The table as a site of this machine: bundles the page and serves it, by itself or through the published game server.
//
//   const site = await serveTable();                      // http://127.0.0.1:PORT/?seed=5&watch&quick&fast
//   await site.close();
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const PAGE = join(import.meta.dirname, 'page');

export interface TableSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The page in a folder of its own. */
const bundlePage = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'tehai-table-'));
  for (const file of ['index.html', 'table.css']) cpSync(join(PAGE, file), join(folder, file));
  await build({
    entryPoints: [join(PAGE, 'table.ts')],
    outfile: join(folder, 'table.js'),
    bundle: true,
    loader: { '.svg': 'text' },
    define: { global: 'globalThis' },
    target: 'es2022',
    logLevel: 'error',
  });
  return folder;
};

const FILES: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/netplay.html': ['index.html', 'text/html; charset=utf-8'],
  '/table.css': ['table.css', 'text/css'],
  '/table.js': ['table.js', 'text/javascript'],
};

const serveFolder = async (folder: string): Promise<TableSite> => {
  const server = createServer((request, response) => {
    const [file, type] = FILES[new URL(request.url ?? '/', 'http://localhost').pathname] ?? [];
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type }).end(readFileSync(join(folder, file)));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};

/** The page alone: solo games. */
export const serveTable = async (): Promise<TableSite> => {
  const folder = await bundlePage();
  const site = await serveFolder(folder);
  return {
    url: site.url,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const SERVER = dirname(createRequire(import.meta.url).resolve('@kobalab/majiang-server/package.json'));

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const firstOutput = (child: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    child.stdout?.once('data', () => done());
    child.once('exit', (code) => fail(new Error(`the game server ended with ${code}`)));
  });

const started = (script: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [join(SERVER, 'bin', script), ...args], { stdio: ['ignore', 'pipe', 'ignore'] });

export interface NetSite extends TableSite {
  /** Seats a bot of the published server in a room. */
  readonly seatBot: (room: string, name: string) => void;
}

/** The page behind the published game server: net games. */
export const serveNetTable = async (): Promise<NetSite> => {
  const folder = await bundlePage();
  const port = String(await freePort());
  const children = [started('server.js', '-p', port, '-d', folder)];
  await firstOutput(children[0]!);
  return {
    url: `http://127.0.0.1:${port}/`,
    seatBot: (room, name) => {
      children.push(started('client.js', '-r', room, '-n', name, `http://127.0.0.1:${port}/server`));
    },
    close: async () => {
      for (const child of children.reverse()) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
