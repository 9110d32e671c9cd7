// tziakcha, the whole way: its socket at a port of its own, JSON and deflated JSON in turns, a reconnect; in Chromium.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textLike } from './support/overlay.ts';
import type { Sendable } from './support/server.ts';
import { comeBack, openTable, setSite, type Table } from './support/table.ts';
import { framesOf, rejoined, START, STRANGE, WON } from './support/tziakcha-game.ts';
import { TZIAKCHA, tziakchaPage } from './support/tziakcha-page.ts';

let table: Table;
let sent = 0;

const send = (frames: readonly Sendable[]): void => {
  sent += frames.length;
  table.server.send(frames);
};

beforeAll(async () => {
  table = await openTable({ pages: tziakchaPage, url: TZIAKCHA });
  await table.server.greeted(1);
  await setSite(table.browser, { mode: 'live' }, 'tziakcha.net');
});
afterAll(() => table?.close());

test('before a table: it says that it waits', async () => {
  expect(await textLike(table.overlay, /No table yet/)).toContain('tziakcha');
});

/** Moment → what the panel must say then; the fans are worked out where Salasasa's hand is told. */
type Says = readonly [string, readonly RegExp[]];
const MOMENTS: readonly Says[] = [
  ['opening flowers', [/1-shanten/, /East 1 · South · wall 89 · flowers 1/]],
  ['ready with the right discard', [/by shape only/, /\[North\] tenpai/]],
  ['ready by shape alone', [/\[6 Bamboo\] 4 5 fan \+1 3 short 7 fan \+1 1 short/]],
  ['a tile that falls short', [/No win on \[9 Bamboo\] : 3 fan short of 8/]],
  ['a flower', [/wall 84 · flowers 1/, /ready in part 1 tile by discard/]],
  ['a kong is offered', [/wall 83 · flowers 2/, /closed kong \[9 Character\]/]],
  ['after the kong', [/\[9 Bamboo\] 1 11 fan \+2 Last Tile 13 fan \+2/]],
  ['one short', [/No win on \[6 Bamboo\] : 1 fan short of 8/]],
  ['a kong to rob', [/17 fan/, /hu 17 fan Robbing the Kong/]],
  ['won', [/Hand over/]],
];

describe.each(MOMENTS)('%s', (name, says) => {
  test('the panel says so, and the site nothing else', async () => {
    if (name === 'opening flowers') send(START);
    send(name === 'won' ? WON : framesOf(name));
    const text = await textLike(table.overlay, ...says);
    expect(text).not.toMatch(/differ|unknown|missed|furiten|riichi/i);
  });
});

test('the page received text and blobs, as many as were sent', async () => {
  const seen = await table.page.evaluate<string[]>('window.seen');
  expect([seen.length, [...new Set(seen)].sort()]).toEqual([sent, ['blob', 'text']]);
});

test('a reconnect: the hand is there, and what the service does not tell is said', async () => {
  await comeBack(table, 2);
  send(rejoined('after the kong'));
  await textLike(table.overlay, /Partial/, /wall 82 · flowers 2/, /\[6 Bamboo\] ≤ 4/);
  await table.overlay.getByRole('button', { name: /more note/ }).click();
  await textLike(table.overlay, /Joined mid.hand.*live counts may be too high/);
  send(framesOf('one short'));
  await textLike(table.overlay, /No win on \[6 Bamboo\] : 1 fan short of 8/, /wall 81/);
});

test('a message nobody knows is named in the diagnostics', async () => {
  send([...STRANGE, ...framesOf('a kong to rob')]);
  await textLike(table.overlay, /17 fan/);
  await table.overlay.getByRole('button', { name: 'Menu' }).click();
  await table.overlay.getByRole('button', { name: 'Diagnostics' }).click();
  await textLike(table.overlay, /No difference to the site/);
  const report = JSON.parse(await table.overlay.locator('textarea').inputValue());
  expect(report).toMatchObject({ site: 'tziakcha', differences: [] });
  expect(Object.values(report.unread)).toEqual([1]);
});

test('the browser had nothing to complain about', () => {
  expect(table.complaints).toEqual([]);
});
