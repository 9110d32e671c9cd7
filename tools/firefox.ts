// Firefox by WebDriver BiDi over one WebSocket: start it, install the extension, open a page, evaluate in any frame.
// No driver program is needed; what little of the protocol is used stands here.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

type Fields = Readonly<Record<string, unknown>>;

/** Host names that lead to a port of this machine; all of them to the same one. */
interface Hosts {
  readonly names: readonly string[];
  readonly port: number;
}

const EXTENSION_UUID = '7e4a1000-0000-4000-8000-000000000001';

/** Where the extension's own pages are. */
export const EXTENSION_ORIGIN = `moz-extension://${EXTENSION_UUID}`;

const QUIET: Fields = {
  'remote.active-protocols': 1,
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'services.settings.server': 'data:,#',
  'network.connectivity-service.enabled': false,
  'network.captive-portal-service.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'intl.accept_languages': 'en-US',
  // A fixed address for the extension's own pages, so that they can be opened.
  'extensions.webextensions.uuids': JSON.stringify({ 'tehai@tehai.invalid': EXTENSION_UUID }),
};

const prefsFor = ({ names, port }: Hosts): Fields => ({
  ...QUIET,
  'network.dns.localDomains': names.join(','),
  'network.socket.forcePort': `443=${port}`,
});

const START_MS = 30_000;

const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((found, fail) => {
    let said = '';
    const late = setTimeout(() => fail(new Error(`Firefox did not start:\n${said}`)), START_MS);
    browser.stderr?.on('data', (data) => {
      said += data;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      found(address);
    });
  });

interface Reply {
  readonly id?: number;
  readonly type: string;
  readonly result?: Fields;
  readonly message?: string;
}

type Send = (method: string, params?: Fields) => Promise<Fields>;

const talk = async (address: string): Promise<{ send: Send; hangUp: () => void }> => {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((open) => socket.once('open', open));
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.on('message', (text) => {
    const reply: Reply = JSON.parse(String(text));
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  const send: Send = (method, params = {}) =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'error') fail(new Error(`${method}: ${message}`));
        else done(result ?? {});
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, hangUp: () => socket.terminate() };
};

export interface FirefoxFrame {
  readonly evaluate: (expression: string) => Promise<unknown>;
}

export interface FirefoxPage extends FirefoxFrame {
  /** Frames in it, of other origins too. */
  readonly frames: () => Promise<readonly FirefoxFrame[]>;
}

export interface OpenFirefox {
  readonly version: string;
  readonly install: (folder: string) => Promise<void>;
  readonly open: (url: string) => Promise<FirefoxPage>;
  readonly close: () => Promise<void>;
}

interface Evaluated {
  readonly type?: string;
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text?: string };
}

const frameAt = (send: Send, context: unknown): FirefoxFrame => ({
  evaluate: async (expression) => {
    const { type, result, exceptionDetails }: Evaluated = await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return result?.value;
  },
});

interface Tree {
  readonly contexts?: readonly { readonly children?: readonly { readonly context: string }[] }[];
}

const pageAt = (send: Send, context: unknown): FirefoxPage => ({
  ...frameAt(send, context),
  frames: async () => {
    const { contexts }: Tree = await send('browsingContext.getTree', { root: context });
    return (contexts?.[0]?.children ?? []).map((child) => frameAt(send, child.context));
  },
});

/** Opens a headless Firefox with a fresh profile, gone after `close`. */
export const openFirefox = async (program: string, hosts: Hosts): Promise<OpenFirefox> => {
  const profile = mkdtempSync(join(tmpdir(), 'tehai-firefox-'));
  const prefs = Object.entries(prefsFor(hosts)).map(
    (pref) => `user_pref(${JSON.stringify(pref).slice(1, -1)});`,
  );
  writeFileSync(join(profile, 'user.js'), prefs.join('\n'));
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    // Without it the extension's own pages may not be opened from here.
    '--remote-allow-system-access',
    'about:blank',
  ];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = new Promise((done) => browser.once('exit', done));
  const { send, hangUp } = await talk(await addressOf(browser));
  const { capabilities } = await send('session.new', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  });
  const close = async (): Promise<void> => {
    const late = setTimeout(() => browser.kill('SIGKILL'), 5000);
    await send('browser.close').catch(() => undefined);
    await exited;
    clearTimeout(late);
    hangUp();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    version: JSON.stringify(capabilities).match(/"browserVersion":"([^"]+)"/)?.[1] ?? '',
    install: async (path) => {
      await send('webExtension.install', { extensionData: { type: 'path', path } });
    },
    open: async (url) => {
      const { context } = await send('browsingContext.create', { type: 'tab' });
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
      return pageAt(send, context);
    },
    close,
  };
};
