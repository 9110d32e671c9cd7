// A game reviewed in Chromium: stepped through with buttons and keys, its choices judged and listed, the way from a choice to
// its moment, what it came to, and many games together; of three rule sets, in four languages, both themes, on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { byFlush } from '../src/game/bot.ts';
import type { GameRules } from '../src/game/game.ts';
import type { LogGame } from '../src/logs/log.ts';
import { writeOwn } from '../src/logs/own/own.ts';
import { DEFAULTS as KOREAN } from '../src/rules/korean/options.ts';
import { DEFAULTS as MCR } from '../src/rules/mcr/options.ts';
import { presetOptions } from '../src/rules/riichi/options.ts';
import { LANGUAGES } from '../src/settings.ts';
import { playedGame } from '../src/ui/review/games.fixture.ts';
import { storyOf } from '../src/ui/review/replay/story.ts';
import type { OpenBrowser } from '../tools/browser.ts';
import { openExtension } from './support/browser.ts';
import { openReview } from './support/history.ts';
import { accessibilityOf } from './support/overlay.ts';

const RULES: GameRules = { family: 'riichi', players: 4, options: presetOptions('seed') };
const RIICHI = { ...playedGame({ rules: RULES, seed: 7, hands: 3 }), id: 'riichi-7' };
const GAMES: Readonly<Record<string, LogGame>> = {
  riichi: RIICHI,
  three: playedGame({ rules: { ...RULES, players: 3 }, seed: 2, hands: 2 }),
  mcr: playedGame({ rules: { family: 'mcr', players: 4, options: MCR }, seed: 1, hands: 2, bot: byFlush }),
  korean: playedGame({ rules: { family: 'korean', players: 4, options: KOREAN }, seed: 3, hands: 3 }),
};
/** Three more for a series, one a day. */
const MORE = [11, 12, 13].map((seed) => ({
  ...playedGame({ rules: RULES, seed, hands: 1 }),
  id: `riichi-${seed}`,
  date: `2026-11-${seed}`,
}));

let browser: OpenBrowser;
let page: Page;
/** Where each game is, by its name. */
const places = new Map<string, string>();

const soon = (look: () => Promise<void>): Promise<void> =>
  vi.waitFor(look, { timeout: 30_000, interval: 50 });
const placeNow = (): Promise<string> => page.evaluate('decodeURIComponent(location.hash.slice(1))');
const textOf = async (selector: string): Promise<string> =>
  ((await page.locator(selector).first().textContent()) ?? '').replace(/\s+/g, ' ').trim();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const news = (): Promise<string> => textOf('.news');
const rows = () => page.locator('.decision-list a');

const open = async (place: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`chrome-extension://${browser.id}/review.html#${place}`);
  await page.locator('h1').first().waitFor();
};
const openGame = async (name: string, rest = ''): Promise<void> => {
  await open(`${places.get(name)}${rest}`);
  await page.locator('.board, .sums').first().waitFor();
};
const judged = (): Promise<unknown> =>
  page.locator('.decision-list[aria-busy=false]').waitFor({ timeout: 60_000 });

const dress = (language: string, theme: string): Promise<unknown> =>
  browser.background.evaluate(
    `chrome.storage.local.set({ settings: { version: 2, language: '${language}', theme: '${theme}' } })`,
  );

