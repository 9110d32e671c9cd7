// Whether a page stays awake while it works: the longest time without a picture, beside the whole time. On a loaded machine a
// time alone says nothing; a page that does the work itself draws nothing for most of it.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** As much of the time a page may go without a picture. */
const MOST = 1 / 3;

const WATCH = `(() => {
  const began = performance.now();
  let last = began;
  globalThis.awake = { longest: 0, whole: 0 };
  const frame = (now) => {
    globalThis.awake = { longest: Math.max(globalThis.awake.longest, now - last), whole: now - began };
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

export const watchFrames = (page: Page): Promise<unknown> => page.evaluate(WATCH);

/** Since it was watched; prints the times. */
export const expectAwake = async (page: Page, what: string): Promise<void> => {
  const { longest, whole } = await page.evaluate<{ longest: number; whole: number }>('globalThis.awake');
  console.log(`${what}: ${longest.toFixed(0)} ms at most without a picture, of ${whole.toFixed(0)} ms`);
  expect(longest / whole).toBeLessThan(MOST);
};
