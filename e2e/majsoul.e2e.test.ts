// Mahjong Soul, the whole way: TLS and WebSocket server with binary frames, page, tap, reader, worker, panel; in Chromium.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNT, FIRST, framesOf, restored, SECOND, seated, UUID } from './support/majsoul-game.ts';
import { type Ask, MAJSOUL, majsoulPage } from './support/majsoul-page.ts';
import { accessibilityOf, overlayLike, textLike, textOf } from './support/overlay.ts';
import { comeBack, openTable, setSite, storedSettings, type Table } from './support/table.ts';

let table: Table;
const HOST = 'game.maj-soul.com';
const sent: (string | ArrayBuffer)[] = [];

const send = (frames: readonly (string | ArrayBuffer)[]): void => {
  sent.push(...frames);
  table.server.send(frames);
};

const sit = (n: number, ask: Ask): Promise<void> => comeBack(table, n, `window.sit('${ask}')`);

beforeAll(async () => {
  table = await openTable({ pages: majsoulPage, url: MAJSOUL });
  await table.server.greeted(1);
});
afterAll(() => table?.close());

test('before a table: it says that it waits', async () => {
  expect(await textLike(table.overlay, /No table yet/)).toContain('Mahjong Soul');
});

test('the first table with people asks, and shows nothing else', async () => {
  send(['<= heartbeat =>', ...seated(), ...framesOf(FIRST, 'dealt')]);
  const text = await textLike(table.overlay, /How much help here\?/);
  expect(text).not.toContain('shanten');
});

test('the answer is remembered and the hand is there at once', async () => {
  await table.overlay.getByText('Live', { exact: true }).click();
  await table.overlay.getByRole('button', { name: /^Use / }).click();
  await textLike(table.overlay, /1-shanten/, /wall 69/);
  expect(await storedSettings(table.browser)).toMatchObject({ sites: { [HOST]: { mode: 'live' } } });
});

/** Moment → what the panel must say then. The viewer does not deal: points are worked out by hand. */
type Says = readonly [string, readonly RegExp[]];
const BEFORE: readonly Says[] = [
  ['ready with the right discard', [/Tenpai/, /\[West\] tenpai/, /riichi/, /No yaku on \[7 Bamboo\]/]],
  // Riichi, closed wait 40 fu: 1,300. Self-draw: 1 han 30 fu 300 and 500; with riichi 2 han 500 and 1,000.
  ['ready without a yaku', [/Tenpai/, /\[7 Bamboo\] 4 .*no yaku .*1,300.*300 \/ 500.*500 \/ 1,000/]],
  ['temporary furiten', [/Temporary furiten: you let .*7 Bamboo.* from the right pass/]],
  ['still furiten', [/Temporary furiten/, /wall 65/]],
];
const AFTER: readonly Says[] = [
  ['my turn again', [/Tenpai/, /\[East\] tenpai \[7 Bamboo\]/]],
  // The stick is paid with the next action, and from then on ippatsu counts: 2 han 40 fu 2,600; with self-draw 3 han
  // 30 fu 1,000 and 2,000.
  ['riichi', [/in riichi/, /wall 64/, /\[7 Bamboo\] 3 1,300 1 han 40 fu 500 \/ 1,000 2 han 30 fu/]],
  [
    'the riichi stands',
    [/in riichi/, /wall 63/, /\[7 Bamboo\] 3 2,600 2 han 40 fu 1,000 \/ 2,000 3 han 30 fu/],
  ],
  ['offered a ron', [/Ron 2,600 points/, /Across discarded \[7 Bamboo\]/, /Riichi ?, Ippatsu/]],
  ['won', [/Hand over/]],
];

const saysSo = (moments: readonly Says[]): void =>
  describe.each(moments)('%s', (name, says) => {
    test('the panel says so, and the site nothing else', async () => {
      send(framesOf(FIRST, name));
      const text = await textLike(table.overlay, ...says);
      expect(text).not.toMatch(/differ|unknown|missed/i);
      if (name === 'riichi') expect(text).not.toMatch(/furiten/i);
    });
    test('axe-core finds nothing', async () => {
      expect(await accessibilityOf(table.overlay)).toEqual([]);
    });
  });

saysSo(BEFORE);

test('a broken connection in the middle of the hand: restored, nothing is unknown', async () => {
  await sit(2, 'again');
  send(restored(FIRST, 'still furiten'));
  const text = await textLike(table.overlay, /Temporary furiten/, /wall 65/);
  expect(text).not.toMatch(/unknown|missed/i);
});

saysSo(AFTER);

test('the page received every frame as it was sent, as blobs and as buffers', async () => {
  const hex = sent.map((f) => (typeof f === 'string' ? f : Buffer.from(f).toString('hex')));
  const seen = await table.page.evaluate<string[]>('window.seen.filter((f) => f !== "closed")');
  expect(seen).toEqual(hex);
  expect(await table.page.evaluate('[...window.kinds].sort().join()')).toBe(
    '[object ArrayBuffer],[object Blob],[object String]',
  );
});

