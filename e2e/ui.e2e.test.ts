// The panel and the popup as components, in a real browser, on views of fixed hands: what they say, what the keys do,
// that nothing is cut off, and that axe-core finds nothing. No extension is needed here.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/settings.ts';
import { type Looks, openLooks } from '../tools/looks/open.ts';
import { lookAt, type Query } from './support/looks.ts';
import { accessibilityOf } from './support/overlay.ts';

const THEMES = ['light', 'dark'] as const;

let looks: Looks;

beforeAll(async () => {
  looks = await openLooks();
});
afterAll(() => looks?.close());

const open = (query: Query, width?: number): Promise<Page> => lookAt(looks, query, width);

const show = (name: string, query: Query = {}, width?: number): Promise<Page> =>
  open({ show: name, ...query }, width);

/** Text as it is read, tiles by name. */
const textOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((root: Element) => {
      const read = (node: Node): string => {
        if (node.nodeType === 3) return node.textContent ?? '';
        if (!(node instanceof Element)) return '';
        return node.getAttribute('aria-label') ?? [...node.childNodes].map(read).join('');
      };
      return read(root).replace(/\s+/g, ' ').trim();
    });

const doneOf = (page: Page): Promise<readonly string[]> => page.evaluate('window.done');
const focusedRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('.panel-body > .choices > tbody > tr[tabindex]')];
    return rows.indexOf(document.activeElement!);
  });

