// The reference in Chromium: every entry with its example as the rules score it, search by name and by keys alone, links to
// an entry from within and from the overlay, four languages, both themes, a phone's width.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bookOf } from '../src/reference/book.ts';
import { entriesOf } from '../src/reference/reference.ts';
import { LANGUAGES } from '../src/settings.ts';
import type { OpenBrowser } from '../tools/browser.ts';
import { openExtension, strict } from './support/browser.ts';
import { GREETING, MOMENTS } from './support/game.ts';
import { accessibilityOf, textLike } from './support/overlay.ts';
import { openTable, setSite } from './support/table.ts';

const SHELVES = ['riichi', 'mcr', 'korean', 'terms'] as const;

let browser: OpenBrowser;
let page: Page;

beforeAll(async () => {
  browser = await openExtension();
  page = strict(await browser.context.newPage());
});
afterAll(() => browser?.close());

const open = async (place = ''): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`chrome-extension://${browser.id}/reference.html${place}`);
  await page.locator('.list[aria-busy=false]').waitFor();
};

const entry = (place: string) => page.locator(`[id="${place}"]`);
const field = () => page.getByRole('searchbox', { name: /./ });
const focused = (): Promise<string> => page.evaluate('document.activeElement.textContent');
const placeNow = (): Promise<string> => page.evaluate('decodeURIComponent(location.hash.slice(1))');

/** A place's name stands at the head of the window and has the focus. */
const expectAt = async (place: string, name: string): Promise<void> => {
  await vi.waitFor(async () => expect(await focused()).toContain(name));
  expect(await placeNow()).toBe(place);
  expect(await entry(place).getAttribute('aria-current')).toBe('true');
  const box = await entry(place).boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y).toBeLessThan(900);
};

describe('every shelf', () => {
  test.each(['riichi', 'mcr', 'korean'] as const)(
    '%s shows all its entries with an example each',
    async (family) => {
      await open(`#${family}`);
      const ids = entriesOf(bookOf(family)).map(({ id }) => `${family}/${id}`);
      await vi.waitFor(async () => expect(await page.locator('li.entry').count()).toBe(ids.length));
      expect(await page.locator('li.entry').evaluateAll((items) => items.map(({ id }) => id))).toEqual(ids);
      expect(await page.locator('li.entry .example .result').count()).toBe(ids.length);
    },
  );

  test('an example tells what the rules make of it', async () => {
    await open('#riichi/pinfu');
    expect(await entry('riichi/pinfu').locator('.result').textContent()).toMatch(
      /^1,000.*1 han 30 fu.*Pinfu 1 han/,
    );
    await open('#mcr/fullFlush');
    expect(await entry('mcr/fullFlush').locator('.result').textContent()).toMatch(
      /^28 fan.*Full Flush 24 fan/,
    );
    await open('#korean/nineGates');
    expect(await entry('korean/nineGates').locator('.result').textContent()).toMatch(/^27 points/);
  });

  test('a Korean table of values changes them, and the sums with them', async () => {
    await open('#korean');
    const value = () => entry('korean/nineGates').locator('.worth').textContent();
    expect(await value()).toBe('24');
    await page.getByRole('combobox', { name: 'Values of' }).selectOption({ label: 'Table “Coffee”' });
    await vi.waitFor(async () => expect(await value()).toBe('48'));
    expect(await entry('korean/nineGates').locator('.result').textContent()).toMatch(/^51 points/);
  });

  test('a rule that is not played is said to be so', async () => {
    await open('#riichi/openRiichi');
    expect(await entry('riichi/openRiichi').textContent()).toContain('not in these rules');
  });
});

describe('places', () => {
  test('an address leads to its entry, and the focus with it', async () => {
    await open('#mcr/fullFlush');
    await expectAt('mcr/fullFlush', 'Full Flush');
  });

  test('a link to what is not counted goes there, and the way back leads back', async () => {
    await open('#mcr/fullFlush');
    await entry('mcr/fullFlush').getByRole('link', { name: 'No Honors' }).click();
    await expectAt('mcr/noHonors', 'No Honors');
    await page.goBack();
    await expectAt('mcr/fullFlush', 'Full Flush');
  });

  test('another shelf is an address of its own', async () => {
    await open();
    await page.getByText('Korean', { exact: true }).click();
    await entry('korean/upeo').waitFor();
    expect(await placeNow()).toBe('korean');
  });

  test.each([
    ['#riichi/noSuchYaku', 'There is no entry “noSuchYaku” here. The whole list of Riichi follows.'],
    ['#mcr/pinfu', 'There is no entry “pinfu” here. The whole list of MCR follows.'],
    ['#nowhere', 'There is no entry “nowhere” here. The whole list of Riichi follows.'],
    ['#%E0%A4%A', 'There is no entry'],
  ])('%s is said to lead nowhere', async (place, said) => {
    await open(place);
    await page.getByText(said).waitFor();
    expect(await page.locator('li.entry').count()).toBeGreaterThan(50);
    await vi.waitFor(async () => expect(await focused()).toContain(said));
  });

  test('of an open list, too: where nothing is found it is seen and has the focus', async () => {
    await open('#riichi/kazoe');
    await page.evaluate("location.hash = '#riichi/noSuchYaku'");
    await page.getByText('There is no entry “noSuchYaku” here.').waitFor();
    await vi.waitFor(async () => expect(await focused()).toContain('noSuchYaku'));
    const box = await page.locator('.nowhere').boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y).toBeLessThan(900);
  });

  test('a section is gone to from the index', async () => {
    await open();
    await page.getByRole('button', { name: /^Yakuman/ }).click();
    await vi.waitFor(async () => expect(await focused()).toBe('Yakuman'));
    await vi.waitFor(async () =>
      expect(await page.getByRole('button', { name: /^Yakuman/ }).getAttribute('aria-current')).toBe('true'),
    );
  });
});

