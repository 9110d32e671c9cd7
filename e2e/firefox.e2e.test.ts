// The same table in Firefox, where there is one: hand-over, worker, panel, and a page that throws the overlay out.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../tools/build.ts';
import { findFirefox } from '../tools/find-browser.ts';
import { EXTENSION_ORIGIN, type FirefoxPage, type OpenFirefox, openFirefox } from '../tools/firefox.ts';
import { serveTable } from './majiang/site.ts';
import { GREETING, MOMENTS } from './support/game.ts';
import { FIRST, framesOf, seated } from './support/majsoul-game.ts';
import { MAJSOUL, majsoulPage } from './support/majsoul-page.ts';
import { READ } from './support/overlay.ts';
import { HOSTS, type Server, startServer } from './support/server.ts';
import { TABLE } from './support/table.ts';
import { tablePage } from './support/table-page.ts';

const program = findFirefox();

const inFirefox = (path: string): void => {
  let server: Server;
  let firefox: OpenFirefox;
  let page: FirefoxPage;

  /** Frames of other processes do not tell their address from outside, so each is asked. */
  const overlayText = async (): Promise<string> => {
    for (const frame of await page.frames()) {
      const address = await frame.evaluate('location.href').catch(() => '');
      if (String(address).startsWith('moz-extension:')) return String(await frame.evaluate(READ));
    }
    return '';
  };
  const textLike = (...likes: readonly RegExp[]) =>
    vi.waitFor(
      async () => {
        const text = await overlayText();
        for (const like of likes) expect(text).toMatch(like);
        return text;
      },
      { timeout: 15_000, interval: 100 },
    );
  const inOverlay = async (expression: string): Promise<void> => {
    for (const frame of await page.frames()) await frame.evaluate(expression).catch(() => undefined);
  };

  const chooseLive = (): Promise<void> =>
    inOverlay(
      `[...document.querySelectorAll('label,[role=radio]')].find((l) => l.textContent.startsWith('Live')).click()`,
    );

  beforeAll(async () => {
    server = await startServer((url) => tablePage(url) ?? majsoulPage(url));
    firefox = await openFirefox(path, { names: HOSTS, port: server.port });
    await firefox.install(await ensureBuilt('firefox'));
    page = await firefox.open(TABLE);
    await server.greeted(1);
  });
  afterAll(async () => {
    await firefox?.close();
    await server?.close();
  });

  test('it asks at the first table with people', async () => {
    server.send([...GREETING, ...MOMENTS[0]!.frames]);
    await textLike(/How much help here\?/);
  });

  test('chosen live, it reads the hand and follows it', async () => {
    await chooseLive();
    await new Promise((done) => setTimeout(done, 100));
    await inOverlay(
      `[...document.querySelectorAll('button')].find((b) => b.textContent.startsWith('Use ')).click()`,
    );
    await textLike(/1-shanten/);
    server.send(MOMENTS.slice(1, 5).flatMap((m) => m.frames));
    await textLike(/Tenpai/, /no yaku .*2,000/);
  });

  test('thrown out by the page it comes back and knows the hand', async () => {
    await page.evaluate('document.querySelector("tehai-overlay").remove()');
    await textLike(/Tenpai/, /no yaku .*2,000/);
  });

  test('the page received every frame', async () => {
    expect(await page.evaluate('window.seen.length')).toBe(
      [...GREETING, ...MOMENTS.slice(0, 5).flatMap((m) => m.frames)].length,
    );
  });

  test('the popup shows the same view', async () => {
    const popup = await firefox.open(`${EXTENSION_ORIGIN}/popup.html`);
    const tabs = (await popup.evaluate(
      'browser.tabs.query({}).then((tabs) => tabs.map((t) => t.id).join())',
    )) as string;
    const texts: string[] = [];
    for (const tab of tabs.split(',')) {
      const there = await firefox.open(`${EXTENSION_ORIGIN}/popup.html?tab=${tab}`);
      await vi.waitFor(async () => expect(String(await there.evaluate(READ))).toMatch(/Tehai/));
      await new Promise((done) => setTimeout(done, 300));
      texts.push(String(await there.evaluate(READ)));
    }
    const shown = texts.filter((text) => /Tenpai/.test(text));
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/Tenhou.*Live.*no yaku .*2,000/);
  });

  test('a real Majiang table is read from its page', async () => {
    const site = await serveTable();
    try {
      page = await firefox.open(`${site.url}?seed=12&clicks&quick&pace=60`);
      await textLike(/Live/, /wall \d+/, /shanten|Tenpai/);
      const wall = Number(/wall (\d+)/.exec(await overlayText())![1]);
      await vi.waitFor(
        async () => expect(Number(/wall (\d+)/.exec(await overlayText())?.[1])).toBeLessThan(wall),
        { timeout: 15_000, interval: 200 },
      );
    } finally {
      await site.close();
    }
  });

  test('Mahjong Soul: what is sent and told in binary is read, the room’s rules among it', async () => {
    page = await firefox.open(MAJSOUL);
    await server.greeted(2);
    server.send([...seated({ init_point: 25000, shiduan: 1, dora_count: 3 }), ...framesOf(FIRST, 'dealt')]);
    await textLike(/Recording/, /Hints are off in this room/);
    await inOverlay(`document.querySelector('[aria-label=Menu]').click()`);
    await textLike(/told by the room/);
    await chooseLive();
    await inOverlay(`document.querySelector('[aria-label=Back]').click()`);
    server.send(['ready with the right discard', 'ready without a yaku'].flatMap((m) => framesOf(FIRST, m)));
    await textLike(/Tenpai/, /no yaku .*1,300/);
  });
};

if (program) describe('Firefox', () => inFirefox(program));
// A file without a test would count as a failure.
else
  test('Firefox was not found on this machine: only Chromium was tested', () =>
    expect(program).toBeUndefined());
