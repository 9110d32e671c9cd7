// The browser of a demo, with the extension as it stands now.

import { ensureChromium, type OpenBrowser, openChromium } from '../browser.ts';
import { ensureBuilt } from '../build.ts';
import { say } from './common.ts';

const VIEWPORT = { width: 1280, height: 800 };

export const openDemo = async (headless: boolean): Promise<OpenBrowser> => {
  say(`browser: ${await ensureChromium()}`);
  say('extension: building where something has changed …');
  const extension = await ensureBuilt('chrome');
  return openChromium({ extension, headless, viewport: VIEWPORT, locale: 'en-US' });
};
