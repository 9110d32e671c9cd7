// The look-at page in a browser of this machine, without the extension.

import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../browser.ts';
import { serveLooks } from './serve.ts';

export interface Looks {
  readonly browser: Browser;
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const openLooks = async (entry?: string): Promise<Looks> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chrome, Chromium or Edge found; name one by CHROME_PATH.');
  const served = await serveLooks(entry);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const close = async (): Promise<void> => {
    await browser.close();
    await served.close();
  };
  return { browser, url: served.url, close };
};