describe('search', () => {
  test('finds in every language at every letter, over all shelves', async () => {
    await open();
    for (const [text, place] of [
      ['혼일색', 'korean/halfFlush'],
      ['混一色', 'mcr/halfFlush'],
      ['ホンイツ', 'riichi/honitsu'],
      ['half fl', 'riichi/honitsu'],
      ['hun yise', 'mcr/halfFlush'],
      ['진팅', 'terms/term.furitenKr'],
    ] as const) {
      await field().fill(text);
      await page.locator(`.found [id="${place}"]`).waitFor();
    }
    expect(await page.locator('p[role=status]').textContent()).toMatch(/^\d+ found$/);
  });

  test('by keys alone: to the field, to what was found, to its place', async () => {
    await open();
    await page.locator('.list[aria-busy=false]').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('pinfu');
    await page.locator('.found [id="riichi/pinfu"]').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('Pinfu');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('Pinfu');
    await page.keyboard.press('Enter');
    await expectAt('riichi/pinfu', 'Pinfu');
    expect(await field().inputValue()).toBe('');
  });

  test('up from the first goes back to the field, Escape empties it', async () => {
    await open();
    await page.keyboard.press('/');
    await page.keyboard.type('dora');
    await page.locator('.found').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    expect(await field().inputValue()).toBe('');
    await entry('riichi/riichi').waitFor();
  });

  test('what has no such name is said to have none', async () => {
    await open();
    await field().fill('xyzzy');
    await page.getByText('Nothing here is called “xyzzy”.').waitFor();
    expect(await accessibilityOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await entry('riichi/riichi').waitFor();
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

const setLook = (look: object): Promise<unknown> =>
  browser.background.evaluate(
    `chrome.storage.local.get('settings').then(({ settings }) => chrome.storage.local.set({ settings: { ...settings, version: 2, ...${JSON.stringify(look)} } }))`,
  );

describe('languages and themes', () => {
  test('the language is changed on the page, and the name at the head with it', async () => {
    await open('#riichi/pinfu');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: '日本語' });
    await page.getByText('順子四つ').first().waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('ja');
    expect(await page.title()).toBe('役と用語 · Tehai');
    expect(await placeNow()).toBe('riichi/pinfu');
  });

  test.each(LANGUAGES)(
    '%s: nothing scrolls sideways at 390 px, and no word of English is left',
    async (language) => {
      await setLook({ language });
      await page.setViewportSize({ width: 390, height: 844 });
      for (const shelf of SHELVES) {
        await open(`#${shelf}`);
        await vi.waitFor(async () =>
          expect(await page.evaluate('document.documentElement.lang')).toBe(language),
        );
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
        if (language === 'en') continue;
        const said = await page.locator('.rule, .how, .result, h2').allTextContents();
        expect(said.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  );

  test.each(SHELVES.flatMap((shelf) => (['light', 'dark'] as const).map((theme) => [shelf, theme] as const)))(
    '%s in %s: axe-core finds nothing, wide and narrow',
    async (shelf, theme) => {
      await setLook({ language: 'en', theme });
      await open(`#${shelf}`);
      expect(await accessibilityOf(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await accessibilityOf(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  );
});

test('a yaku named in the overlay leads to its entry', async () => {
  const table = await openTable();
  try {
    await setSite(table.browser, { mode: 'live' });
    await table.server.greeted(1);
    table.server.send([...GREETING, ...MOMENTS.slice(0, 5).flatMap((m) => m.frames)]);
    await textLike(table.overlay, /Tenpai/);
    const name = table.overlay.locator('a.yaku-name').first();
    if ((await name.count()) === 0) await table.overlay.locator('tr[aria-expanded]').first().press('Enter');
    await name.waitFor();
    const [said, opened] = await Promise.all([
      name.textContent(),
      table.browser.context.waitForEvent('page'),
      name.click(),
    ]);
    await opened.locator('li.entry[aria-current=true]').waitFor();
    expect(opened.url()).toContain('/reference.html#riichi/');
    expect(await opened.locator('li.entry[aria-current=true] h3').textContent()).toContain(said!);
  } finally {
    await table.close();
  }
});
