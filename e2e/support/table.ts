// A browser with the extension at the test table.
import type { Frame as BrowserFrame, Page } from 'playwright-core';
import type { Theme } from '../../src/settings.ts';
import { type OpenBrowser, openChromium, overlayOf } from '../../tools/browser.ts';
import { ensureBuilt } from '../../tools/build.ts';
import { complaintsOf } from './browser.ts';
import { type Pages, type Server, startServer } from './server.ts';
import { tablePage } from './table-page.ts';

export interface Table {
  readonly browser: OpenBrowser;
  readonly server: Server;
  readonly page: Page;
  readonly overlay: BrowserFrame;
  /** What the browser complained about, in page and overlay alike. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

interface Setting {
  /** Another build than the usual one. */
  readonly extension?: string;
  readonly pages?: Pages;
  /** Another page than Tenhou's. */
  readonly url?: string;
  readonly query?: string;
  readonly args?: readonly string[];
}

export const TABLE = 'https://tenhou.net/3/';

export const openTable = async (setting: Setting = {}): Promise<Table> => {
  const extension = setting.extension ?? (await ensureBuilt('chrome'));
  const server = await startServer(setting.pages ?? tablePage);
  const browser = await openChromium({
    extension,
    headless: true,
    hosts: server.hosts,
    viewport: { width: 1000, height: 700 },
    locale: 'en-US',
    args: setting.args ?? [],
  });
  const page = await browser.context.newPage();
  await page.goto(`${setting.url ?? TABLE}${setting.query ?? ''}`);
  const overlay = await overlayOf(page);
  const complaints = complaintsOf(page);
  const close = async (): Promise<void> => {
    await browser.close();
    await server.close();
  };
  return { browser, server, page, overlay, complaints, close };
};

/** The line is cut, and the player sits down again: the `n`th time that the server is greeted. */
export const comeBack = async ({ page, server }: Table, n: number, sit = 'window.sit()'): Promise<void> => {
  server.cut();
  await page.waitForFunction('window.seen.at(-1) === "closed"');
  await page.evaluate(sit);
  await server.greeted(n);
};

/** Settings of the tests' site, written as the popup would. */
export const setSite = (
  browser: OpenBrowser,
  site: Readonly<Record<string, unknown>>,
  host = 'tenhou.net',
): Promise<void> =>
  browser.background.evaluate(`(async () => {
    const { settings = { version: 1 } } = await chrome.storage.local.get('settings');
    const site = { ...settings.sites?.['${host}'], ...${JSON.stringify(site)} };
    await chrome.storage.local.set({ settings: { ...settings, sites: { ...settings.sites, '${host}': site } } });
  })()`);

/** Without the columns whose numbers come after the answer: what is shown is then the answer alone. */
export const hideWorth = (browser: OpenBrowser): Promise<void> =>
  browser.background.evaluate(`(async () => {
    const { settings = { version: 1 } } = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({ settings: { ...settings, worth: { value: false, danger: false } } });
  })()`);

export const setTheme = (browser: OpenBrowser, theme: Theme): Promise<void> =>
  browser.background.evaluate(`(async () => {
    const { settings = { version: 1 } } = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({ settings: { ...settings, theme: '${theme}' } });
  })()`);

export const storedSettings = (browser: OpenBrowser): Promise<unknown> =>
  browser.background.evaluate("chrome.storage.local.get('settings').then((all) => all.settings)");
