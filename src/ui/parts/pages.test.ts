import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES, pageHref, STANDING } from './pages.ts';

const ENTRYPOINTS = join(import.meta.dirname, '../../../entrypoints');

test('linked are the pages that stand, all of them and no other', () => {
  expect(STANDING).toEqual(PAGES.filter((page) => existsSync(join(ENTRYPOINTS, page, 'index.html'))));
});

test.each([
  ['desk', undefined, 'desk.html'],
  ['reference', 'riichi/pinfu', 'reference.html#riichi/pinfu'],
] as const)('%s at %s: %s', (page, place, href) => {
  expect(pageHref(page, place)).toBe(href);
});
