// A whole way of a tile: TLS and WebSocket server, page, tap, reader, worker, panel; in Chromium.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GREETING, MOMENTS, REJOIN } from './support/game.ts';
import { accessibilityOf, textLike, textOf } from './support/overlay.ts';
import { openTable, setSite, storedSettings, type Table } from './support/table.ts';

let table: Table;

beforeAll(async () => {
  table = await openTable();
  await table.server.greeted(1);
});
afterAll(() => table?.close());

const framesOf = (name: string) => {
  const moment = MOMENTS.find((m) => m.name === name);
  if (!moment) throw new Error(`no moment «${name}»`);
  return moment.frames;
};

const play = (name: string): void => table.server.send(framesOf(name));

test('before a table: it says that it waits', async () => {
  expect(await textLike(table.overlay, /No table yet/)).toContain('Tenhou');
});

test('the first table with people asks, and shows nothing else', async () => {
  table.server.send(GREETING);
  play('dealt');
  const text = await textLike(table.overlay, /How much help here\?/);
  expect(text).not.toContain('shanten');
  expect(await accessibilityOf(table.overlay)).toEqual([]);
});

test('until answered it stays review only', async () => {
  play('one away');
  await table.page.waitForTimeout(150);
  expect(await textOf(table.overlay)).not.toContain('shanten');
});

test('the answer is remembered and the hand is there at once', async () => {
  await table.overlay.getByText('Live', { exact: true }).click();
  await table.overlay.getByRole('button', { name: /^Use / }).click();
  const text = await textLike(table.overlay, /1-shanten/);
  expect(text).toContain('4 kinds · 13 tiles');
  expect(await storedSettings(table.browser)).toMatchObject({ sites: { 'tenhou.net': { mode: 'live' } } });
});

/** Moment → what the panel must say then. Points are worked out by hand in the comments. */
describe.each<readonly [string, readonly RegExp[]]>([
  ['offered a chi', [/Left discarded \[3 Dot\]/, /chi/, /pass/]],
  ['ready with the right discard', [/Tenpai/, /\[West\] tenpai/, /riichi/, /No yaku on \[7 Bamboo\]/]],
  // Riichi, closed wait 40 fu, dealer: 2,000. Self-draw: 1 han 30 fu 500 all; with riichi 2 han 30 fu 1,000 all.
  ['ready without a yaku', [/Tenpai/, /\[7 Bamboo\] 4 .*no yaku .*2,000.*500 all.*1,000 all/]],
  [
    'temporary furiten',
    [/Temporary furiten: you let .*7 Bamboo.* from the right pass/, /until your next discard/],
  ],
  ['still furiten on my turn', [/Tenpai/, /\[East\] tenpai \[7 Bamboo\]/]],
  // Riichi, ippatsu: 2 han 40 fu 3,900; with self-draw 3 han 30 fu 2,000 all. The furiten is over.
  ['riichi', [/in riichi/, /wall 61/, /\[7 Bamboo\] 3 3,900 2 han 40 fu 2,000 all 3 han 30 fu/]],
  ['offered a ron', [/Ron 3,900 points/, /Across discarded \[7 Bamboo\]/, /Riichi ?, Ippatsu/]],
  ['won', [/Hand over/]],
  ['dealt again', [/1 honba/, /Tenpai/]],
  [
    'about to be furiten',
    [
      /Furiten after \[East\] : you would wait for \[5 Bamboo\] \[8 Bamboo\]/,
      /\[8 Bamboo\] is in your river/,
    ],
  ],
  // Pinfu, self-draw, dealer: 2 han 20 fu 700 all; with riichi 3 han 20 fu 1,300 all. Ron is off.
  ['furiten by the own river', [/Furiten: \[8 Bamboo\] is in your river/, /off 700 all/, /1,300 all/]],
  ['a frame is missing', [/Lost the thread/, /next hand/]],
  ['found again', [/East 2 · 2 honba/, /1-shanten/, /4 kinds · 12 tiles/]],
  ['offered a pon', [/Right discarded \[Red/, /pon .*Tenpai · Red Dragon/]],
])('%s', (name, says) => {
  test('the panel says so', async () => {
    play(name);
    const text = await textLike(table.overlay, ...says);
    if (name === 'riichi') expect(text).not.toMatch(/furiten/i);
    if (name === 'a frame is missing') expect(text).not.toMatch(/tiles|live/);
  });
  test('axe-core finds nothing', async () => {
    expect(await accessibilityOf(table.overlay)).toEqual([]);
  });
});

test('the page received every frame as it was sent', async () => {
  const sent = [GREETING, ...MOMENTS.map((m) => m.frames)].flat().map((f) => JSON.stringify(f));
  expect(await table.page.evaluate('window.seen')).toEqual(sent);
});

test('the browser had nothing to complain about', () => {
  expect(table.complaints).toEqual([]);
});

test('a broken connection: the table comes back, and what is unknown is said', async () => {
  table.server.cut();
  await table.page.waitForFunction('window.seen.at(-1) === "closed"');
  await table.page.evaluate('window.sit()');
  await table.server.greeted(2);
  table.server.send(REJOIN);
  const text = await textLike(table.overlay, /unknown|may be missed|before you joined/i);
  expect(text).toContain('1-shanten');
});

describe('help held back', () => {
  test.each([
    ['afterDiscard', /East 2|1-shanten|Not your turn|after/i],
    ['reviewOnly', /record/i],
  ] as const)('%s', async (mode, like) => {
    await setSite(table.browser, { mode });
    const text = await textLike(table.overlay, like);
    if (mode === 'reviewOnly') expect(text).not.toContain('shanten');
  });

  test('off: nothing is read, the overlay is gone; on again it waits for a table', async () => {
    await setSite(table.browser, { off: true });
    await table.page.waitForFunction("!document.querySelector('tehai-overlay')");
    await setSite(table.browser, { off: false, mode: 'live' });
    await table.page.waitForFunction("document.querySelector('tehai-overlay')");
  });
});
