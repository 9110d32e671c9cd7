// The desk in Chromium, as a person uses it: hands entered by taps, by keys alone and by paste; what cannot be, named where
// it is; undo, links, pictures; scores of all three rule sets, and the worked sums of fu clicked through one by one.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenBrowser } from '../tools/browser.ts';
import { openExtension } from './support/browser.ts';
import {
  type Called,
  call,
  choose,
  handOf,
  linesOf,
  openDesk,
  says,
  soon,
  tap,
  target,
  textOf,
} from './support/desk.ts';
import { accessibilityOf } from './support/overlay.ts';

let browser: OpenBrowser;

beforeAll(async () => {
  browser = await openExtension();
});
afterAll(() => browser?.close());

const ANSWER = '.panel .answer h1';
const TOTAL = '.sheet-total > b';

describe('a hand is entered', () => {
  test('by taps: the fourteenth tile is the one drawn', async () => {
    const page = await openDesk(browser);
    await says(page, '.empty h2', 'No tiles yet');
    await tap(page, '123m456p');
    await says(page, '.empty h2', '7 more tiles');
    await tap(page, '789s11z23z');
    await says(page, ANSWER, /^1-shanten/);
    await tap(page, '1z');
    expect(await handOf(page)).toBe('123m456p789s1123z 1z');
    await page.locator('.rack').getByRole('button', { name: 'Remove 1 Character' }).click();
    expect(await handOf(page)).toBe('23m456p789s11123z');
    await page.close();
  });

  test('by keys alone, with the winning way', async () => {
    const page = await openDesk(browser);
    for (const key of '234m567p22678s45s') await page.keyboard.press(key);
    await says(page, ANSWER, /^Tenpai/);
    await page.keyboard.press('w');
    await page.keyboard.type('3s');
    await soon(async () => expect(await handOf(page)).toBe('234m567p2245678s 3s'));
    await page.keyboard.press('j');
    await says(page, TOTAL, '2,900');
    await page.keyboard.press('e');
    await says(page, TOTAL, '5,800');
    expect(await linesOf(page, 'yaku')).toEqual(['riichi 1 han', 'pinfu 1 han', 'tanyao 1 han']);
    await page.keyboard.press('Control+z');
    await says(page, '.sheet-total > span', /2 han 30 fu/);
    await page.keyboard.press('Backspace');
    await soon(async () => expect(await handOf(page)).toBe('234m567p2245678s'));
    await page.close();
  });

  test('with Tab and arrows: a part of many buttons is one stop, and what goes hands the focus on', async () => {
    const page = await openDesk(browser);
    const focused = (): Promise<string> =>
      page.evaluate('document.activeElement.getAttribute("aria-label") ?? ""');
    await page.locator('.hand-card .key').first().focus();
    for (const key of ['Enter', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await soon(async () => expect(await handOf(page)).toBe('123m'));
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('3 Bamboo, 4 left');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
    await page.locator('.rack .pick').nth(1).focus();
    await page.keyboard.press('Delete');
    await soon(async () => expect(await focused()).toBe('Remove 3 Character'));
    await page.keyboard.press('Delete');
    await soon(async () => expect(await focused()).toBe('Remove 1 Character'));
    await page.close();
  });

  test.each([
    ['its own notation', '234m 0567p [777z2] 99s 4p', 'Red 5 Dot'],
    ['an MCR string', 'p777z 234m 4567p 99s 4p', '7 Dot'],
    ['a link of the tile page', 'https://tenhou.net/2/?q=23405m67p345567s9s', 'Red 5 Character'],
  ])('by pasting %s', async (_, text, held) => {
    const page = await openDesk(browser);
    await page.locator('.notation textarea').focus();
    await page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
    await page
      .locator('.rack')
      .getByRole('button', { name: `Remove ${held}` })
      .first()
      .waitFor();
    await page.close();
  });

  test('what cannot be read is marked, with the reason beneath, and the rest is taken', async () => {
    const page = await openDesk(browser);
    const field = page.locator('.notation textarea');
    await field.fill('123m 8z 456p ?? 99s');
    expect(await page.locator('.text-marks mark').allTextContents()).toEqual(['8', '??']);
    expect(await page.locator('.notation [data-unread]').allTextContents()).toEqual([
      'Not read: 8 – there is no such tile',
      'Not read: ?? – no tile is written so',
    ]);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.press('Enter');
    await soon(async () => expect(await page.locator('.rack .pick').count()).toBe(8));
    await page.close();
  });

  test('a text from right to left leaves the reason as it is, and a long one scrolls in its field', async () => {
    const page = await openDesk(browser);
    const field = page.locator('.notation textarea');
    await field.fill('123m \u202Eשלום 1\u0000');
    await soon(async () => expect(await page.locator('.notation [data-unread]').count()).toBeGreaterThan(1));
    const [first] = await page.locator('.notation [data-unread]').allTextContents();
    expect(first).toBe('Not read: שלום – no tile is written so');
    const mixed = await page
      .locator('.notation .fault-lines b')
      .evaluateAll((quotes) => quotes.map((quote) => getComputedStyle(quote).unicodeBidi));
    expect(new Set(mixed)).toEqual(new Set(['isolate']));
    await field.fill('a'.repeat(20_000));
    await soon(async () =>
      expect((await page.locator('.text-field').boundingBox())!.height).toBeLessThan(200),
    );
    await page.close();
  });

  test('at random, by the rules chosen', async () => {
    const page = await openDesk(browser);
    for (const rules of ['Riichi', 'MCR', 'Korean']) {
      await choose(page, 'Rules', rules);
      await page.getByRole('button', { name: 'Random' }).click();
      await soon(async () => expect(await page.locator('.rack-hand .pick').count()).toBe(14));
      await page.locator(ANSWER).waitFor();
      expect(await page.locator('.fault-lines').count()).toBe(0);
    }
    await page.close();
  });
});

describe('what cannot be is named where it is', () => {
  test('five of a kind: the button has no copy left, and a pasted fifth is marked', async () => {
    const page = await openDesk(browser);
    await tap(page, '1111m');
    expect(await page.locator('.hand-card .key[data-tile="0"]').getAttribute('aria-disabled')).toBe('true');
    await page.locator('.notation textarea').fill('11111m');
    await page.locator('.notation textarea').press('Enter');
    await says(page, '.hand-card .fault-lines', '1 Character: 5 in sight, the set has 4.');
    expect(await page.locator('.rack .pick.wrong').count()).toBe(5);
    await page.close();
  });

  test('fifteen tiles', async () => {
    const page = await openDesk(browser);
    await tap(page, '123456789m12345p');
    await tap(page, '6p');
    await says(page, '.hand-card .fault-lines', /^Too many tiles/);
    await says(page, '.panel .empty h2', 'This hand cannot be');
    await page.close();
  });

  test('a called tile that its river lacks, and a mark that needs riichi', async () => {
    const page = await openDesk(browser);
    await call(page, { call: 'pon', tile: '5z', from: 'Across' });
    await tap(page, '123m456p789s1m');
    await page.getByText('ippatsu', { exact: true }).click();
    await says(page, '.flag-place.wrong .fault-lines', 'Cannot be: it needs riichi.');
    await page.locator('.seats-card > summary').click();
    const river = page.locator('.seat').nth(2).getByRole('button', { name: 'Add tiles here: river' });
    await river.click();
    await tap(page, '9m5z', '.keys-here');
    await says(
      page,
      '.hand-card .fault-lines',
      'The called White Dragon is not marked in the river it came from.',
    );
    const west = page.locator('.seat').nth(2);
    await west.locator('.river-marks > summary').click();
    await west.getByLabel('White Dragon: called by').selectOption('called by East');
    await soon(async () => expect(await page.locator('.hand-card .fault-lines').count()).toBe(0));
    expect(await west.locator('.pick .tile.dead').count()).toBe(1);
    await page.close();
  });
});

test('a number that no table has does not stay in its field', async () => {
  const page = await openDesk(browser);
  for (const fold of await page.locator('.fold > summary').all()) await fold.click();
  const becomes = async (name: string, text: string): Promise<string> => {
    const field = page.getByRole('spinbutton', { name }).first();
    await field.fill(text);
    await field.blur();
    return field.inputValue();
  };
  expect(await becomes('Score', '-5000')).toBe('-5000');
  expect(await becomes('Score', '99999999')).toBe('1000000');
  expect(await becomes('Score', '99999999')).toBe('1000000');
  expect(await becomes('Honba', '-3')).toBe('0');
  expect(await becomes('Honba', '')).toBe('0');
  await page.close();
});

describe('back and forth', () => {
  test('undo and redo, by button and by key', async () => {
    const page = await openDesk(browser);
    await tap(page, '12m');
    await page.getByRole('button', { name: 'Undo' }).click();
    await soon(async () => expect(await handOf(page)).toBe('1m'));
    await page.keyboard.press('Control+z');
    await soon(async () => expect(await handOf(page)).toBe(''));
    await page.keyboard.press('Control+y');
    await page.getByRole('button', { name: 'Redo' }).click();
    await soon(async () => expect(await handOf(page)).toBe('12m'));
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.keyboard.press('Control+z');
    await soon(async () => expect(await handOf(page)).toBe('12m'));
    await page.close();
  });

  test('a link opens the same position, rules and all', async () => {
    const page = await openDesk(browser);
    await choose(page, 'Rules', 'Korean');
    await page.locator('.notation textarea').fill('11122233m 99p [555z2] 1f 3m');
    await page.locator('.notation textarea').press('Enter');
    await choose(page, 'Seat wind', 'South');
    await says(page, TOTAL, '11 points');
    const address = new URL(page.url());
    const other = await openDesk(browser, address.hash);
    await says(other, TOTAL, '11 points');
    expect(await handOf(other)).toBe(await handOf(page));
    expect(new URL(other.url()).hash).toBe(address.hash);
    await page.close();
    await other.close();
  });

  test("the browser's own way back", async () => {
    const page = await openDesk(browser);
    await tap(page, '1m');
    await page.waitForTimeout(1700);
    await tap(page, '2m');
    await soon(async () => expect(await handOf(page)).toBe('12m'));
    await page.goBack();
    await soon(async () => expect(await handOf(page)).toBe('1m'));
    await page.goForward();
    await soon(async () => expect(await handOf(page)).toBe('12m'));
    await page.close();
  });

  test('a link that was cut says so', async () => {
    const page = await openDesk(browser, '#d1AAAAAAA');
    await says(page, '.page > .note', /^This link could not be read/);
    await page.close();
  });

  test('so does one that comes to an open desk, and the hand stays', async () => {
    const page = await openDesk(browser);
    await tap(page, '123m');
    const good = new URL(page.url()).hash;
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`,
    );
    await says(page, '.page > .note', /^This link could not be read.* The hand stays as it was\.$/);
    expect(await handOf(page)).toBe('123m');
    await tap(page, '4m');
    await soon(async () => expect(await page.locator('.page > .note').count()).toBe(0));
    await page.close();
  });

  test('a picture of the hand is saved', async () => {
    const page = await openDesk(browser);
    await tap(page, '123m0p');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('tehai.png');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const png = Buffer.concat(chunks);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(4000);
    await page.close();
  });
});

describe('what it is worth', () => {
  test('the best is shown whole, another by choice; the chart ends where the sheet begins', async () => {
    const page = await openDesk(browser);
    await page.locator('.notation textarea').fill('234m567p22678s45s1z');
    await page.locator('.notation textarea').press('Enter');
    const card = page.locator('.worth-card[aria-busy=false]');
    const row = page.locator('.panel .choices tr.best td').nth(4);
    await card.waitFor();
    await says(page, '.worth-sheet', /Riichi/);
    const points = await row.textContent();
    expect(points).toMatch(/^\+\d,\d{3}$/);
    expect(await card.locator('.worth-sheet').textContent()).toContain(points);
    const chances = await card.locator('.curve-table tbody tr').allTextContents();
    expect(chances).toHaveLength(18);
    const [, win] = /([\d.]+)% to win/.exec((await card.locator('.worth-sheet').textContent()) ?? '') ?? [];
    expect(chances.at(-1)).toContain(`100%${win}%`);
    await card.getByRole('radio', { name: '3 Character' }).check({ force: true });
    await soon(async () => expect(await card.locator('.worth-sheet').textContent()).not.toContain(points));
    await page.close();
  });
});

describe('scores', () => {
  test('MCR: fans, the sum, and who pays what', async () => {
    const page = await openDesk(browser);
    await choose(page, 'Rules', 'MCR');
    await page.locator('.notation textarea').fill('123m 456m 789m 11p 45p 3f 6p');
    await page.locator('.notation textarea').press('Enter');
    await choose(page, 'Tile from', 'Across');
    await says(page, TOTAL, /fan$/);
    const fans = await linesOf(page, 'fans');
    expect(fans).toContain('pureStraight 16 fan');
    expect(fans).toContain('flowerTiles 1 fan');
    const sum = fans.reduce((n, line) => n + Number(/(\d+) fan/.exec(line)![1]), 0);
    expect(await textOf(page, TOTAL)).toBe(`${sum} fan`);
    const paid = await page.locator('.sheet-payments b').allTextContents();
    expect(paid).toEqual([`+${sum + 24}`, '−8', `−${8 + sum}`, '−8']);
    await page.close();
  });

  test('MCR: below the minimum it is no win, and says what it would be worth', async () => {
    const page = await openDesk(browser);
    await choose(page, 'Rules', 'MCR');
    await page.locator('.notation textarea').fill('123m 456m 11p 34s [777z1] 2f 5s');
    await page.locator('.notation textarea').press('Enter');
    await says(page, '[data-refused]', 'The hand is below the minimum of points.');
    await says(page, TOTAL, '5 fan');
    expect(await page.locator('.sheet-payments').count()).toBe(0);
    await page.close();
  });

  test('Korean: base and bonus yaku, and the settlement', async () => {
    const page = await openDesk(browser);
    await choose(page, 'Rules', 'Korean');
    await page.locator('.notation textarea').fill('11122233m 99p [555z2] 1f 3m');
    await page.locator('.notation textarea').press('Enter');
    await says(page, TOTAL, '11 points');
    expect(await linesOf(page, 'base')).toEqual([
      'dragonTriplet 1 point',
      'allTriplets 2 points',
      'threeConcealed 4 points',
    ]);
    expect(await linesOf(page, 'bonus')).toEqual(['gensho 3 points', 'flower 1 point']);
    expect(await page.locator('.sheet-payments b').allTextContents()).toEqual(['+48', '−16', '−16', '−16']);
    await page.close();
  });

  test.each([
    ['Riichi', ['after a kan', 'robbing a kan'], ['chi', 'pon', 'kan']],
    ['MCR', ['after a kong', 'robbing a kong'], ['chow', 'pung', 'kong']],
    ['Korean', ['after a kong', 'robbing a kong'], ['pung', 'kong', 'add kong']],
  ])('%s calls a kong by its own word', async (rules, marks, calls) => {
    const page = await openDesk(browser);
    await choose(page, 'Rules', rules);
    for (const mark of marks) await page.locator('.win').getByText(mark, { exact: true }).waitFor();
    await target(page, 'call');
    const form = page.getByRole('radiogroup', { name: 'Call', exact: true });
    for (const name of calls) await form.getByText(name, { exact: true }).waitFor();
    await page.close();
  });

  test('riichi: the stick of the own riichi comes back, and the sheet says so', async () => {
    const page = await openDesk(browser);
    await page.locator('.notation textarea').fill('1199m2288p3366s4z 4z');
    await page.locator('.notation textarea').press('Enter');
    await choose(page, 'Tile from', 'Left');
    await choose(page, 'Riichi', 'riichi');
    await says(page, '.sheet-note', 'The winner takes the riichi sticks on the table: 1,000 points.');
    expect(await page.locator('.sheet-payments b').allTextContents()).toEqual(['+5,800', '0', '0', '−4,800']);
    await page.close();
  });

  test('the rule behind a line, and the way to the reference', async () => {
    const page = await openDesk(browser);
    await page.locator('.notation textarea').fill('234m 567p 22678s 45s 3s');
    await page.locator('.notation textarea').press('Enter');
    const line = page.locator('.sheet [data-item="pinfu"]');
    expect(await line.locator('.sheet-rule').isVisible()).toBe(false);
    await line.locator('summary').focus();
    await page.keyboard.press('Enter');
    await line.locator('.sheet-rule').waitFor();
    expect(await line.locator('.sheet-rule').textContent()).toMatch(/^Closed: four sequences/);
    expect(await line.getByRole('link').getAttribute('href')).toBe('reference.html#riichi/pinfu');
    await page.close();
  });

  test('in riichi, ron on a tile of the own river is refused: furiten', async () => {
    const page = await openDesk(browser);
    await tap(page, '234m567p22678s45s');
    await target(page, 'river');
    await tap(page, '6s');
    await target(page, 'winning tile');
    await tap(page, '3s');
    await choose(page, 'Tile from', 'Right');
    await says(page, '[data-refused]', 'Furiten bars this ron.');
    await choose(page, 'Tile from', 'self-draw');
    await says(page, TOTAL, '1,300 all');
    await page.close();
  });

  test('a tile let pass in riichi bars ron to the end of the hand', async () => {
    const page = await openDesk(browser);
    await tap(page, '234m567p22678s45s');
    await choose(page, 'Riichi', 'riichi');
    await page.locator('.seats-card > summary').click();
    await page.locator('.seat').nth(1).getByRole('button', { name: 'Add tiles here: you let pass' }).click();
    await tap(page, '6s', '.keys-here');
    await says(page, '.panel .note', /^Riichi furiten: from the right went by after riichi/);
    await page.locator('.seat').nth(1).getByRole('button', { name: 'Remove 6 Bamboo' }).click();
    await soon(async () => expect(await page.locator('.panel .note.danger').count()).toBe(0));
    await page.close();
  });

  test('an option changes the score at once, and its reset brings it back', async () => {
    const page = await openDesk(browser);
    await page.locator('.notation textarea').fill('234m 678p 555s 999m 2z 2z');
    await page.locator('.notation textarea').press('Enter');
    await choose(page, 'Round wind', 'South');
    await choose(page, 'Seat wind', 'South');
    await soon(async () => expect(await linesOf(page, 'fu')).toContain('pair 4 fu'));
    await page.locator('.rules-card > summary').click();
    await page.getByLabel('Double wind pair').selectOption({ index: 1 });
    await soon(async () => expect(await linesOf(page, 'fu')).toContain('pair 2 fu'));
    await page.getByRole('button', { name: 'Reset' }).click();
    await soon(async () => expect(await linesOf(page, 'fu')).toContain('pair 4 fu'));
    await page.close();
  });
});

/** The twenty worked sums of the Korean book of fu: hand, groups, winning tile; what counts and what it rounds to. */
const PON: readonly Called[] = [
  { call: 'pon', tile: '8p', from: 'Left' },
  { call: 'pon', tile: '5z', from: 'Across' },
];
const OPEN_KANS: readonly Called[] = [
  { call: 'kan', tile: '6m', from: 'Left' },
  { call: 'kan', tile: '6z', from: 'Right' },
];
const CLOSED_KANS: readonly Called[] = [
  { call: 'closed kan', tile: '2p' },
  { call: 'closed kan', tile: '9m' },
];
const NONE: readonly Called[] = [];
const WIND_PAIR = '2z234m678p555s999m';
const SHANPON = '99s44p234m567m111p';

const SUMS = [
  ['1 ron', '55s67m345p', PON, '8m', 'South', 'East', 26, 30],
  ['1 self-draw', '55s67m345p', PON, '8m', 'South', 'East', 28, 30],
  ['2 ron', '77z24m678s333p999p', NONE, '3m', 'South', 'East', 46, 50],
  ['2 self-draw', '77z24m678s333p999p', NONE, '3m', 'South', 'East', 38, 40],
  ['3 ron', '77z345p12s', OPEN_KANS, '3s', 'South', 'East', 48, 50],
  ['3 self-draw', '77z345p12s', OPEN_KANS, '3s', 'South', 'East', 50, 50],
  ['4 ron', '5s234m678p', CLOSED_KANS, '5s', 'South', 'East', 80, 80],
  ['4 self-draw', '5s234m678p', CLOSED_KANS, '5s', 'South', 'East', 72, 80],
  ['5 ron, own wind', WIND_PAIR, NONE, '2z', 'South', 'East', 46, 50],
  ['5 self-draw, own wind', WIND_PAIR, NONE, '2z', 'South', 'East', 38, 40],
  ['5 ron, round wind', WIND_PAIR, NONE, '2z', 'West', 'South', 46, 50],
  ['5 self-draw, round wind', WIND_PAIR, NONE, '2z', 'West', 'South', 38, 40],
  ['5 ron, both winds', WIND_PAIR, NONE, '2z', 'South', 'South', 48, 50],
  ['5 self-draw, both winds', WIND_PAIR, NONE, '2z', 'South', 'South', 40, 40],
  ['5 ron, neither wind', WIND_PAIR, NONE, '2z', 'West', 'East', 44, 50],
  ['5 self-draw, neither wind', WIND_PAIR, NONE, '2z', 'West', 'East', 36, 40],
  ['6 ron on the terminal', SHANPON, NONE, '9s', 'South', 'East', 42, 50],
  ['6 self-draw of the terminal', SHANPON, NONE, '9s', 'South', 'East', 38, 40],
  ['6 ron on the simple', SHANPON, NONE, '4p', 'South', 'East', 40, 40],
  ['6 self-draw of the simple', SHANPON, NONE, '4p', 'South', 'East', 34, 40],
] as const;

describe('the worked sums of fu, clicked through', () => {
  test.each(SUMS)('%s', async (name, hand, melds, win, seat, round, raw, rounded) => {
    const page = await openDesk(browser);
    for (const meld of melds) await call(page, meld);
    await tap(page, hand);
    await target(page, 'winning tile');
    await tap(page, win);
    const isRon = name.includes('ron');
    await choose(page, 'Tile from', isRon ? 'Left' : 'self-draw');
    // A closed hand without a yaku of its own wins by riichi.
    if (isRon && melds.every((m) => m.call === 'closed kan')) await choose(page, 'Riichi', 'riichi');
    await choose(page, 'Round wind', round);
    await choose(page, 'Seat wind', seat);
    await says(page, '.sheet [data-part="fu"] h3 > span', `${rounded} fu`);
    const lines = (await linesOf(page, 'fu')).filter((line) => !line.startsWith('rounded'));
    expect(lines.reduce((sum, line) => sum + Number(/(\d+) fu/.exec(line)![1]), 0)).toBe(raw);
    await page.close();
  });
});

describe('anybody can use it', () => {
  const POSITIONS = [
    ['nothing entered', ''],
    ['a hand to discard from', '789m 067788p 3488s 6s'],
    ['a win', '234m 567p 22678s 45s 3s'],
    ['what cannot be', '11111m 234p 8z'],
  ] as const;

  test.each(POSITIONS)('axe-core finds nothing: %s', async (_, text) => {
    const page = await openDesk(browser);
    if (text !== '') {
      await page.locator('.notation textarea').fill(text);
      await page.locator('.notation textarea').press('Enter');
      await page.locator('.desk-right > .panel.wide[aria-busy=false]').first().waitFor();
    }
    for (const fold of await page.locator('.fold > summary').all()) await fold.click();
    await target(page, 'call');
    expect(await accessibilityOf(page)).toEqual([]);
    await page.close();
  });

  test.each(['en', 'ko', 'ja', 'zh-CN'])(
    'nothing is cut off or hangs over at 390 px: %s',
    async (language) => {
      const page = await openDesk(browser);
      await page.evaluate(
        (l) => Reflect.get(globalThis, 'chrome').storage.local.set({ settings: { version: 2, language: l } }),
        language,
      );
      await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
      await page.setViewportSize({ width: 390, height: 800 });
      for (const family of [0, 1, 2]) {
        await page.locator('.page-set .choose').first().locator('label').nth(family).click();
        await page.locator('.tools .button').last().click();
        await page.locator('.put label').nth(2).click();
        await page.locator('.panel .answer').waitFor();
        const over = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.unseen'))
            .map((e) => e.className || e.tagName),
        );
        expect(over).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      }
      await page.evaluate(() => Reflect.get(globalThis, 'chrome').storage.local.clear());
      await page.close();
    },
  );
});
