// The page's side: its WebSocket is unharmed, its attacks fail, and nothing leaves the browser.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium, overlayOf } from '../tools/browser.ts';
import { ensureBuilt } from '../tools/build.ts';
import { ATTACK } from './support/attack.ts';
import { GREETING, MOMENTS } from './support/game.ts';
import { overlayLike, textLike, textOf } from './support/overlay.ts';
import { startServer } from './support/server.ts';
import { socketPage } from './support/socket-page.ts';
import { hideWorth, openTable, setSite, TABLE, type Table } from './support/table.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tehai-e2e-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Found = Readonly<Record<string, unknown>>;

/** The same page in a browser without the extension. */
const findWithout = async (): Promise<Found> => {
  const server = await startServer(socketPage);
  const rules = Object.entries(server.hosts).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--ignore-certificate-errors',
      `--host-resolver-rules=${rules}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    ],
  });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(TABLE);
  await page.waitForFunction('window.found');
  const found = await page.evaluate<Found>('window.found');
  await browser.close();
  await server.close();
  return found;
};

const findWith = async (): Promise<Found> => {
  const table = await openTable({ pages: socketPage });
  await table.page.waitForFunction('window.found');
  const found = await table.page.evaluate<Found>('window.found');
  await table.close();
  return found;
};

test("the page's own WebSocket is as it was", async () => {
  const without = await findWithout();
  // What it looks like untouched, so that two equal failures do not pass.
  expect(without.plain).toContain('end');
  expect(Object.keys(without).length).toBeGreaterThan(20);
  expect(await findWith()).toEqual(without);
});

/** The built extension with another manifest. */
const variant = async (name: string, change: (manifest: Manifest) => void): Promise<string> => {
  const folder = join(scratch, name);
  cpSync(await ensureBuilt('chrome'), folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  change(manifest);
  writeFileSync(path, JSON.stringify(manifest));
  return folder;
};

interface Manifest {
  web_accessible_resources: { use_dynamic_url?: boolean }[];
  content_scripts: unknown[];
}

const VARIANTS: Readonly<Record<string, (manifest: Manifest) => void>> = {
  'as it ships': () => undefined,
  'content scripts in the other order': (m) => m.content_scripts.reverse(),
  // Firefox has no dynamic addresses, only a secret one: were it known, the page could frame the overlay itself.
  'the page knows its address': (m) => {
    m.web_accessible_resources = m.web_accessible_resources.map(({ use_dynamic_url: _, ...rest }) => rest);
  },
};

describe.each(Object.keys(VARIANTS))('attacks fail: %s', (name) => {
  let table: Table;
  let before: string;

  beforeAll(async () => {
    table = await openTable({ extension: await variant(name.replaceAll(' ', '-'), VARIANTS[name]!) });
    await setSite(table.browser, { mode: 'live' });
    await hideWorth(table.browser);
    await table.server.greeted(1);
    table.server.send([...GREETING, ...MOMENTS.slice(0, 2).flatMap((m) => m.frames)]);
    before = await textLike(table.overlay, /1-shanten/);
  });
  afterAll(() => table?.close());

  test('the page can neither see, read, forge nor replay', async () => {
    const result = await table.page.evaluate<Record<string, unknown>>(
      `(${ATTACK})(${JSON.stringify(table.browser.id)})`,
    );
    const framed = name === 'the page knows its address';
    expect(result).toEqual({
      frames: 0,
      framesInTree: 0,
      shadow: null,
      children: 0,
      resources: [],
      ports: [],
      runtime: 'undefined',
      ownDocument: null,
      ownAddress: 'SecurityError',
      forgedAnswers: [],
      fetched: framed ? 'readable' : 'TypeError',
      messages: [],
    });
    expect(await textOf(table.overlay)).toBe(before);
  });

  test('a copy that the page frames shows nothing', async () => {
    const copies = table.page.frames().filter((f) => f !== table.overlay && /overlay\.html/.test(f.url()));
    expect(copies).toHaveLength(name === 'the page knows its address' ? 1 : 0);
    for (const copy of copies) expect(await textOf(copy)).toBe('');
  });

  test.each([
    ['emptied its body', 'document.body.innerHTML = ""'],
    ['removed the overlay', 'document.querySelector("tehai-overlay").remove()'],
    ['moved the overlay into a hidden part', 'document.head.append(document.querySelector("tehai-overlay"))'],
    ['replaced its root', 'document.replaceChild(document.createElement("html"), document.documentElement)'],
  ])('the page %s: it stands again and knows the hand', async (_, deed) => {
    await table.page.evaluate(deed);
    await table.page.waitForFunction(
      'document.querySelector("tehai-overlay")?.parentNode === document.documentElement',
    );
    expect(await overlayLike(table.page, /1-shanten/)).toBe(before);
  });
});

test('under a policy that forbids the page everything the overlay works', async () => {
  const table = await openTable({ query: '?strict' });
  await setSite(table.browser, { mode: 'live' });
  await table.server.greeted(1);
  table.server.send([...GREETING, ...MOMENTS[0]!.frames]);
  await textLike(table.overlay, /1-shanten/);
  await table.close();
});

interface NetLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> };
  readonly events: readonly {
    readonly type: number;
    readonly params?: { readonly url?: string; readonly initiator?: string };
  }[];
}

test('nothing leaves the browser: its own log of every request', async () => {
  const path = join(scratch, 'net.json');
  const table = await openTable({ args: [`--log-net-log=${path}`] });
  await setSite(table.browser, { mode: 'live' });
  await table.server.greeted(1);
  table.server.send([...GREETING, ...MOMENTS.flatMap((m) => m.frames)]);
  await textLike(await overlayOf(table.page), /pon/);
  const popup = await table.browser.context.newPage();
  await popup.goto(`chrome-extension://${table.browser.id}/popup.html`);
  await popup.waitForFunction("document.getElementById('app').childElementCount > 0");
  // And it could not if it wanted to: its own policy forbids each part to connect.
  const connect = "fetch('https://tenhou.net/3/').then(() => 'sent', (error) => error.name)";
  expect(await table.overlay.evaluate(connect)).toBe('TypeError');
  expect(await popup.evaluate(connect)).toBe('TypeError');
  expect(await table.page.workers()[0]!.evaluate(connect)).toBe('TypeError');
  expect(await table.browser.background.evaluate(connect)).toBe('TypeError');
  await table.close();

  const log: NetLog = JSON.parse(readFileSync(path, 'utf8'));
  const start = log.constants.logEventTypes.URL_REQUEST_START_JOB;
  const requests = log.events.flatMap(({ type, params }) =>
    type === start && params?.url && /^(http|ws)s?:/.test(params.url) ? [params] : [],
  );
  const fromTable = requests.filter((r) => r.initiator === 'https://tenhou.net');
  expect(fromTable.length).toBeGreaterThan(0);
  expect([...new Set(fromTable.map((r) => new URL(r.url!).hostname))].sort()).toEqual([
    'b-ww.mjv.jp',
    'tenhou.net',
  ]);
  expect(requests.filter((r) => r.initiator?.startsWith('chrome-extension:'))).toEqual([]);
  expect(requests.filter((r) => !/^https?:|^wss:/.test(r.url!))).toEqual([]);
});
