// What a player reads, as text: words as they stand, tiles by their names in brackets.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { overlayOf } from '../../tools/browser.ts';

/** As a string, so that it runs in any frame whatever the page's own rules forbid. */
export const READ = `(() => {
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (!(node instanceof Element)) return '';
    if (node.matches('[role=img][aria-label]')) return '[' + node.getAttribute('aria-label') + ']';
    return [...node.childNodes].map(read).join(' ');
  };
  return read(document.getElementById('app')).replace(/\\s+/g, ' ').trim();
})()`;

export const textOf = (frame: Frame | Page): Promise<string> => frame.evaluate(READ);

const settle = async (read: () => Promise<string>, likes: readonly RegExp[]): Promise<string> => {
  let text = '';
  await vi.waitFor(
    async () => {
      text = await read();
      for (const like of likes) expect(text).toMatch(like);
    },
    { timeout: 8000, interval: 25 },
  );
  return text;
};

/** Waits until the text matches all of them, and gives it. */
export const textLike = (frame: Frame | Page, ...likes: readonly RegExp[]): Promise<string> =>
  settle(() => textOf(frame), likes);

/** The same of a page that may have thrown the overlay out: it comes back as a new frame. */
export const overlayLike = (page: Page, ...likes: readonly RegExp[]): Promise<string> =>
  settle(async () => textOf(await overlayOf(page, 200)), likes);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RUN_AXE = `axe.run(document, { resultTypes: ['violations'] }).then((r) =>
  r.violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.target.join(' ')).join(', ')))`;

/** What axe-core finds wrong; one line a rule. */
export const accessibilityOf = async (frame: Frame | Page): Promise<readonly string[]> => {
  await frame.evaluate(AXE);
  // Half faded in, a colour is not yet what it will be.
  await frame.evaluate('document.getAnimations().forEach((animation) => animation.finish())');
  return frame.evaluate(RUN_AXE);
};