beforeAll(async () => {
  browser = await openExtension();
  page = await openReview(browser);
  const names = [...Object.keys(GAMES), ...MORE.map(({ id }) => id)];
  const logs = [...Object.values(GAMES), ...MORE];
  for (const [i, log] of logs.entries()) {
    const text = writeOwn([{ ...log, me: 0 }]);
    const before = await page
      .locator('li.game > a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${names[i]}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
    await soon(async () => expect(await page.locator('li.game').count()).toBe(i + 1));
    const now = await page
      .locator('li.game > a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    places.set(names[i]!, now.find((href) => !before.includes(href))!.slice(1));
  }
});
afterAll(() => browser?.close());

describe('the replay', () => {
  const story = storyOf(RIICHI, RIICHI.hands[0]!, 0);

  test('goes on, back and to the ends by keys, and the address goes with it', async () => {
    await openGame('riichi');
    expect(await news()).toBe('The hand is dealt.');
    await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await news()).toMatch(/draws/));
    expect(await placeNow()).toMatch(new RegExp(`/1/${story.stops[1]}/0$`));
    await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await news()).toMatch(/discards/));
    await page.keyboard.press('ArrowLeft');
    await soon(async () => expect(await news()).toMatch(/draws/));
    await page.keyboard.press('End');
    await soon(async () => expect(await placeNow()).toMatch(new RegExp(`/1/${story.stops.at(-1)}/0$`)));
    await page.locator('.hand-result').waitFor();
    await page.keyboard.press('Home');
    await soon(async () => expect(await news()).toBe('The hand is dealt.'));
  });

  test('a reload stands where it stood', async () => {
    await openGame('riichi', '/2/20/1');
    const before = [await news(), await placeNow()];
    await page.reload();
    await page.locator('.board').waitFor();
    expect([await news(), await placeNow()]).toEqual(before);
  });

  test('every step of the hand is stopped at once, and the next hand follows', async () => {
    await openGame('riichi', '/1/0/0');
    for (const stop of story.stops.slice(1)) {
      await button('One step on').click();
      expect(await placeNow()).toMatch(new RegExp(`/1/${stop}/0$`));
    }
    await button('One step on').click();
    expect(await placeNow()).toMatch(/\/2\/1\/0$|\/2\/0\/0$/);
  });

  test('hands are jumped to by their tabs, and decisions by their keys', async () => {
    await openGame('riichi');
    await page.locator('.hand-tabs a').nth(1).click();
    await soon(async () => expect(await placeNow()).toMatch(/\/2\/0\/0$/));
    await judged();
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('.decision:not(.past) .options').waitFor();
    const first = await placeNow();
    await page.keyboard.press('Shift+ArrowRight');
    await soon(async () => expect(await placeNow()).not.toBe(first));
    await page.keyboard.press('Shift+ArrowLeft');
    await soon(async () => expect(await placeNow()).toBe(first));
  });

  test('hidden hands lie face down, pale when asked for', async () => {
    await openGame('riichi', '/1/10/0');
    expect(await page.locator('.hand.ghost').count()).toBe(0);
    expect(await page.locator('.hand[aria-label$="face down"]').count()).toBe(3);
    await page.keyboard.press('h');
    await soon(async () => expect(await page.locator('.hand.ghost').count()).toBe(3));
    await page.getByText('Pale hands were hidden from this seat.').waitFor();
  });

  test('another seat sees its own hand', async () => {
    await openGame('riichi', '/1/10/0');
    const hand = () =>
      page.locator('.seat-me .hand [role=img]').evaluateAll((t) => t.map((x) => x.ariaLabel));
    const mine = await hand();
    await page.keyboard.press('v');
    await soon(async () => expect(await placeNow()).toMatch(/\/1\/\d+\/1$/));
    expect(await hand()).not.toEqual(mine);
  });

  test('plays by itself, and stops when told', async () => {
    await openGame('riichi', '/1/1/0');
    await page.getByText('Fast', { exact: true }).click();
    await button('Play').click();
    await soon(async () => expect(Number((await placeNow()).split('/').at(-2))).toBeGreaterThan(4));
    await button('Pause').click();
    const stood = await placeNow();
    await page.waitForTimeout(700);
    expect(await placeNow()).toBe(stood);
  });

  test('a win is told in the words of the rules that were played', async () => {
    const said: string[] = [];
    for (const hand of [1, 2, 3]) {
      await openGame('korean', `/${hand}/9999/0`);
      said.push(await textOf('.hand-result > p'));
    }
    expect(said.join(' ')).toMatch(/Concealed Hand|Winning-Tile Copies|Flower/);
    expect(said.join(' ')).not.toMatch(/menzen|gensho|[a-z][A-Z]/);
  });

  test('leads to the desk with the position on the table', async () => {
    await openGame('riichi', '/1/30/0');
    const link = page.getByRole('link', { name: 'Open on the desk' });
    const href = (await link.getAttribute('href'))!;
    expect(href).toMatch(/^desk\.html#d1/);
    const [desk] = await Promise.all([browser.context.waitForEvent('page'), link.click()]);
    await desk.locator('.desk-right [aria-busy=false]').waitFor();
    const shown = await desk.locator('.hand-card .rack [role=img], .hand-card [role=img]').count();
    expect(shown).toBeGreaterThan(12);
    await desk.close();
  });
});