describe('what the panel says', () => {
  test.each([
    ['my turn', 'h1', '1-shanten'],
    ['my turn', '.answer p', '4 kinds · 11 tiles'],
    ['my turn', '.where', 'East 1 · 1 honba · South · wall 64'],
    [
      'furiten by the own river',
      '.note',
      'Furiten: 8 Dot is in your river. Ron is off until your waits change; self‑draw still wins.',
    ],
    [
      'furiten for a turn',
      '.note',
      'Temporary furiten: you let 5 Dot from the right pass. Ron is off until your next discard; self‑draw still wins.',
    ],
    [
      'furiten in riichi',
      '.note',
      'Riichi furiten: 5 Dot from the right went by after riichi. Ron is off for the rest of this hand; self‑draw still wins.',
    ],
    [
      'furiten after the discard',
      '.note',
      'Furiten after East: you would wait for 5 Dot8 Dot, and 8 Dot is in your river.',
    ],
    ['tenpai, called', '.note', 'No yaku on 1 Dot: neither ron nor self‑draw wins.'],
    ['a discard can be called', '.note', 'Left discarded 5 Dot'],
    ['ron', 'h1', 'Ron'],
    ['tsumo', '.answer p', '12,000 points'],
    ['lost', '.note', 'Not shown: a tile was played that was not in the hand'],
    ['joined mid-hand', '.answer p', '4 kinds · at most 11'],
    ['mcr: my turn, plans', '.where', 'East 1 · South · wall 90'],
    ['mcr: ready', 'h1', 'Tenpai ready to win'],
    ['mcr: ready', '.answer p', '2 kinds · 8 live'],
    ['mcr: ready in part', 'h1', 'Tenpai ready in part'],
    ['mcr: ready in part', '.answer p', '4 tiles by discard · 4 by self‑draw'],
    ['mcr: ready in part', '.where', 'East 1 · South · wall 88 · flowers 1'],
    ['mcr: ready in part', '.note', 'Under the minimum: 6 Bamboo wins in no way, 2 fan short at best.'],
    ['mcr: by shape only', '.answer p', '6 fan short by discard · 5 by self‑draw'],
    ['mcr: self-draw only', '.note', 'Self‑draw only: on 4 Bamboo7 Bamboo a discard is 1 fan short.'],
    ['mcr: refused', '.note', 'No win on 4 Bamboo: 2 fan short of 8.'],
    ['mcr: hu', 'h1', 'Hu by discard'],
    ['korean: by shape only', '.answer p', '2 base points short by discard · 2 by self‑draw'],
    [
      'korean: self-draw only',
      '.note:not(.caution)',
      'No upeo: a discard of 8 Dot does not reach 2 base points.',
    ],
    ['korean: upeo at hand', '.note', 'Upeo may be declared with East. The waits may be shown with it.'],
    ['korean: ron', '.answer p', '5 points · paid 20'],
    ['recording', '.lead', 'Nothing is shown while the hand is played.'],
  ])('%s: %s', async (name, selector, said) => {
    const page = await show(name);
    expect(await textOf(page, selector)).toBe(said);
    await page.close();
  });

  test.each([
    ['ko', '동순 후리텐: 하가가 낸 5통을 그냥 보냈습니다. 다음 버림까지 론은 안 되고, 쯔모는 됩니다.'],
    ['ja', '同巡振聴：下家の五筒を見逃しました。次に捨てるまでロンできません。ツモなら和了です。'],
    ['zh-CN', '同巡振听：你放过了下家的五筒。下次打牌之前不能荣和，自摸仍可。'],
  ])('temporary furiten in %s', async (language, said) => {
    const page = await show('furiten for a turn', { language });
    expect(await textOf(page, '.note')).toBe(said);
    await page.close();
  });

  test('a row a wait: live, points by ron and by self-draw, and with riichi', async () => {
    const page = await show('tenpai');
    const rows = await page.locator('.choices > tbody > tr').evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].map((td) =>
          // biome-ignore lint/performance/useDomNodeTextContent: the lines of a cell are what is read
          (td as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
        ),
      ),
    );
    expect(rows).toEqual([
      ['', '4', '3,900 with riichi 7,700', '1,300 / 2,600 with riichi 2,000 / 4,000'],
      ['', '4', '3,900 with riichi 7,700', '1,300 / 2,600 with riichi 2,000 / 4,000'],
    ]);
    await page.close();
  });

  test.each([
    ['mcr: ready in part', 'ko', '최저 점수 미달: 6삭은 론도 쯔모도 안 됩니다. 적어도 2번 모자랍니다.'],
    ['mcr: ready in part', 'ja', '最低点に届きません：六索はロンもツモも不可。少なくとも2番不足です。'],
    ['mcr: ready in part', 'zh-CN', '不够起和：六索点和、自摸都不能和，至少差2番。'],
    [
      'korean: furiten',
      'ko',
      '진팅: 2통은 이미 버린 패입니다. 대기가 바뀔 때까지 론은 안 되고, 쯔모는 됩니다.',
    ],
  ])('%s in %s', async (name, language, said) => {
    const page = await show(name, { language });
    expect(await textOf(page, '.note')).toBe(said);
    await page.close();
  });

  test('an MCR wait opens to its fans by discard and by self-draw, and what comes in', async () => {
    const page = await show('mcr: ready', { language: 'zh-CN' });
    await page.locator('.choices tr[tabindex]').first().click();
    const sheet = await page.locator('.score tr').allInnerTexts();
    expect(sheet.map((row) => row.replace(/\s+/g, ' ').trim())).toEqual([
      '点和 自摸',
      '清龙 16 16',
      '门前清 2 –',
      '平和 2 2',
      '不求人 – 4',
      '合计 20番 22番',
      '收入 44 90',
    ]);
    await page.close();
  });

  test('an MCR discard names its nearest plan; a plan opens to the hand it would be', async () => {
    const page = await show('mcr: my turn, plans');
    expect(await textOf(page, '.choices tr.best')).toContain('1 away');
    expect(await textOf(page, '.choices tr.best')).toContain('Mixed Straight');
    await page.locator('.choices tr.best').click();
    const plans = page.getByRole('treegrid', { name: 'Plans' });
    await plans.locator('tr[tabindex]').first().click();
    expect(await plans.locator('.goal .tile').count()).toBe(14);
    expect(await plans.locator('.score').textContent()).toContain('Mixed Straight');
    await page.close();
  });

  test('a name of the rule book leads to its place in the reference, in a page of its own', async () => {
    const page = await show('mcr: ready');
    await page.locator('.choices tr[tabindex]').first().click();
    const link = page.getByRole('rowheader', { name: 'Pure Straight' }).getByRole('link');
    expect(await link.getAttribute('href')).toBe('reference.html#mcr/pureStraight');
    expect(await link.getAttribute('target')).toBe('_blank');
    await page.close();
  });

  test('only what changes is announced: tenpai with its furiten, nothing before', async () => {
    const said = async (name: string) => {
      const page = await show(name);
      const text = await page.locator('[aria-live=polite]').textContent();
      await page.close();
      return text;
    };
    expect(await said('my turn')).toBe('');
    expect(await said('tenpai')).toBe('Tenpai');
    expect(await said('furiten by the own river')).toContain('Tenpai. Furiten: 8 Dot is in your river.');
    expect(await said('lost')).toBe('Lost the thread');
  });
});

