// The store of the history on a real IndexedDB: games added, joined, played on, damaged, and of an older version.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RIICHI } from '../src/game/game.ts';
import type { LogGame } from '../src/logs/log.ts';
import { readLog } from '../src/logs/read.ts';
import { type WrittenFormat, writeLog } from '../src/logs/write.ts';
import { playedGame } from '../src/ui/review/games.fixture.ts';
import { type Looks, openLooks } from '../tools/looks/open.ts';
import { strict } from './support/browser.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const PRACTICE = { client: 'practice', host: '' };
const PLAYED: LogGame = {
  ...playedGame({ rules: RIICHI, seed: 3, hands: 3 }),
  id: ID,
  me: 3,
  place: PRACTICE,
};
const NAMES = ['A', 'B', 'C', 'D'];

const textOf = (format: WrittenFormat, game: LogGame): string => {
  const written = writeLog(format, game);
  if (!written.ok) throw new Error(written.code);
  return written.value.text;
};
const OWN = textOf('own', PLAYED);
const SHORT = textOf('own', { ...PLAYED, hands: PLAYED.hands.slice(0, 2) });
const MJAI = textOf('mjai', { ...PLAYED, names: NAMES });
/** Of a service, where a game is one however it comes. */
const SERVICE = textOf('own', {
  ...PLAYED,
  id: 'service-1',
  place: { client: 'tenhou', host: 'tenhou.net' },
});

let looks: Looks;
let page: Page;

beforeAll(async () => {
  looks = await openLooks('../../e2e/support/store-page.ts');
});
afterAll(() => looks?.close());
beforeEach(async () => {
  page = strict(await looks.browser.newPage());
  await page.goto(looks.url);
  await page.waitForFunction(() => 'historyKit' in globalThis);
});
afterEach(() => page.context().close());

const add = (id: string, text: string) =>
  page.evaluate(async ([i, t]) => historyKit.store.add([historyKit.wholeOf(i!, t!)]), [id, text]);
const rewrite = (id: string, text: string) =>
  page.evaluate(
    async ([i, t]) =>
      historyKit.store.rewrite({ ...historyKit.wholeOf(i!, t!, { names: ['', '', '', ''] }) }),
    [id, text],
  );
const rows = () => page.evaluate(() => historyKit.rows());
const handKeys = async () => (await rows()).hands.map(({ game, hand }) => `${game} ${hand}`);
const whole = (id: string) =>
  page.evaluate(
    (i) =>
      historyKit.store.game(i).then(
        (game) => game ?? 'gone',
        (error: Error) => error.name,
      ),
    id,
  );

const did = (what: 'added' | 'grown' | 'joined' | 'known') => ({
  ...{ added: 0, grown: 0, joined: 0, known: 0 },
  [what]: 1,
});

describe('adding', () => {
  test('a game, once more, and with more hands', async () => {
    expect(await add(ID, SHORT)).toEqual(did('added'));
    expect(await add(ID, SHORT)).toEqual(did('known'));
    expect(await handKeys()).toEqual([`${ID} 0`, `${ID} 1`]);
    expect(await add(ID, OWN)).toEqual(did('grown'));
    expect(await add(ID, SHORT)).toEqual(did('known'));
    expect(await handKeys()).toEqual([`${ID} 0`, `${ID} 1`, `${ID} 2`]);
    const [log] = readLog('x', OWN).games;
    expect(await whole(ID)).toMatchObject({ hands: log!.hands });
  });

  test('its poorer export is known, and changes nothing but the names it has', async () => {
    await add(ID, OWN);
    const before = await rows();
    expect(await add('mjai-1', MJAI)).toEqual(did('joined'));
    expect(await add('mjai-1', MJAI)).toEqual(did('known'));
    const after = await rows();
    expect(after.games).toEqual([{ ...before.games[0], names: NAMES }]);
    expect(after.hands).toEqual(before.hands);
  });

  test('the fuller one takes the place of the export, and nothing of that is left', async () => {
    await add('mjai-1', MJAI);
    expect(await add(ID, OWN)).toEqual(did('joined'));
    const { games } = await rows();
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ id: ID, me: 3, names: NAMES, place: PRACTICE });
    expect(await handKeys()).toEqual([`${ID} 0`, `${ID} 1`, `${ID} 2`]);
  });

  test('a service’s game that is kept stays under its name', async () => {
    await add('live', SERVICE);
    expect(await add('mjai-1', MJAI)).toEqual(did('joined'));
    expect((await rows()).games.map(({ id, names }) => [id, names])).toEqual([['live', NAMES]]);
  });

  test('what cannot be stored leaves what was there', async () => {
    await add('mjai-1', MJAI);
    const before = await rows();
    const said = await page.evaluate(
      async ([id, text]) => {
        const game = historyKit.wholeOf(id!, text!);
        // Nothing like it is ever given; a disk that fails ends the same way.
        const broken = { ...game, row: { ...game.row, date: (() => undefined) as unknown as string } };
        return historyKit.store.add([broken]).then(
          () => 'kept',
          (error: Error) => error.name,
        );
      },
      [ID, OWN],
    );
    expect(said).toBe('DataCloneError');
    expect(await rows()).toEqual(before);
  });
});

