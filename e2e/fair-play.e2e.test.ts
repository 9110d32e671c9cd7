// What a player chose at one kind of table answers for no other: bots are not people, and off is no answer at all.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { overlayOf } from '../tools/browser.ts';
import { GREETING, MOMENTS } from './support/game.ts';
import { textLike } from './support/overlay.ts';
import { openTable, storedSettings, type Table } from './support/table.ts';

let table: Table;

/** GO without its lowest bit: a table of bots. */
const BOTS = GREETING.map((frame) => (frame.tag === 'GO' ? { ...frame, type: '8' } : frame));
const HAND = MOMENTS.slice(0, 2).flatMap((m) => m.frames);

const nextMode = (): Promise<void> =>
  table.browser.background.evaluate("chrome.commands.onCommand.dispatch('next-mode')");

const site = async (): Promise<Record<string, unknown> | undefined> => {
  const stored = (await storedSettings(table.browser)) as { sites?: Record<string, Record<string, unknown>> };
  return stored?.sites?.['tenhou.net'];
};

beforeAll(async () => {
  table = await openTable();
  await table.server.greeted(1);
  table.server.send([...BOTS, ...HAND]);
  await textLike(table.overlay, /Live.*1-shanten/);
  await table.page.bringToFront();
});
afterAll(() => table?.close());

test('at a table of bots the shortcut goes through all modes and comes back to live', async () => {
  for (const expected of [
    { botMode: 'afterDiscard' },
    { botMode: 'reviewOnly' },
    { off: true },
    { off: false, botMode: 'live' },
  ]) {
    await nextMode();
    await vi.waitFor(async () => expect(await site()).toMatchObject(expected));
  }
  expect(await site()).not.toHaveProperty('mode');
});

test('people at the next table: asked, and nothing shown', async () => {
  await table.page.reload();
  await table.server.greeted(2);
  table.server.send([...GREETING, ...HAND]);
  const overlay = await overlayOf(table.page);
  expect(await textLike(overlay, /How much help here/)).not.toMatch(/shanten/);
});

test('switched off before any table is seen, then on: still asked', async () => {
  await table.browser.background.evaluate(`chrome.storage.local.set({ settings: {
    version: 1, sites: { 'tenhou.net': { off: true, collapsed: false, hidden: false } } } })`);
  await table.page.reload();
  await nextMode();
  await vi.waitFor(async () => expect(await site()).toMatchObject({ off: false }));
  expect(await site()).not.toHaveProperty('mode');
});
