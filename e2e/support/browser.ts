// The browser that a test file has for itself: Chromium in English with the built extension in it.
import type { Page } from 'playwright-core';
import { type OpenBrowser, type OpenOptions, openChromium } from '../../tools/browser.ts';
import { ensureBuilt } from '../../tools/build.ts';

export const DESKTOP = { width: 1280, height: 900 };

export const openExtension = async (
  viewport = DESKTOP,
  more: Pick<OpenOptions, 'touch'> = {},
): Promise<OpenBrowser> =>
  openChromium({
    extension: await ensureBuilt('chrome'),
    headless: true,
    locale: 'en-US',
    viewport,
    ...more,
  });

/** Nothing may be thrown on the page: what is, fails the test. */
export const strict = (page: Page): Page =>
  page.on('pageerror', (error) => {
    throw error;
  });

/** A page of the extension, by its file and what follows it. */
export const openPage = async ({ context, id }: OpenBrowser, place: string): Promise<Page> => {
  const page = strict(await context.newPage());
  await page.goto(`chrome-extension://${id}/${place}`);
  return page;
};

/** What a page complains of from now on, kept for the end. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) complaints.push(m.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(error.message);
  });
  return complaints;
};