describe('the site tells otherwise', () => {
  test('the panel says so, and whom to trust', async () => {
    send([...framesOf(SECOND, 'dealt again'), ...framesOf(SECOND, 'told wrong')]);
    await textLike(table.overlay, /Tehai and the site differ on furiten\. Trust the site\./);
  });

  test('it is kept, with a report that names nobody', async () => {
    await table.overlay.getByRole('button', { name: 'Menu' }).click();
    await textLike(table.overlay, /In force Mahjong Soul the site's usual rules/);
    await table.overlay.getByRole('button', { name: 'Diagnostics' }).click();
    await textLike(table.overlay, /1 difference to the site: Furiten East 2 · move \d+/);
    const text = await table.overlay.locator('textarea').inputValue();
    const report = JSON.parse(text);
    expect(report.differences).toMatchObject([{ what: 'furiten', ours: 'false', theirs: 'true' }]);
    expect(report.differences[0].events.at(-1)).toMatch(/^told furiten true/);
    expect(report.differences[0].events).toContain('discard 1 9m ?');
    for (const secret of [ACCOUNT, UUID, 702, 703, 704, HOST]) expect(text).not.toContain(String(secret));
    expect(await accessibilityOf(table.overlay)).toEqual([]);
    await table.overlay.getByRole('button', { name: 'Back', exact: true }).click();
  });
});

const RULE = { init_point: 25000, fandian: 30000, dora_count: 0, shiduan: 1 };

describe('a room with its hints off', () => {
  test('it starts in review only though the site stands live, and says why', async () => {
    await sit(3, 'another');
    send([...seated(RULE), ...framesOf(FIRST, 'dealt')]);
    const text = await textLike(table.overlay, /Recording/, /Hints are off in this room/);
    expect(text).not.toContain('shanten');
    expect(await storedSettings(table.browser)).toMatchObject({ sites: { [HOST]: { mode: 'live' } } });
    expect(await accessibilityOf(table.overlay)).toEqual([]);
  });

  test("the room's rules are told while the hand is not", async () => {
    await table.overlay.getByRole('button', { name: 'Menu' }).click();
    await textLike(
      table.overlay,
      /In force Mahjong Soul told by the room/,
      /1 rule differs from it: Red fives 0 room/,
    );
  });

  test('the player changes it knowingly, for this table alone', async () => {
    await table.overlay.getByText('Live', { exact: true }).click();
    await table.overlay.getByRole('button', { name: 'Back', exact: true }).click();
    await textLike(table.overlay, /1-shanten/);
    await sit(4, 'enter');
    send([...seated(RULE), ...framesOf(FIRST, 'dealt')]);
    expect(await textLike(table.overlay, /Recording/, /Hints are off/)).not.toContain('shanten');
  });
});

test('an event mode is named and left alone', async () => {
  await sit(5, 'another');
  send([
    ...seated({ init_point: 25000, dora_count: 3, xuezhandaodi: 1, bianjietishi: true }),
    ...framesOf(FIRST, 'dealt'),
  ]);
  const text = await textLike(table.overlay, /cannot be read yet/, /bloody battle/);
  expect(text).not.toContain('shanten');
});

test('the next room is read again', async () => {
  await sit(6, 'enter');
  send([...seated(), ...framesOf(FIRST, 'dealt')]);
  await textLike(table.overlay, /1-shanten/);
});

test('a step that never came: lost, until the next deal', async () => {
  const [thrown, drawn] = framesOf(FIRST, 'ready with the right discard');
  send([drawn!]);
  await table.page.waitForTimeout(200);
  send(framesOf(FIRST, 'ready without a yaku'));
  expect(await textLike(table.overlay, /Lost the thread/)).not.toMatch(/tiles|live/);
  send([thrown!, ...framesOf(SECOND, 'dealt again')]);
  await textLike(table.overlay, /East 2/, /Tenpai/);
});

test('the browser had nothing to complain about', () => {
  expect(table.complaints).toEqual([]);
});

test('help held back by the site’s own setting', async () => {
  await setSite(table.browser, { mode: 'reviewOnly' }, HOST);
  expect(await textLike(table.overlay, /Recording/)).not.toContain('Tenpai');
  expect(await textOf(table.overlay)).not.toContain('Hints are off');
});

test('what was chosen for the table is remembered when the page throws the overlay out', async () => {
  await sit(7, 'another');
  send([...seated(RULE), ...framesOf(FIRST, 'dealt')]);
  await textLike(table.overlay, /Hints are off/);
  await table.overlay.getByRole('button', { name: 'Menu' }).click();
  await table.overlay.getByText('After discard', { exact: true }).click();
  await table.overlay.getByRole('button', { name: 'Back', exact: true }).click();
  await textLike(table.overlay, /1-shanten/);
  await table.page.evaluate('document.querySelector("tehai-overlay").remove()');
  expect(await overlayLike(table.page, /1-shanten/)).not.toContain('Hints are off');
});
