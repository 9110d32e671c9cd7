// Finds a Chromium-family browser, and Firefox; brings Chromium where that is possible.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

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

const onPath = (names: readonly string[]): string[] =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((dir) => join(dir, name)));

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
  return (PLACES[process.platform] ?? (() => onPath(NAMES)))().find((path) => existsSync(path));
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

const install = async (name: string): Promise<void> => {
  await apt('update', '-q');
  await apt('install', '-y', '-q', '--no-install-recommends', name);
};

const installChromium = async (): Promise<void> => {
  console.log('No Chrome, Chromium or Edge found. Installing Chromium with apt-get; a minute or two …');
  await install('chromium');
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

const FIREFOX_NAMES = ['firefox', 'firefox-esr', 'firefox-developer-edition', 'firefox-nightly'];

/** `FIREFOX_PATH`, else the usual places; undefined where there is none. */
export const findFirefox = (): string | undefined => {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const places = {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']].flatMap((dir) =>
      dir ? [join(dir, 'Mozilla Firefox', 'firefox.exe')] : [],
    ),
  };
  const { platform } = process;
  const list = platform === 'darwin' || platform === 'win32' ? places[platform] : onPath(FIREFOX_NAMES);
  return list.find((path) => existsSync(path));
};

/** Firefox for the tests, installed where that is possible; undefined where there is none: the tests say so. */
export const ensureFirefox = async (): Promise<string | undefined> => {
  const found = findFirefox();
  if (found || process.env.FIREFOX_PATH || !canUseApt()) return found;
  console.log('No Firefox found. Installing Firefox ESR with apt-get; a minute or two …');
  await install('firefox-esr');
  return findFirefox();
};