describe('keys', () => {
  test('one row is in the tab order; arrows move, Enter opens why, Escape closes it, then folds', async () => {
    const page = await show('tenpai');
    expect(await page.locator('.choices tr[tabindex="0"]').count()).toBe(1);
    await page.locator('.choices tr[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow(page)).toBe(1);
    await page.keyboard.press('ArrowDown');
    expect(await focusedRow(page)).toBe(1);
    await page.keyboard.press('Home');
    expect(await focusedRow(page)).toBe(0);
    await page.keyboard.press('Enter');
    expect(await page.locator('tr[aria-expanded=true]').count()).toBe(1);
    expect(await textOf(page, '.why')).toContain('All Simples');
    await page.keyboard.press('Escape');
    expect(await page.locator('tr[aria-expanded=true]').count()).toBe(0);
    expect(await doneOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await doneOf(page)).toEqual(['collapse true']);
    await page.close();
  });

  test('Alt+M takes the next mode, Alt+T hides', async () => {
    const page = await show('my turn');
    await page.keyboard.press('Alt+m');
    await page.keyboard.press('Alt+t');
    expect(await doneOf(page)).toEqual(['setMode afterDiscard', 'show false']);
    await page.close();
  });

  test('the menu opens in place of the hand and closes by Escape', async () => {
    const page = await show('my turn');
    await page.getByRole('button', { name: 'Menu' }).click();
    // The menu is loaded when it is first opened.
    await page.getByRole('radiogroup', { name: 'Help on this site' }).waitFor();
    expect(await page.locator('.choices').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('.choices').count()).toBe(1);
    await page.close();
  });

  test('the corner resizes by arrows', async () => {
    const page = await show('my turn');
    await page.getByRole('button', { name: 'Resize' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await doneOf(page)).toEqual(['sizeBy -8 0']);
    await page.close();
  });
});

describe('settings', () => {
  test('the question is answered with the careful choice unless another is taken', async () => {
    const page = await show('asking');
    await page.getByRole('button', { name: 'Use review only' }).click();
    expect(await doneOf(page)).toEqual(['setMode reviewOnly']);
    await page.close();
  });

  test('a rule is changed, counted, and back to its default is no change', async () => {
    const page = await show('my turn', { popup: '' });
    await page.getByRole('button', { name: 'All rules' }).click();
    const kuitan = page.locator('#rule-kuitan');
    await kuitan.click();
    expect((await doneOf(page)).at(-1)).toBe('setRules riichi {"options":{"kuitan":false}}');
    await kuitan.click();
    expect((await doneOf(page)).at(-1)).toBe('setRules riichi {"options":{}}');
    await page.close();
  });

  test('the rules of the family of the table are offered; without a table, of the family chosen', async () => {
    const mcr = await show('mcr: my turn, plans', { popup: '' });
    await mcr.getByRole('combobox', { name: 'Rules' }).selectOption({ label: 'World Mahjong Organization' });
    expect((await doneOf(mcr)).at(-1)).toBe('setRules mcr {"preset":"wmo","options":{}}');
    await mcr.getByRole('button', { name: 'All rules' }).click();
    await mcr.locator('#rule-straightInLesserHonors').click();
    expect((await doneOf(mcr)).at(-1)).toBe(
      'setRules mcr {"preset":"wmo","options":{"straightInLesserHonors":false}}',
    );
    await mcr.close();
    const none = await show('waiting', { popup: '' });
    await none.getByText('Korean', { exact: true }).click();
    await none.getByRole('button', { name: 'All rules' }).click();
    await none.locator('#rule-minBase').fill('3');
    await none.locator('#rule-minBase').blur();
    expect((await doneOf(none)).at(-1)).toBe('setRules korean {"options":{"minBase":3}}');
    await none.close();
  });

  test('diagnostics are shown whole before they are copied', async () => {
    const page = await show('stopped');
    await page.getByRole('button', { name: 'Diagnostics' }).click();
    const text = await page.locator('textarea').inputValue();
    expect(JSON.parse(text)).toMatchObject({ state: 'stopped', detail: 'no element .shoupai' });
    await page.close();
  });
});

/** What sticks out of its box sideways, though it is no sentence cut on purpose. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const meant = '.where, .then, .site, th, small, option, .unseen';
    const out = [...document.querySelectorAll('.app *')].filter(
      (e) =>
        e instanceof HTMLElement &&
        e.scrollWidth > e.clientWidth + 1 &&
        e.clientWidth > 0 &&
        !e.closest(meant),
    );
    const sideways = document.documentElement.scrollWidth > window.innerWidth;
    return [
      ...out.map((e) => `${e.className}: ${e.textContent?.slice(0, 40)}`),
      ...(sideways ? ['page'] : []),
    ];
  });

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([364, 340, 390, 260])('nothing sticks out at %i px', async (width) => {
    for (const sheet of ['panels', 'mcr', 'korean', 'popups']) {
      if (sheet === 'popups' && width < 340) continue;
      const page = await open({ sheet, language }, sheet === 'popups' ? Math.max(width, 410) : width + 32);
      expect(await overflowing(page), sheet).toEqual([]);
      await page.close();
    }
  });
});

test('at a Korean table one word for tenpai: in the headline and in the rows', async () => {
  const page = await show('korean: upeo at hand', { language: 'ko' });
  expect(await textOf(page, '.panel-body > .choices > tbody')).toContain('팅파이');
  expect(await textOf(page, '.panel')).not.toContain('텐파이');
  await page.close();
});

/** Where the names in the rows of choices lead, and which of them a key comes by. */
const linksIn = (page: Page): Promise<readonly (readonly [string, number])[]> =>
  page
    .locator('.panel-body > .choices tr[tabindex] a')
    .evaluateAll((links) =>
      links.map((a) => [a.getAttribute('href') ?? '', (a as HTMLAnchorElement).tabIndex] as const),
    );

test.each([
  ['mcr: chow and pung offered', 'mcr/mixedStraight', 'mcr/lastTile'],
  ['mcr: ready', 'mcr/pureStraight', 'mcr/pureStraight'],
  ['korean: pung or kong', 'korean/dragonTriplet', 'korean/dragonTriplet'],
  ['a discard can be called', 'riichi/', 'riichi/'],
] as const)('%s: names in rows lead to the reference', async (name, ...places) => {
  const page = await show(name);
  const links = (await linksIn(page)).map(([href]) => href);
  for (const place of places)
    expect(links).toContainEqual(expect.stringContaining(`reference.html#${place}`));
  await page.close();
});

test('a name in a row is a link, the rest of the row opens it; keys come by the links of one row', async () => {
  const page = await show('mcr: chow and pung offered');
  const rows = page.locator('.panel-body > .choices > tbody > tr[tabindex]');
  expect(new Set((await linksIn(page)).map(([, index]) => index))).toEqual(new Set([0, -1]));
  expect(
    await rows
      .first()
      .locator('a')
      .evaluateAll((all) => all.every((a) => (a as HTMLElement).tabIndex === 0)),
  ).toBe(true);
  await page.evaluate("addEventListener('click', (e) => e.target.closest('a') && e.preventDefault())");
  await rows.nth(1).locator('a').first().click();
  expect(await rows.nth(1).getAttribute('aria-expanded')).toBe('false');
  await rows.nth(1).locator('td').first().click();
  expect(await rows.nth(1).getAttribute('aria-expanded')).toBe('true');
  await page.close();
});

test.each(LANGUAGES)('in a narrow panel no head of the plans is cut: %s', async (language) => {
  const page = await show('mcr: far away', { language }, 276);
  await page.locator('.panel-body > .choices tr[tabindex]').first().click();
  const heads = page.locator('.why .choices th');
  expect(await heads.count()).toBeGreaterThan(2);
  expect(
    await heads.evaluateAll((all) =>
      all.filter((th) => th.scrollWidth > th.clientWidth).map((th) => th.textContent),
    ),
  ).toEqual([]);
  await page.close();
});

test.each(LANGUAGES)('in a narrow panel the place at the table is whole: %s', async (language) => {
  for (const name of ['my turn', 'mcr: ready in part', 'korean: ron']) {
    const page = await show(name, { language }, 276);
    const cut = await page
      .locator('.panel-site')
      .first()
      .evaluate((head) => {
        const place = head.querySelector('.where')!;
        const range = document.createRange();
        range.selectNodeContents(place);
        const [text, room] = [range.getBoundingClientRect(), place.getBoundingClientRect()];
        return text.width > room.width + 1 || text.height > room.height + 1 || room.height > 40;
      });
    expect([name, cut]).toEqual([name, false]);
    await page.close();
  }
});

/** Values of selects that are wider than their field. */
const cutValues = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d')!;
    return [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      pen.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [...select.options].map((o) => o.text).filter((text) => pen.measureText(text).width > room + 1);
    });
  });

