// Opens a Chromium-family browser with the built extension. (Which one: `find-browser.ts`.)
//
//   npx tsx tools/browser.ts            says which browser is used, installing one as root on Debian or Ubuntu
//
//   const browser = await openChromium({ extension: '.output/chrome-mv3', headless: true });
//   const page = await browser.context.newPage();          // Playwright from here on
//   const panel = await overlayOf(page);                   // the overlay's frame, through the closed shadow root
//   await browser.close();
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Frame, type Page, type Worker } from 'playwright-core';
import { ensureChromium, ensureFirefox } from './find-browser.ts';

export { ensureChromium, findChromium } from './find-browser.ts';

/** `hosts` maps host names to ports of this machine; no other name is looked up then. */
export interface OpenOptions {
  readonly extension: string;
  readonly headless: boolean;
  readonly hosts?: Readonly<Record<string, number>>;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** BCP 47; the browser's language, which the extension follows. */
  readonly locale?: string;
  /** A screen that is touched, too. */
  readonly touch?: boolean;
  /** Further flags of the browser. */
  readonly args?: readonly string[];
}

export interface OpenBrowser {
  readonly context: BrowserContext;
  /** The extension's id and background worker. */
  readonly id: string;
  readonly background: Worker;
  readonly close: () => Promise<void>;
}

const QUIET = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** `MAP * ~NOTFOUND` keeps the browser itself off the network. */
const hostRules = (hosts: Readonly<Record<string, number>>): string =>
  [
    ...Object.entries(hosts).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`),
    'EXCLUDE 127.0.0.1',
    'EXCLUDE localhost',
    'MAP * ~NOTFOUND',
  ].join(', ');

const argsOf = ({ hosts, headless, locale, args = [] }: OpenOptions): string[] => [
  ...QUIET,
  ...args,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(headless ? ['--disable-gpu'] : []),
  ...(locale ? [`--lang=${locale}`] : []),
  ...(hosts ? [`--host-resolver-rules=${hostRules(hosts)}`, '--ignore-certificate-errors'] : []),
];

/** The first line says it; the rest is the driver's log. */
const startError = (program: string, error: Error): Error =>
  new Error(`«${program}» did not start as a browser: ${error.message.split('\n')[0]}`);

const launch = (options: OpenOptions, profile: string, program: string, args: readonly string[]) => {
  const started = chromium.launchPersistentContext(profile, {
    executablePath: program,
    headless: options.headless,
    ignoreHTTPSErrors: options.hosts !== undefined,
    ...(options.viewport ? { viewport: options.viewport } : options.headless ? {} : { viewport: null }),
    ...(options.touch && { hasTouch: true }),
    ...(options.locale && { env: { ...process.env, LANGUAGE: options.locale.replace('-', '_') } }),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...argsOf(options), ...args],
  });
  return started.catch((error: Error) => Promise.reject(startError(program, error)));
};

/** The way that branded Chrome 137 and later still allows. */
const loadByProtocol = async (context: BrowserContext, path: string): Promise<void> => {
  const session = await context.browser()!.newBrowserCDPSession();
  await session.send('Extensions.loadUnpacked', { path });
};

/** Chrome before the protocol had the call takes the flag. */
const launchWithExtension = async (options: OpenOptions, profile: string): Promise<BrowserContext> => {
  const program = await ensureChromium();
  const path = resolve(options.extension);
  const context = await launch(options, profile, program, ['--enable-unsafe-extension-debugging']);
  try {
    await loadByProtocol(context, path);
    return context;
  } catch {
    await context.close();
    return launch(options, profile, program, [
      `--disable-extensions-except=${path}`,
      `--load-extension=${path}`,
    ]);
  }
};

/** Opens a browser with a fresh profile and the extension in it; the profile is gone after `close`. */
export const openChromium = async (options: OpenOptions): Promise<OpenBrowser> => {
  const profile = mkdtempSync(join(tmpdir(), 'tehai-profile-'));
  const context = await launchWithExtension(options, profile);
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const started = context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker', { timeout: 20_000 });
  // A browser that is left open would keep this process alive.
  const background = await Promise.resolve(started).catch((error: Error) =>
    close().then(() => Promise.reject(error)),
  );
  return { context, id: new URL(background.url()).host, background, close };
};

/** The overlay's frame in a page, as soon as it stands. */
export const overlayOf = async (page: Page, timeout = 10_000): Promise<Frame> => {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    const frame = page.frames().find((f) => /^chrome-extension:.*\/overlay\.html/.test(f.url()));
    if (frame) return frame;
    await page.waitForTimeout(25);
  }
  throw new Error('The overlay did not appear.');
};

const main = async (): Promise<void> => {
  const path = await ensureChromium();
  const version =
    process.platform === 'win32' ? '' : spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout;
  console.log(`${path} ${version?.trim() ?? ''}`);
  console.log((await ensureFirefox()) ?? 'No Firefox: only Chromium is tested.');
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
