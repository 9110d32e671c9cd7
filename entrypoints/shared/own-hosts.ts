// Hosts that the player has named: the same two scripts run there, once the browser has granted that host. Neither the
// permission to register scripts nor any host is asked for before the click; what is granted is taken back with the host.

import browser, { type Permissions, type Scripting } from 'webextension-polyfill';
import { SOCKET_CLIENTS } from '../../src/clients/matches.ts';
import type { Settings } from '../../src/settings.ts';

type Hosts = Settings['hosts'];

const patternOf = (host: string): string => `https://${host}/*`;

const permissionsFor = (host: string): Permissions.Permissions => ({
  permissions: ['scripting'],
  origins: [patternOf(host)],
});

/** Has to be called on the click itself, before anything is waited for. */
export const askFor = (host: string): Promise<boolean> => browser.permissions.request(permissionsFor(host));

/** Refused where the host was granted by other means, and then left. */
export const giveBack = (host: string): Promise<boolean> =>
  browser.permissions.remove({ origins: [patternOf(host)] }).catch(() => false);

type Script = Scripting.RegisteredContentScript;

const scriptsFor = ([host, client]: readonly [string, string]): readonly Script[] => {
  const common = { matches: [patternOf(host)], runAt: 'document_start' as const };
  const reader: Script = { ...common, id: `reader-${host}`, js: ['content-scripts/reader.js'] };
  const tap: Script = { ...common, id: `tap-${host}`, js: ['content-scripts/tap.js'], world: 'MAIN' };
  return SOCKET_CLIENTS.some((id) => id === client) ? [reader, tap] : [reader];
};

const granted = async (hosts: Hosts): Promise<readonly (readonly [string, string])[]> => {
  const all = await Promise.all(
    Object.entries(hosts).map(async (entry) =>
      (await browser.permissions.contains(permissionsFor(entry[0]))) ? [entry] : [],
    ),
  );
  return all.flat();
};

/** Registers what is named and granted, and nothing else. */
const register = async (hosts: Hosts): Promise<void> => {
  // Absent until it was granted for the first time.
  if (!browser.scripting) return;
  const wanted = (await granted(hosts)).flatMap(scriptsFor);
  const there = (await browser.scripting.getRegisteredContentScripts()).map(({ id }) => id);
  const gone = there.filter((id) => !wanted.some((w) => w.id === id));
  if (gone.length > 0) await browser.scripting.unregisterContentScripts({ ids: gone });
  const fresh = wanted.filter(({ id }) => !there.includes(id));
  if (fresh.length > 0) await browser.scripting.registerContentScripts([...fresh]);
};

let chain: Promise<void> = Promise.resolve();

/** One after the other: two at once would register the same script twice. */
export const registerOwnHosts = (hosts: Hosts): Promise<void> => {
  const next = (): Promise<void> => register(hosts);
  chain = chain.then(next, next);
  return chain;
};
