// What every demo says and where it keeps its pictures.

import { join } from 'node:path';
import type { Page } from 'playwright-core';

export const OUT = join(import.meta.dirname, '..', '..', 'demo-out');

const began = Date.now();
export const say = (line: string): void => {
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);
};

/** A headline, and what was to be read there. */
export const tell = (headline: string, lines: readonly string[]): void => {
  say(headline);
  for (const line of lines) console.log(`         │ ${line}`);
};

/** The text once it has stood still for a moment. */
export const settled = async (
  page: Page,
  read: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  let before = '';
  for (let i = 0; i < 20; i++) {
    const lines = await read();
    if (lines.join() === before) return lines;
    before = lines.join();
    await page.waitForTimeout(120);
  }
  return read();
};
