// Our world on the page, at `document_start`: takes the tap's port before the page has a script, finds the client, and
// waits for the settings and the document before anything else happens.
import browser from 'webextension-polyfill';
import type { ContentScriptContext } from 'wxt/utils/content-script-context';
import { defineContentScript } from 'wxt/utils/define-content-script';
import { clientOf, namedClient } from '../../src/clients/all.ts';
import type { Client } from '../../src/clients/client.ts';
import { ALL_MATCHES } from '../../src/clients/matches.ts';
import { helpAt } from '../../src/engine/fair-play.ts';
import { MODES, type Settings, type SiteSettings, siteOf, withMode } from '../../src/settings.ts';
import { takePort } from '../shared/handover.ts';
import { type Command, parseCommand } from '../shared/messages.ts';
import { changeSite, loadSettings, watchSettings } from '../shared/store.ts';
import { openKeeper } from './keeper.ts';
import { openPopupLine } from './popup-line.ts';
import { type Visit, visit } from './visit.ts';

/** Hosts that serve anything: most of what stands there is no table. */
const SHARED_HOSTS = ['127.0.0.1', 'localhost'];

const whenParsed = (document: Document, signal: AbortSignal, then: () => void): void => {
  if (document.readyState !== 'loading') then();
  else document.addEventListener('DOMContentLoaded', then, { once: true, signal });
};

const onCommands = (signal: AbortSignal, given: (command: Command) => void): void => {
  const onMessage = (message: unknown): undefined => {
    const command = parseCommand(message);
    if (command) given(command);
  };
  browser.runtime.onMessage.addListener(onMessage);
  signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(onMessage), { once: true });
};

const nextMode = (site: SiteSettings, host: string, here: Visit): void => {
  const table = here.table();
  const at = MODES.indexOf(helpAt(site, table) ?? 'reviewOnly');
  const mode = MODES[(at + 1) % MODES.length]!;
  if (table.hintsOff && mode !== 'off') here.choose(mode);
  else void changeSite(host, withMode(table.humans, mode));
};

const obey = (command: Command, settings: Settings, host: string, here: Visit): void => {
  const site = siteOf(settings, host);
  if (command === 'show-overlay') void changeSite(host, { hidden: !site.hidden });
  else nextMode(site, host, here);
};

/** Reads the page with its client, as soon as the document stands. `port`: the tap's, if there is one by then. */
const readAs = (client: Client, port: () => MessagePort | undefined, signal: AbortSignal): void => {
  const { hostname } = location;
  const site = { client: client.id, name: client.name, host: hostname };
  whenParsed(document, signal, () => {
    let here: Visit;
    let settings: Settings | undefined;
    const shown = openPopupLine(signal, (asked) =>
      asked.type === 'restart' ? here.restart() : here.choose(asked.mode),
    );
    const shy = SHARED_HOSTS.includes(hostname);
    const keeper = openKeeper({ client: client.id, host: hostname }, signal);
    here = visit({ client, site, document, port: port(), shy, keeper, shown }, signal);
    onCommands(signal, (command) => settings && obey(command, settings, hostname, here));
    watchSettings(signal, (now) => {
      settings = now;
      keeper.wantNames(now.keepNames);
      here.arrange(now);
    });
  });
};

const begin = (ctx: ContentScriptContext): void => {
  const { signal } = ctx;
  let port: MessagePort | undefined;
  takePort(document, signal, (taken) => {
    port = taken;
  });
  const url = new URL(location.href);
  const known = clientOf(url);
  if (known) readAs(known, () => port, signal);
  // A host that the player has named: the settings say what is played there.
  else
    void loadSettings().then(({ hosts }) => {
      const named = namedClient(url, hosts);
      if (named && !signal.aborted) readAs(named, () => port, signal);
    });
};

export default defineContentScript({
  matches: [...ALL_MATCHES],
  runAt: 'document_start',
  main: begin,
});
