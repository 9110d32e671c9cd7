// Salasasa, the whole way: TLS and WebSocket server, page, tap, reader, worker, panel in its MCR dress; in Chromium.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityOf, textLike } from './support/overlay.ts';
import { framesOf, LOGIN, RIICHI, rejoined, START, STRANGE, WON } from './support/salasasa-game.ts';
import { SALASASA, salasasaPage } from './support/salasasa-page.ts';
import { comeBack, openTable, storedSettings, type Table } from './support/table.ts';

let table: Table;
const HOST = 'salasasa.cn';
const sent: string[] = [];

const send = (frames: readonly string[]): void => {
  sent.push(...frames);
  table.server.send(frames);
};

beforeAll(async () => {
  table = await openTable({ pages: salasasaPage, url: SALASASA });
  await table.server.greeted(1);
});
afterAll(() => table?.close());

test('before a table: it says that it waits', async () => {
  expect(await textLike(table.overlay, /No table yet/)).toContain('Salasasa');
});

test('the first table with people asks, and shows nothing else', async () => {
  send([LOGIN, START, ...framesOf('opening flowers')]);
  const text = await textLike(table.overlay, /How much help here\?/);
  expect(text).not.toContain('shanten');
});

test('the answer is remembered and the hand is there at once', async () => {
  await table.overlay.getByText('Live', { exact: true }).click();
  await table.overlay.getByRole('button', { name: /^Use / }).click();
  await textLike(table.overlay, /1-shanten/, /East 1 · South · wall 89 · flowers 1/);
  expect(await storedSettings(table.browser)).toMatchObject({ sites: { [HOST]: { mode: 'live' } } });
});

/** Moment → what the panel must say then. Fans are worked out by hand. */
type Says = readonly [string, readonly RegExp[]];
const BEFORE: readonly Says[] = [
  // Pung of terminals, concealed hand 2, short straight, no honours: 5. Self-drawn the concealed hand counts 4: 7.
  [
    'ready with the right discard',
    [
      /Tenpai by shape only 3 fan short by discard · 1 by self.draw/,
      /\[North\] tenpai/,
      /Under the minimum: \[6 Bamboo\] \[9 Bamboo\]/,
    ],
  ],
  [
    'ready by shape alone',
    [/\[6 Bamboo\] 4 5 fan \+1 3 short 7 fan \+1 1 short \[9 Bamboo\] 4 5 fan \+1 3 short 7 fan \+1 1 short/],
  ],
  ['a tile that falls short', [/No win on \[9 Bamboo\] : 3 fan short of 8/, /wall 87/]],
  // Three 9s lie in a pung: the fourth is the last tile, worth 4.
  ['a flower', [/wall 84 · flowers 1/, /flower \[Summer\] set aside/, /ready in part 1 tile by discard/]],
  ['a kong is offered', [/wall 83 · flowers 2/, /closed kong \[9 Character\] Tenpai · ready in part/]],
  // The concealed kong is worth 2 more.
  [
    'after the kong',
    [
      /ready in part 1 tile by discard · 5 by self.draw/,
      /\[6 Bamboo\] 4 7 fan \+2 1 short 9 fan \+2/,
      /\[9 Bamboo\] 1 11 fan \+2 Last Tile 13 fan \+2/,
      /Self.draw only: on \[6 Bamboo\] a discard is 1 fan short/,
    ],
  ],
];
const AFTER: readonly Says[] = [
  ['one short', [/No win on \[6 Bamboo\] : 1 fan short of 8/, /wall 81/]],
  // 7, and 8 for the robbing; the two flowers are paid.
  ['a kong to rob', [/17 fan/, /Across added \[9 Bamboo\] to a kong/, /hu 17 fan Robbing the Kong/]],
  ['won', [/Hand over/]],
];

const saysSo = (moments: readonly Says[]): void =>
  describe.each(moments)('%s', (name, says) => {
    test('the panel says so, and the site nothing else', async () => {
      send(name === 'won' ? [WON] : framesOf(name));
      const text = await textLike(table.overlay, ...says);
      expect(text).not.toMatch(/differ|unknown|missed|furiten|riichi|yaku|\bhan\b|\bfu\b/i);
    });
    test('axe-core finds nothing', async () => {
      expect(await accessibilityOf(table.overlay)).toEqual([]);
    });
  });

saysSo(BEFORE);

test('a broken connection in the middle of the hand: the table comes back as it stood', async () => {
  await comeBack(table, 2);
  send(rejoined('after the kong'));
  const text = await textLike(table.overlay, /wall 82 · flowers 2/, /\[9 Bamboo\] 1 11 fan \+2 Last Tile/);
  expect(text).not.toMatch(/lost|before you joined/i);
});

saysSo(AFTER);

test('the page received every frame as it was sent', async () => {
  expect(await table.page.evaluate('window.seen.filter((f) => f !== "closed")')).toEqual(sent);
});

test('a message nobody knows: named in the diagnostics, with how often it came', async () => {
  send([STRANGE, STRANGE, STRANGE, START]);
  await textLike(table.overlay, /East 1 · South · wall 91/);
  await table.overlay.getByRole('button', { name: 'Menu' }).click();
  await textLike(table.overlay, /In force/);
  await table.overlay.getByRole('button', { name: 'Diagnostics' }).click();
  await textLike(table.overlay, /No difference to the site/, /gamestate\/guobiao\/show_confetti 3/);
  const report = JSON.parse(await table.overlay.locator('textarea').inputValue());
  expect(report).toMatchObject({
    site: 'salasasa',
    rules: { family: 'mcr', preset: 'cn', source: 'client' },
    unread: { 'gamestate/guobiao/show_confetti': 3 },
    differences: [],
  });
  expect(await accessibilityOf(table.overlay)).toEqual([]);
  await table.overlay.getByRole('button', { name: 'Back', exact: true }).click();
});

test('another game of the site is named and left alone; the next hand is read again', async () => {
  send([RIICHI]);
  const text = await textLike(table.overlay, /cannot be read yet/, /riichi/);
  expect(text).not.toContain('shanten');
  send([START, ...framesOf('opening flowers')]);
  await textLike(table.overlay, /1-shanten/);
});

test('the browser had nothing to complain about', () => {
  expect(table.complaints).toEqual([]);
});
