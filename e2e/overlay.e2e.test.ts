// The overlay as a thing on a page: killed workers, the popup beside it, dragging, folding, hiding, full screen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GREETING, MOMENTS } from './support/game.ts';
import { accessibilityOf, textLike, textOf } from './support/overlay.ts';
import { openTable, setSite, setTheme, storedSettings, type Table } from './support/table.ts';

let table: Table;
let popup: Page;

const command = (name: string): Promise<void> =>
  table.browser.background.evaluate(`chrome.commands.onCommand.dispatch('${name}')`);

beforeAll(async () => {
  table = await openTable();
  await setSite(table.browser, { mode: 'live' });
  await table.server.greeted(1);
  table.server.send([...GREETING, ...MOMENTS.slice(0, 2).flatMap((m) => m.frames)]);
  await textLike(table.overlay, /1-shanten/);
  await table.page.bringToFront();
  const tab = await table.browser.background.evaluate<number>(
    'chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => tab.id)',
  );
  popup = await table.browser.context.newPage();
  await popup.setViewportSize({ width: 390, height: 600 });
  await popup.goto(`chrome-extension://${table.browser.id}/popup.html?tab=${tab}`);
});
afterAll(() => table?.close());

/** The part of the panel that popup and overlay share. */
const ANSWER = /1-shanten 4 kinds · 13 tiles/;

test('the popup shows the same view', async () => {
  expect(await textLike(popup, ANSWER)).toContain('Tenhou');
  expect(await accessibilityOf(popup)).toEqual([]);
});

test('the popup follows the table live, also while the overlay is folded or hidden', async () => {
  await setSite(table.browser, { collapsed: true });
  table.server.send(MOMENTS[2]!.frames);
  await textLike(popup, /Left discarded/);
  await setSite(table.browser, { hidden: true });
  table.server.send(MOMENTS[3]!.frames);
  await textLike(popup, /Tenpai/);
  await setSite(table.browser, { hidden: false, collapsed: false });
  await textLike(table.overlay, /\[West\] tenpai/);
});

test('the popup sets the mode and the overlay obeys', async () => {
  await popup.getByText('Review only', { exact: true }).click();
  await textLike(table.overlay, /Recording/);
  await textLike(popup, /Recording/);
  expect(await textOf(popup)).not.toContain('Tenpai');
  await popup.getByText('Live', { exact: true }).click();
  await textLike(table.overlay, /Tenpai/);
  await textLike(popup, /Tenpai/);
});

test('on a page that no client reads the popup says so', async () => {
  const other = await table.browser.context.newPage();
  await other.goto(`chrome-extension://${table.browser.id}/popup.html?tab=999999`);
  await textLike(other, /Tehai/);
  expect(await accessibilityOf(other)).toEqual([]);
  await other.close();
});

/** Nothing better is to come. */
const valuesSettled = (overlay: Table['overlay']): Promise<unknown> =>
  overlay.locator('.advice[aria-busy=false]').waitFor({ timeout: 8000 });

const engines = () => table.page.workers().filter((w) => /\/assets\/worker-/.test(w.url()));

test('a worker killed in the middle of a hand comes back with the same answer', async () => {
  await valuesSettled(table.overlay);
  const before = await textOf(table.overlay);
  const running = engines();
  const [worker] = running;
  await worker!.evaluate('self.close()');
  await vi.waitFor(() => expect(engines().some((w) => !running.includes(w))).toBe(true), { timeout: 8000 });
  // Its values come again, too, and are the same.
  await vi.waitFor(async () => expect(await textOf(table.overlay)).toBe(before), {
    timeout: 8000,
    interval: 50,
  });
  table.server.send(MOMENTS[4]!.frames);
  await textLike(table.overlay, /no yaku .*2,000/);
});

test('a worker that hangs is replaced', async () => {
  const [worker] = engines();
  void worker!.evaluate('for (;;) {}').catch(() => undefined);
  await table.page.waitForTimeout(100);
  table.server.send(MOMENTS[5]!.frames);
  await vi.waitFor(async () => expect(await textOf(table.overlay)).toMatch(/Temporary furiten/), {
    timeout: 20_000,
    interval: 100,
  });
}, 30_000);

/** The page that a link of the overlay opens. */
const opened = async (name: string | RegExp): Promise<Page> => {
  const [page] = await Promise.all([
    table.browser.context.waitForEvent('page'),
    table.overlay.getByRole('link', { name }).first().click(),
  ]);
  await page.waitForLoadState();
  return page;
};