describe('a practice game is written anew at each end of a hand', () => {
  test('names that a log told stay', async () => {
    await rewrite(ID, SHORT);
    await add('mjai-1', textOf('mjai', { ...PLAYED, names: NAMES, hands: PLAYED.hands.slice(0, 2) }));
    await rewrite(ID, OWN);
    const { games } = await rows();
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ id: ID, names: NAMES });
    expect(await handKeys()).toHaveLength(3);
  });

  test('taken back a step, it has a hand fewer', async () => {
    await rewrite(ID, OWN);
    await rewrite(ID, SHORT);
    expect(await handKeys()).toEqual([`${ID} 0`, `${ID} 1`]);
    expect((await rows()).games[0]!.hands).toHaveLength(2);
  });

  test('its export, kept while it was deleted, is one with it', async () => {
    await add('mjai-1', MJAI);
    await rewrite(ID, OWN);
    expect((await rows()).games.map(({ id, names }) => [id, names])).toEqual([[ID, NAMES]]);
  });
});

describe('damaged', () => {
  const spoil = (hand: number) =>
    page.evaluate(([game, n]) => historyKit.write('hands', { game, hand: n, packed: 'zzz' }), [
      ID,
      hand,
    ] as const);

  test('a hand hides no other, and is read again from an export', async () => {
    await add(ID, OWN);
    await spoil(1);
    const [log] = readLog('x', OWN).games;
    const unread = { events: [], complete: false };
    expect(await whole(ID)).toMatchObject({
      damaged: [1],
      hands: [log!.hands[0], unread, log!.hands[2]],
    });
    expect(await add(ID, OWN)).toEqual(did('grown'));
    expect(await whole(ID)).toMatchObject({ hands: log!.hands });
    expect(await whole(ID)).not.toHaveProperty('damaged');
  });

  test('a hand whose row is gone is told as such, too', async () => {
    await add(ID, SHORT);
    await page.evaluate(async (id) => {
      const [game] = (await historyKit.rows()).games;
      await historyKit.write('games', { ...game!, id, hands: [...game!.hands, game!.hands[0]] });
    }, ID);
    expect(await whole(ID)).toMatchObject({ damaged: [2] });
  });

  test('where no hand can be read the game is damaged; its list is not', async () => {
    await add(ID, OWN);
    for (const hand of [0, 1, 2]) await spoil(hand);
    expect(await whole(ID)).toBe('DamagedGame');
    expect(await page.evaluate(async () => (await historyKit.store.list()).games.length)).toBe(1);
  });

  test('a hand at play is written anew where it is told from its beginning, and else let go', async () => {
    await add(ID, SHORT);
    await spoil(1);
    const keep = (from: number) =>
      page.evaluate(
        async ([text, id, at]) => {
          const { hands } = historyKit.wholeOf(id, text);
          return historyKit.store.keep({ game: id, hand: 1, from: at, events: hands[1]!.events.slice(at) });
        },
        [OWN, ID, from] as const,
      );
    expect(await keep(5)).toEqual({ type: 'gone' });
    expect(await keep(0)).toEqual({ type: 'kept' });
    expect(await whole(ID)).not.toHaveProperty('damaged');
  });

  test('rows that are no games go, and nothing else', async () => {
    await add(ID, OWN);
    await page.evaluate(() => historyKit.write('games', { id: 'x', place: { client: 'majsoul' } }));
    await page.evaluate(() => historyKit.write('hands', { game: 'x', hand: 0, events: [] }));
    expect(await page.evaluate(async () => (await historyKit.store.list()).damaged)).toEqual([
      { client: 'majsoul', parts: ['about', 'hands'] },
    ]);
    await page.evaluate(() => historyKit.store.removeDamaged());
    expect((await rows()).games.map(({ id }) => id)).toEqual([ID]);
    expect(await handKeys()).toEqual([`${ID} 0`, `${ID} 1`, `${ID} 2`]);
  });
});

