// Panel and popup as components on views of fixed hands: a page of the look-at page's, by what it shows.
import type { Page } from 'playwright-core';
import type { Looks } from '../../tools/looks/open.ts';
import { strict } from './browser.ts';

export type Query = Readonly<Record<string, string>>;

/** A page as narrow as the panel, without movement, once it is drawn. */
export const lookAt = async ({ browser, url }: Looks, query: Query, width = 364): Promise<Page> => {
  const page = strict(await browser.newPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' }));
  await page.goto(`${url}?${new URLSearchParams(query)}`);
  await page.locator('.app, .panel-body').first().waitFor();
  return page;
};