describe('the judgement', () => {
  test('lists the worst first, by a threshold, and leads to the moment', async () => {
    await openGame('riichi');
    await judged();
    const costs = (): Promise<readonly number[]> =>
      page
        .locator('.decision-list .bar')
        .evaluateAll((all) => all.map((bar) => Number((bar.textContent ?? '').replace(/[^\d.]/g, ''))));
    const points = (await costs()).filter((n) => n > 50);
    expect(points.length).toBeGreaterThan(2);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    const slider = page.getByRole('slider', { name: /^From/ });
    const at = async (n: number): Promise<number> => {
      await slider.fill(String(n));
      return rows().count();
    };
    const counts = [await at(0), await at(1), await at(3), await at(7)];
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(counts[3]!);
    await at(1);
    const href = (await rows().first().getAttribute('href'))!;
    await rows().first().click();
    await soon(async () => expect(await placeNow()).toBe(decodeURIComponent(href.slice(1))));
    expect(await rows().first().getAttribute('aria-current')).toBe('true');
    expect(await textOf('.decision .verdict')).toMatch(/points less than the best choice\.$/);
    expect(await page.locator('.options tr.best').count()).toBe(1);
    expect(await page.locator('.options tr.chosen').count()).toBe(1);
  });

  test('in the order of play the choices of one hand', async () => {
    await openGame('riichi', '/2/0/0');
    await judged();
    await page.getByText('As played', { exact: true }).click();
    await page.getByText('This hand', { exact: true }).click();
    await page.getByRole('slider', { name: /^From/ }).fill('0');
    const ats = await rows().evaluateAll((all) =>
      all.map((a) => (a.getAttribute('href') ?? '').split('/').slice(-3).map(Number)),
    );
    expect(ats.length).toBeGreaterThan(3);
    expect(new Set(ats.map(([hand]) => hand))).toEqual(new Set([2]));
    expect(ats.map(([, at]) => at)).toEqual(ats.map(([, at]) => at).sort((a, b) => a! - b!));
  });

  test.each(['three', 'mcr', 'korean'])('%s is judged in its own words', async (name) => {
    await openGame(name);
    await judged();
    await page.getByRole('slider', { name: /^From/ }).fill('0');
    expect(await rows().count()).toBeGreaterThan(5);
    await rows().first().click();
    await page.locator('.decision:not(.past) .verdict').waitFor();
  });

  test('stops and goes on', async () => {
    // A seat that nobody has looked from: what was judged is not judged again.
    await openGame('mcr', '/1/0/2');
    await page.locator('.judging').getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText(/^Stopped: \d+ of 2 hands are judged\.$/).waitFor();
    await button('Go on judging').click();
    await judged();
    await soon(async () => expect(await page.locator('.judging').count()).toBe(0));
  });
});

const isDrawn = (): Promise<boolean> =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const { width, height } = canvas as unknown as { width: number; height: number };
      const context = (
        canvas as unknown as {
          getContext: (kind: '2d') => {
            getImageData: (x: number, y: number, w: number, h: number) => { data: Uint8ClampedArray };
          };
        }
      ).getContext('2d');
      return context.getImageData(0, 0, width, height).data.some((byte) => byte !== 0);
    });

describe('sums', () => {
  test('of a game: figures, charts, and the same as tables', async () => {
    await openGame('riichi', '/summary/0');
    await page.locator('.figure').first().waitFor({ timeout: 60_000 });
    expect(await textOf('[data-figure=win]')).toMatch(/^Wins\d+%\d of 3$/);
    expect(await textOf('[data-figure=luck]')).toMatch(/draws helped, [\d.]+ expected$/);
    await soon(async () => expect(await isDrawn()).toBe(true));
    await page.locator('.numbers > summary').first().click();
    expect(await page.locator('.numbers[open] tbody tr').count()).toBeGreaterThan(1);
  });

  test('of all games: judged in a queue, counted, remembered, filtered', async () => {
    await open('library');
    await page.getByRole('link', { name: 'Summary of all games' }).click();
    await page.locator('.queue').waitFor();
    const start = page.getByRole('button', { name: /^Judge \d+ games?$/ });
    if (await start.count()) {
      await start.click();
      await page.getByText('All these games are judged.').waitFor({ timeout: 90_000 });
    }
    await page.getByText('7 games counted').waitFor();
    await page.reload();
    await page.getByText('7 games counted').waitFor();
    expect(await page.getByRole('button', { name: /^Judge/ }).count()).toBe(0);
    await page.locator('.filters').getByText('MCR', { exact: true }).click();
    await page.getByText('1 game counted').waitFor();
    expect(await page.locator('[data-figure=riichi]').count()).toBe(0);
    await page.locator('.filters').getByText('Riichi', { exact: true }).click();
    await page.getByText('5 games counted').waitFor();
    await page.getByRole('figure', { name: 'Luck against skill' }).waitFor();
  });
});

describe('for everybody', () => {
  const VIEWS: readonly (readonly [game: string, rest: string])[] = [
    ['riichi', '/2/40/0'],
    ['mcr', '/1/9999/0'],
    ['korean', '/summary/0'],
  ];

  test.each(LANGUAGES.flatMap((l) => ['light', 'dark'].map((t) => [l, t] as const)))(
    'axe finds nothing, nothing sticks out: %s, %s',
    async (language, theme) => {
      await dress(language, theme);
      for (const [game, rest] of VIEWS) {
        await openGame(game, rest);
        await page.locator('.decision-list[aria-busy=false], .figure').first().waitFor({ timeout: 60_000 });
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate('document.documentElement.scrollWidth'), `${game} ${width}`).toBe(width);
          expect(await accessibilityOf(page), `${game} ${width}`).toEqual([]);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      await open('summary');
      await page.locator('.figure').first().waitFor();
      expect(await accessibilityOf(page)).toEqual([]);
    },
  );
});
