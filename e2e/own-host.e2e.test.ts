// A host that the player names: asked for on the click, read from the next load on, forgotten again. The build of this
// test is granted the host from the start, since no test can press the browser's own button; all else is as it ships.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type OpenBrowser, openChromium, overlayOf } from '../tools/browser.ts';
import { ensureBuilt } from '../tools/build.ts';
import { FIRST, framesOf, seated } from './support/majsoul-game.ts';
import { majsoulPage } from './support/majsoul-page.ts';
import { accessibilityOf, textLike } from './support/overlay.ts';
import { type Server, startServer } from './support/server.ts';

const HOST = 'mahjong.example';
const scratch = mkdtempSync(join(tmpdir(), 'tehai-own-host-'));

interface Manifest {
  permissions: string[];
  host_permissions?: string[];
  readonly optional_permissions: readonly string[];
  readonly optional_host_permissions: readonly string[];
}

let shipped: Manifest;
let server: Server;
let browser: OpenBrowser;
let popup: Page;

const grantedBuild = async (): Promise<string> => {
  const folder = join(scratch, 'build');
  cpSync(await ensureBuilt('chrome'), folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  shipped = JSON.parse(readFileSync(path, 'utf8'));
  const granted: Manifest = {
    ...shipped,
    permissions: [...shipped.permissions, 'scripting'],
    host_permissions: [`https://${HOST}/*`],
  };
  writeFileSync(path, JSON.stringify(granted));
  return folder;
};

const registered = (): Promise<readonly string[]> =>
  browser.background.evaluate(
    'chrome.scripting.getRegisteredContentScripts().then((all) => all.map((s) => s.id).sort())',
  );

const openTable = async (): Promise<Page> => {
  const page = await browser.context.newPage();
  await page.goto(`https://${HOST}/1/`);
  return page;
};

beforeAll(async () => {
  server = await startServer(majsoulPage);
  browser = await openChromium({
    extension: await grantedBuild(),
    headless: true,
    hosts: { ...server.hosts, [HOST]: server.port },
    viewport: { width: 1000, height: 700 },
    locale: 'en-US',
  });
  popup = await browser.context.newPage();
  await popup.setViewportSize({ width: 390, height: 600 });
  await popup.goto(`chrome-extension://${browser.id}/popup.html?tab=999999`);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(scratch, { recursive: true, force: true });
});

test('as it ships nothing is granted but storage; hosts and their scripts are asked for when they are named', () => {
  expect(shipped).toMatchObject({
    permissions: ['storage'],
    optional_permissions: ['scripting'],
    optional_host_permissions: ['https://*/*'],
  });
  expect(shipped.host_permissions).toBeUndefined();
});

test('a host nobody named is not read', async () => {
  const page = await openTable();
  await page.waitForTimeout(400);
  expect(await page.evaluate("document.querySelector('tehai-overlay')")).toBeNull();
  await page.close();
});

test('named in the popup, its scripts are registered', async () => {
  await popup.getByRole('button', { name: 'Name a host' }).click();
  await popup.getByLabel('Host', { exact: true }).fill('not a host');
  await textLike(popup, /This is no name of a host/);
  expect(await accessibilityOf(popup)).toEqual([]);
  await popup.getByLabel('Host', { exact: true }).fill(`https://${HOST}/1/`);
  await popup.getByRole('button', { name: 'Add', exact: true }).click();
  await textLike(popup, /mahjong\.example Mahjong Soul/);
  await vi.waitFor(async () => expect(await registered()).toEqual([`reader-${HOST}`, `tap-${HOST}`]));
});

test('from the next load on it is read like any other', async () => {
  const greetings = 2;
  const page = await openTable();
  await server.greeted(greetings);
  server.send([...seated(), ...framesOf(FIRST, 'dealt')]);
  const overlay = await overlayOf(page);
  await textLike(overlay, /How much help here\?/);
  await overlay.getByText('Live', { exact: true }).click();
  await overlay.getByRole('button', { name: /^Use / }).click();
  expect(await textLike(overlay, /1-shanten/)).toContain('wall 69');
  await page.close();
});

test('forgotten, it is left alone again', async () => {
  await popup.getByRole('button', { name: `Forget ${HOST}` }).click();
  await vi.waitFor(async () => expect(await registered()).toEqual([]));
  const page = await openTable();
  await page.waitForTimeout(400);
  expect(await page.evaluate("document.querySelector('tehai-overlay')")).toBeNull();
});