test('a yaku leads to the reference, and the hand to the desk, each in a page of its own', async () => {
  await table.page.bringToFront();
  await table.overlay.locator('.choices tr[tabindex]').first().click();
  const reference = await opened(/./);
  expect(reference.url()).toMatch(/^chrome-extension:.*\/reference\.html#riichi\/\w+$/);
  await reference.close();
  await table.overlay.locator('.choices tr[tabindex]').first().click();
  await table.overlay.getByRole('button', { name: 'Menu' }).click();
  const desk = await opened('Open this hand on the desk');
  expect(desk.url()).toMatch(/^chrome-extension:.*\/desk\.html#d1/);
  await textLike(desk, /Tenpai/);
  await desk.close();
  await table.overlay.getByRole('button', { name: 'Back', exact: true }).click();
});

const boxOf = async () => (await (await table.overlay.frameElement()).boundingBox())!;

test('it is dragged by its header and the place is remembered', async () => {
  await table.page.bringToFront();
  const from = await boxOf();
  const grip = { x: from.x + from.width / 2, y: from.y + 24 };
  await table.page.mouse.move(grip.x, grip.y);
  await table.page.mouse.down();
  await table.page.mouse.move(grip.x - 100, grip.y + 40, { steps: 5 });
  await table.page.mouse.move(grip.x - 200, grip.y + 80, { steps: 5 });
  await table.page.mouse.up();
  // The frame follows by messages, a moment behind the pointer.
  await expect
    .poll(async () => {
      const { x, y } = await boxOf();
      return [x - from.x, y - from.y];
    })
    .toEqual([-200, 80]);
  const to = await boxOf();
  const right = 1000 - to.x - to.width;
  await vi.waitFor(async () =>
    expect(await storedSettings(table.browser)).toMatchObject({
      sites: { 'tenhou.net': { place: { right, top: to.y } } },
    }),
  );
});

test('it folds to a pill by its button, a pill unfolds by a press', async () => {
  await table.overlay.getByRole('button', { name: /fold|collapse|small/i }).click();
  await vi.waitFor(async () => expect((await boxOf()).height).toBeLessThan(90));
  expect((await boxOf()).width).toBeLessThan(300);
  expect(await accessibilityOf(table.overlay)).toEqual([]);
  await table.overlay.getByRole('button').click();
  await vi.waitFor(async () => expect((await boxOf()).height).toBeGreaterThan(90));
});

test('the shortcut hides and shows it', async () => {
  const isVisible = () =>
    table.page.evaluate("getComputedStyle(document.querySelector('tehai-overlay')).display");
  await command('show-overlay');
  await vi.waitFor(async () => expect(await isVisible()).toBe('none'));
  await command('show-overlay');
  await vi.waitFor(async () => expect(await isVisible()).toBe('block'));
});

test('the other shortcut goes through the modes', async () => {
  await command('next-mode');
  await vi.waitFor(async () =>
    expect(await storedSettings(table.browser)).toMatchObject({
      sites: { 'tenhou.net': { mode: 'afterDiscard' } },
    }),
  );
  await setSite(table.browser, { mode: 'live' });
});

const lightnessOf = (page: Pick<Page, 'evaluate'>, selector: string): Promise<number> =>
  page.evaluate(`(() => {
    const [r, g, b] = getComputedStyle(document.querySelector('${selector}')).backgroundColor.match(/\\d+/g).map(Number);
    return (r + g + b) / 765;
  })()`);

test.each([
  ['dark', 0, 0.25],
  ['light', 0.9, 1],
] as const)('the theme is the player’s: %s', async (theme, least, most) => {
  await setTheme(table.browser, theme);
  for (const page of [table.overlay, popup])
    await expect
      .poll(async () => {
        const lightness = await lightnessOf(page, page === popup ? 'body' : '.panel');
        return lightness >= least && lightness <= most;
      })
      .toBe(true);
});

test('it stays in sight when a part of the page goes full screen', async () => {
  await table.page.evaluate("document.querySelector('main').requestFullscreen()");
  await table.page.waitForFunction("document.querySelector('tehai-overlay').matches(':popover-open')");
  await table.page.evaluate('document.exitFullscreen()');
  await table.page.waitForFunction("!document.querySelector('tehai-overlay').matches(':popover-open')");
  await textLike(table.overlay, /Tenpai/);
});

test('a smaller window brings it back into sight', async () => {
  await table.page.setViewportSize({ width: 390, height: 600 });
  await vi.waitFor(async () => {
    const { x, width } = await boxOf();
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });
});
