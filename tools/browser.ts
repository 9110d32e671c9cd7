// Finds a Chromium-family browser, brings one where that is possible, and opens it with the built extension.
//
//   npx tsx tools/browser.ts            says which browser is used, installing one as root on Debian or Ubuntu
//
//   const browser = await openChromium({ extension: '.output/chrome-mv3', headless: true });
//   const page = await browser.context.newPage();          // Playwright from here on
//   const panel = await overlayOf(page);                   // the overlay's frame, through the closed shadow root
//   await browser.close();
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Frame, type Page, type Worker } from 'playwright-core';

/** Names on the PATH, best first; on Linux that is all there is. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Google Chrome Beta', 'Google Chrome Canary'];
const WINDOWS_APPS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

const onPath = (): string[] =>
  NAMES.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)));

const onMac = (): string[] =>
  ['/Applications', join(homedir(), 'Applications')].flatMap((dir) =>
    APPS.map((app) => join(dir, `${app}.app`, 'Contents', 'MacOS', app)),
  );

const onWindows = (): string[] =>
  [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((dir) =>
    dir ? WINDOWS_APPS.map((parts) => join(dir, ...parts)) : [],
  );

const PLACES: Partial<Record<NodeJS.Platform, () => string[]>> = { darwin: onMac, win32: onWindows };

/** The browser to use: `CHROME_PATH`, else the usual places of this system. */
export const findChromium = (): string | undefined => {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return (PLACES[process.platform] ?? onPath)().find((path) => existsSync(path));
};

const canUseApt = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...args: string[]): Promise<number> =>
  new Promise((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', () => done(127));
    child.on('exit', (code) => done(code ?? 1));
  });

const installChromium = async (): Promise<void> => {
  console.log('No Chrome, Chromium or Edge found. Installing Chromium with apt-get; a minute or two …');
  await apt('update', '-q');
  await apt('install', '-y', '-q', '--no-install-recommends', 'chromium');
};

/** The path of a browser, installed if need be; throws one sentence that says what to do. */
export const ensureChromium = async (): Promise<string> => {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH names no file: ${process.env.CHROME_PATH}`);
  if (canUseApt()) await installChromium();
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chrome, Chromium or Edge was found: install one of them, or set CHROME_PATH to its program.',
  );
};

/** `hosts` maps host names to ports of this machine; no other name is looked up then. */
export interface OpenOptions {
  readonly extension: string;
  readonly headless: boolean;
  readonly hosts?: Readonly<Record<string, number>>;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** BCP 47; the browser's language, which the extension follows. */
  readonly locale?: string;
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

const argsOf = ({ hosts, headless, locale }: OpenOptions): string[] => [
  ...QUIET,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ...(headless ? ['--disable-gpu'] : []),
  ...(locale ? [`--lang=${locale}`] : []),
  ...(hosts ? [`--host-resolver-rules=${hostRules(hosts)}`, '--ignore-certificate-errors'] : []),
];

const launch = (options: OpenOptions, profile: string, program: string, args: readonly string[]) =>
  chromium.launchPersistentContext(profile, {
    executablePath: program,
    headless: options.headless,
    ignoreHTTPSErrors: options.hosts !== undefined,
    ...(options.viewport ? { viewport: options.viewport } : options.headless ? {} : { viewport: null }),
    ...(options.locale && { env: { ...process.env, LANGUAGE: options.locale.replace('-', '_') } }),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [...argsOf(options), ...args],
  });

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
  const background =
    context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 20_000 }));
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
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
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