describe('a list shows what is damaged', () => {
  const ONE = textOf('own', { ...PLAYED, hands: PLAYED.hands.slice(0, 1) });
  const pack = (game: string, hand: number) =>
    page.evaluate(
      ([id, n]) => historyKit.write('hands', { game: id, hand: n, packed: new Uint8Array([1, 2, 3]) }),
      [game, hand] as const,
    );
  const erase = (where: 'games' | 'hands', key: string | [string, number]) =>
    page.evaluate(([store, at]) => historyKit.erase(store, at), [where, key] as const);
  const listed = () =>
    page.evaluate(async () => {
      const { games, damaged, loose } = await historyKit.store.list();
      return {
        unread: Object.fromEntries(games.map(({ id, unread }) => [id, unread ?? []])),
        damaged,
        loose,
      };
    });
  const list = (unread: Readonly<Record<string, readonly number[]>>, loose = 0) => ({
    unread,
    damaged: [],
    loose,
  });
  const removeDamaged = () => page.evaluate(() => historyKit.store.removeDamaged());
  const ids = async () => (await rows()).games.map(({ id }) => id);

  test('a game whose only hand is spoilt: once it was opened', async () => {
    await add(ID, ONE);
    await pack(ID, 0);
    expect(await listed()).toEqual(list({ [ID]: [] }));
    expect(await whole(ID)).toBe('DamagedGame');
    expect(await listed()).toEqual(list({ [ID]: [0] }));
    await removeDamaged();
    expect(await rows()).toEqual({ games: [], hands: [] });
  });

  test('a game whose only hand is gone: at once', async () => {
    await add(ID, ONE);
    await erase('hands', [ID, 0]);
    expect(await listed()).toEqual(list({ [ID]: [0] }));
    await removeDamaged();
    expect(await rows()).toEqual({ games: [], hands: [] });
  });

  test('one hand spoilt and one gone: the game stays, and what of it can be read', async () => {
    await add(ID, OWN);
    await pack(ID, 0);
    await erase('hands', [ID, 1]);
    expect(await whole(ID)).toMatchObject({ damaged: [0, 1] });
    expect(await listed()).toEqual(list({ [ID]: [0, 1] }));
    await removeDamaged();
    expect(await ids()).toEqual([ID]);
    expect(await whole(ID)).toMatchObject({ damaged: [0, 1] });
    // The last one goes, too.
    await erase('hands', [ID, 2]);
    expect(await listed()).toEqual(list({ [ID]: [0, 1, 2] }));
    await removeDamaged();
    expect(await rows()).toEqual({ games: [], hands: [] });
  });

  test('hands of no game are counted and go, and nothing else', async () => {
    await add(ID, ONE);
    await page.evaluate(() => historyKit.write('hands', { game: 'gone', hand: 0, events: [] }));
    await page.evaluate(() => historyKit.write('hands', { game: 'gone', hand: 7, events: [] }));
    await page.evaluate((id) => historyKit.write('hands', { game: id, hand: 1, events: [] }), ID);
    expect(await listed()).toEqual(list({ [ID]: [] }, 3));
    await removeDamaged();
    expect(await listed()).toEqual(list({ [ID]: [] }));
    expect(await handKeys()).toEqual([`${ID} 0`]);
  });

  test('a game whose row is gone leaves its hands, which are counted', async () => {
    await add(ID, OWN);
    await erase('games', ID);
    expect(await listed()).toEqual(list({}, 3));
    await removeDamaged();
    expect(await rows()).toEqual({ games: [], hands: [] });
  });

  test('what was noted and can be read all the same is not removed', async () => {
    await add(ID, ONE);
    const good = (await rows()).games[0]!;
    await page.evaluate((row) => historyKit.write('games', { ...row, unread: [0] }), good);
    expect(await listed()).toEqual(list({ [ID]: [0] }));
    await removeDamaged();
    expect((await rows()).games).toEqual([good]);
    expect(await handKeys()).toEqual([`${ID} 0`]);
  });

  test('a game that is written anew is whole', async () => {
    await add(ID, OWN);
    await pack(ID, 1);
    await whole(ID);
    expect(await listed()).toEqual(list({ [ID]: [1] }));
    await add(ID, OWN);
    expect(await listed()).toEqual(list({ [ID]: [] }));
    await pack(ID, 0);
    await whole(ID);
    await rewrite(ID, OWN);
    expect(await listed()).toEqual(list({ [ID]: [] }));
  });

  test('a hand at play that is written anew is whole; the other stays noted', async () => {
    await add(ID, SHORT);
    for (const hand of [0, 1]) await pack(ID, hand);
    expect(await whole(ID)).toBe('DamagedGame');
    expect(await listed()).toEqual(list({ [ID]: [0, 1] }));
    await page.evaluate(
      async ([text, id]) => {
        const { events } = historyKit.wholeOf(id!, text!).hands[1]!;
        return historyKit.store.keep({ game: id!, hand: 1, from: 0, events });
      },
      [OWN, ID],
    );
    expect(await listed()).toEqual(list({ [ID]: [0] }));
    await removeDamaged();
    expect(await ids()).toEqual([ID]);
  });
});

test('a history of the first version is opened, and its games are known again', async () => {
  await page.evaluate(async (text) => {
    const { row, hands } = historyKit.wholeOf('live', text);
    const { prints: _, ...old } = row;
    await historyKit.firstVersion(
      [old],
      hands.map(({ events }, hand) => ({ game: 'live', hand, events })),
    );
  }, SERVICE);
  expect(await page.evaluate(async () => (await historyKit.store.games()).map(({ id }) => id))).toEqual([
    'live',
  ]);
  expect(await add('mjai-1', MJAI)).toEqual(did('joined'));
  expect((await rows()).games).toHaveLength(1);
});
