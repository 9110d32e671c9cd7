import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { DEFAULT_SITE, DEFAULTS, parseSettings, siteOf } from '../../src/settings.ts';
import { actionsFor } from './actions.ts';
import type { ToReader } from './messages.ts';
import { loadSettings, watchSettings } from './store.ts';

vi.mock('webextension-polyfill', async () => ({
  default: (await import('wxt/testing/fake-browser')).fakeBrowser,
}));

const HOST = 'tenhou.net';
let humans = true;
let sent: ToReader[];
let hintsOff: boolean;
const actions = actionsFor({
  host: HOST,
  humans: () => humans,
  hintsOff: () => hintsOff,
  send: (m) => sent.push(m),
});

beforeEach(() => {
  fakeBrowser.reset();
  humans = true;
  hintsOff = false;
  sent = [];
});

const stored = (like: object) => vi.waitFor(async () => expect(await loadSettings()).toMatchObject(like));
const site = async () => siteOf(await loadSettings(), HOST);

test('nothing stored: the defaults', async () => {
  expect(await loadSettings()).toEqual(DEFAULTS);
});

test('a mode is kept for tables like this one', async () => {
  actions.setMode('live');
  await stored({ sites: { [HOST]: { mode: 'live', off: false } } });
  humans = false;
  actions.setMode('reviewOnly');
  await stored({ sites: { [HOST]: { mode: 'live', botMode: 'reviewOnly' } } });
});

test('where hints are off a mode is said for the table and kept for nothing', async () => {
  hintsOff = true;
  actions.setMode('live');
  expect(sent).toEqual([{ type: 'tableMode', mode: 'live' }]);
  expect(await loadSettings()).toEqual(DEFAULTS);
  actions.setMode('off');
  await stored({ sites: { [HOST]: { off: true } } });
  expect(sent).toHaveLength(1);
});

test('changes made at once all arrive', async () => {
  actions.setMode('live');
  actions.setTheme('dark');
  actions.setTileNumbers(false);
  actions.setWorth({ value: true, danger: false, placing: true });
  actions.collapse(true);
  actions.setRules('riichi', { preset: 'majsoul', options: { kuitan: false } });
  await stored({
    theme: 'dark',
    tileNumbers: false,
    worth: { value: true, danger: false, placing: true },
    rules: { riichi: { preset: 'majsoul', options: { kuitan: false } } },
    sites: { [HOST]: { mode: 'live', collapsed: true } },
  });
});

test("a language can be chosen, and given back to the browser's", async () => {
  actions.setLanguage('ko');
  await stored({ language: 'ko' });
  actions.setLanguage(undefined);
  await vi.waitFor(async () => expect('language' in (await loadSettings())).toBe(false));
});

test('hidden and shown', async () => {
  actions.show(false);
  await stored({ sites: { [HOST]: { hidden: true } } });
  actions.show(true);
  await stored({ sites: { [HOST]: { hidden: false } } });
});

test('the place is forgotten, the rest stays', async () => {
  const place = { right: 1, top: 2, width: 300 };
  const kept = { ...DEFAULT_SITE, mode: 'live' as const };
  await fakeBrowser.storage.local.set({ settings: { ...DEFAULTS, sites: { [HOST]: { ...kept, place } } } });
  actions.resetPlace();
  await vi.waitFor(async () => expect(await site()).toEqual(kept));
});

test('moving by keys and starting again go to the reader', () => {
  actions.moveBy(8, 0);
  actions.sizeBy(0, -8);
  actions.restart();
  expect(sent).toEqual([
    { type: 'drag', how: 'move', right: 8, down: 0, done: true },
    { type: 'drag', how: 'size', right: 0, down: -8, done: true },
    { type: 'restart' },
  ]);
});

test('whoever watches hears the first settings and every change until its signal ends', async () => {
  const heard: string[] = [];
  const visit = new AbortController();
  watchSettings(visit.signal, (s) => heard.push(s.theme));
  await vi.waitFor(() => expect(heard).toEqual(['auto']));
  actions.setTheme('dark');
  await vi.waitFor(() => expect(heard).toEqual(['auto', 'dark']));
  visit.abort();
  actions.setTheme('light');
  await stored({ theme: 'light' });
  expect(heard).toEqual(['auto', 'dark']);
});

test('a damaged store is read as far as it goes', async () => {
  await fakeBrowser.storage.local.set({ settings: { theme: 'dark', sites: 7 } });
  expect(await loadSettings()).toEqual(parseSettings({ theme: 'dark' }));
});
