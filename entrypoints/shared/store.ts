// Settings in `browser.storage.local`, the one truth that overlay, popup and reader watch. Changes are made one after the
// other, each upon what is stored by then.

import browser, { type Storage } from 'webextension-polyfill';
import { parseSettings, type Settings, type SiteSettings, withSite } from '../../src/settings.ts';

const KEY = 'settings';

export const loadSettings = async (): Promise<Settings> =>
  parseSettings((await browser.storage.local.get(KEY))[KEY]);

let chain: Promise<void> = Promise.resolve();

export const changeSettings = (change: (settings: Settings) => Settings): Promise<void> => {
  const write = async (): Promise<void> => browser.storage.local.set({ [KEY]: change(await loadSettings()) });
  chain = chain.then(write, write);
  return chain;
};

export const changeSite = (host: string, change: Partial<SiteSettings>): Promise<void> =>
  changeSettings((settings) => withSite(settings, host, change));

/** Told at once and whenever something changes. */
export const watchSettings = (signal: AbortSignal, told: (settings: Settings) => void): void => {
  const onChanged = (changes: Readonly<Record<string, Storage.StorageChange>>): void => {
    if (KEY in changes) told(parseSettings(changes[KEY]?.newValue));
  };
  browser.storage.onChanged.addListener(onChanged);
  signal.addEventListener('abort', () => browser.storage.onChanged.removeListener(onChanged), { once: true });
  void loadSettings().then((settings) => !signal.aborted && told(settings));
};