test.each(LANGUAGES)('no value of a rule is cut off in the popup: %s', async (language) => {
  const page = await show('not a site', { language, popup: '' }, 376);
  const families = page.getByRole('radiogroup').first().locator('label');
  for (const family of await families.all()) {
    await family.click();
    expect(await cutValues(page)).toEqual([]);
    await page.locator('.popup-set, .settings').getByRole('button').first().click();
    await page.locator('.options .option').first().waitFor();
    expect(await cutValues(page)).toEqual([]);
    await page.getByRole('button').first().click();
  }
  await page.close();
});

const STATES = [
  'my turn',
  'riichi at hand',
  'furiten after the discard',
  'a discard can be called',
  'tenpai, called',
  'furiten for a turn',
  'tsumo',
  'not my turn',
  'joined mid-hand',
  'asking',
  'recording',
  'lost',
  'waiting',
  'unsupported',
  'stopped',
  'off',
  'mcr: my turn, plans',
  'mcr: ready',
  'mcr: ready in part',
  'mcr: by shape only',
  'mcr: chow and pung offered',
  'mcr: flower',
  'mcr: hu',
  'korean: upeo at hand',
  'korean: ready',
  'korean: in upeo',
  'korean: furiten',
  'korean: pung or kong',
  'korean: ron',
];

describe.each(THEMES)('axe-core finds nothing, %s', (theme) => {
  test.each(STATES)('%s', async (name) => {
    const page = await show(name, { theme });
    expect(await accessibilityOf(page)).toEqual([]);
    const first = page.locator('.choices tr[tabindex]').first();
    if ((await first.count()) > 0) {
      await first.click();
      expect(await accessibilityOf(page)).toEqual([]);
    }
    await page.close();
  });

  test.each(['my turn', 'stopped', 'not a site', 'mcr: ready', 'korean: ready'])(
    'popup: %s',
    async (name) => {
      const page = await show(name, { theme, popup: '' });
      expect(await accessibilityOf(page)).toEqual([]);
      await page.close();
    },
  );

  test('menu, all rules, pill', async () => {
    const menu = await show('my turn', { theme });
    await menu.getByRole('button', { name: 'Menu' }).click();
    expect(await accessibilityOf(menu)).toEqual([]);
    await menu.close();
    const rules = await show('my turn', { theme, popup: '' });
    await rules.getByRole('button', { name: 'All rules' }).click();
    expect(await accessibilityOf(rules)).toEqual([]);
    await rules.close();
    const pill = await show('furiten for a turn', { theme, folded: '' });
    expect(await accessibilityOf(pill)).toEqual([]);
    await pill.close();
  });
});
