import { beforeEach, expect, test, vi } from 'vitest';
import { decoder } from '../../src/clients/majsoul/decode.ts';
import {
  type ActionName,
  action,
  encode,
  request,
  response,
} from '../../src/clients/majsoul/encode.fixture.ts';
import { ReqAuthGame, ResAuthGame, Wrapper } from '../../src/clients/majsoul/messages.ts';
import { wholeOfLog } from '../../src/history/from-log.ts';
import { joinedGame } from '../../src/history/joined-game.ts';
import type { WholeGame } from '../../src/history/kept.ts';
import { isSameGame } from '../../src/history/same-game.ts';
import type { LogGame } from '../../src/logs/log.ts';
import { GameDetailRecords, RECORDS, ResGameRecord } from '../../src/logs/majsoul-record/messages.ts';

vi.mock('webextension-polyfill', () => ({
  default: { storage: { local: { get: async () => ({}), set: async () => undefined } } },
}));

const { replayKeeper } = await import('./keep-replay.ts');
const { parseReplayGiven } = await import('./replay-messages.ts');

const tiles = (text: string): readonly string[] =>
  text.split(' ').flatMap((run) => [...run.slice(0, -1)].map((n) => `${n}${run.at(-1)}`));

const DEAL = {
  ...{ scores: [25000, 25000, 25000, 25000], doras: ['4s'], left_tile_count: 69 },
  tiles0: tiles('123456789m 1197p'),
  tiles1: tiles('111m 123p 123s 1122z'),
  tiles2: tiles('222m 456p 406s 3344z'),
  tiles3: tiles('333m 789p 789s 5566z'),
};
const step = <K extends keyof typeof RECORDS>(name: K, data: object) =>
  encode(Wrapper, { name: `.lq.${name}`, data: encode(RECORDS[name], data) });
const result = (type: number, data: Uint8Array) => ({ type, result: data });

const DETAILS = encode(GameDetailRecords, {
  version: 210715,
  actions: [
    result(1, step('RecordNewRound', { ...DEAL, tiles0: [...DEAL.tiles0, '7z'] })),
    result(1, step('RecordDiscardTile', { tile: '7z' })),
    result(1, step('RecordDealTile', { seat: 1, tile: '7z', left_tile_count: 68 })),
  ],
});
const HEAD = {
  uuid: 'u',
  start_time: 1_700_000_000,
  accounts: [
    { account_id: 70000071, nickname: 'Alice' },
    { account_id: 70000072, seat: 1, nickname: 'Bob' },
  ],
};
const answer = (value: Parameters<typeof response<typeof ResGameRecord>>[2]): string =>
  Buffer.from(response(5, ResGameRecord, value)).toString('base64');
const WHOLE = answer({ head: HEAD, data: encode(Wrapper, { name: '.lq.GameDetailRecords', data: DETAILS }) });

let added: WholeGame[];
let told = 0;
beforeEach(() => {
  added = [];
  told = 0;
});

const keeper = (names = false, error?: Error) =>
  replayKeeper({
    store: {
      add: async (games) => {
        if (error) throw error;
        added.push(...games);
        return { added: games.length, grown: 0, joined: 0, known: 0 };
      },
    },
    now: () => '2026-11-30T08:00:00.000Z',
    names: async () => names,
    changed: () => told++,
  });
const given = (frame: string, account?: number) =>
  ({ type: 'tehai:replay', frame, ...(account && { account }) }) as const;

test('a record is kept as the game it is, without names, from no seat', async () => {
  expect(await keeper()(given(WHOLE))).toEqual({ type: 'read' });
  expect(added).toMatchObject([
    {
      row: {
        source: 'majsoulRecord',
        names: ['', '', '', ''],
        date: '2023-11-14T22:13:20.000Z',
        changed: '2026-11-30T08:00:00.000Z',
        hands: [{ events: 4 }],
      },
    },
  ]);
  expect(added[0]!.row.id).toMatch(/^majsoulRecord-[0-9a-f]{32}$/);
  expect(added[0]!.row).not.toHaveProperty('me');
  expect(JSON.stringify(added)).not.toMatch(/Alice|Bob|700000/);
  expect(told).toBe(1);
});

test('with names where they are wanted', async () => {
  await keeper(true)(given(WHOLE));
  expect(added[0]!.row.names).toEqual(['Alice', 'Bob', '', '']);
});

test.each([
  ['the viewer', 70000072, 1],
  ['the one in the first seat', 70000071, 0],
  ['somebody else', 70000079, undefined],
])('the account of %s', async (_, account, me) => {
  await keeper()(given(WHOLE, account));
  expect(added[0]!.row.me).toBe(me);
});

test('the same record twice is one game', async () => {
  await keeper()(given(WHOLE));
  await keeper()(given(WHOLE, 70000072));
  expect(added[0]!.row.id).toBe(added[1]!.row.id);
});

test.each([
  ['an address in place of the game', answer({ head: HEAD, data_url: 'https://x.test/u' }), 'linkOnly'],
  ['neither', answer({ head: HEAD }), 'damaged'],
  ['a refusal', answer({}), 'notThisLog'],
  ['no base64', '***', 'notThisLog'],
  ['a log of another kind', Buffer.from('{"log":[[[0,0,0]]]}').toString('base64'), 'notThisLog'],
])('%s: nothing is kept, and why is said', async (_, frame, code) => {
  expect(await keeper()(given(frame))).toEqual({ type: 'read', code });
  expect([added, told]).toEqual([[], 0]);
});

test('storage that is full is said', async () => {
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
  expect(await keeper(false, full)(given(WHOLE))).toEqual({ type: 'failed', fault: 'quota' });
});

test.each([
  ['another message', { type: 'tehai:note', frame: 'AAAA' }],
  ['no frame', { type: 'tehai:replay' }],
  ['a frame too long', { type: 'tehai:replay', frame: 'A'.repeat(6_000_001) }],
  ['nothing', undefined],
])('%s is no replay', (_, message) => {
  expect(parseReplayGiven(message)).toBeUndefined();
});

test('an account that is none is left out', () => {
  expect(parseReplayGiven({ type: 'tehai:replay', frame: 'AAAA', account: -1 })).toEqual(given('AAAA'));
  expect(parseReplayGiven(given('AAAA', 7))).toEqual(given('AAAA', 7));
});

/** One turn after the other, each throwing what it drew. */
const TURNS = tiles('777z 22s 88m 9s 88p 66p 3p 2m').map((tile, i) => ({ tile, seat: (i + 1) % 4 }));

/** The hand as the player in seat 1 was told it. */
const live = (): LogGame => {
  const steps: readonly (readonly [ActionName, object])[] = [
    ['ActionNewRound', { ...DEAL, tiles: DEAL.tiles1 }],
    ['ActionDiscardTile', { tile: '7z' }],
    ...TURNS.flatMap(({ seat, tile }, i): readonly (readonly [ActionName, object])[] => [
      ['ActionDealTile', { seat, left_tile_count: 68 - i, ...(seat === 1 && { tile }) }],
      ['ActionDiscardTile', { seat, tile, moqie: true }],
    ]),
  ];
  const frames = [
    request(1, '.lq.FastTest.authGame', ReqAuthGame, { account_id: 70000072, game_uuid: 'u' }),
    response(1, ResAuthGame, { seat_list: [70000071, 70000072, 70000073, 70000074] }),
    ...steps.map(([name, value], i) => action(i, name, value)),
  ];
  const decode = decoder();
  const [game, ...events] = frames
    .flatMap((frame) => decode(frame, { socket: 1, direction: 'in' }))
    .flatMap((report) => (report.type === 'events' ? report.events : []));
  if (game?.type !== 'game') throw new Error('no game');
  return { source: 'own', game, names: [], hands: [{ events, complete: false }], me: 1 };
};

const wholeRecord = (): string => {
  const actions = [
    step('RecordNewRound', { ...DEAL, tiles0: [...DEAL.tiles0, '7z'] }),
    step('RecordDiscardTile', { tile: '7z' }),
    ...TURNS.flatMap(({ seat, tile }, i) => [
      step('RecordDealTile', { seat, tile, left_tile_count: 68 - i }),
      step('RecordDiscardTile', { seat, tile, moqie: true }),
    ]),
  ];
  const details = encode(GameDetailRecords, { actions: actions.map((data) => result(1, data)) });
  return answer({ head: HEAD, data: encode(Wrapper, { name: '.lq.GameDetailRecords', data: details }) });
};

test('a game that was read live is the same, and gets the hands of all', async () => {
  await keeper()(given(wholeRecord(), 70000072));
  const played = wholeOfLog(live(), { id: 'played', changed: '', names: false });
  const seen = added[0]!;
  expect(isSameGame(played, seen)).toBe(true);
  const both = joinedGame(played, seen);
  expect(both).toMatchObject({ row: { id: 'played', me: 1, source: 'own' } });
  expect(both?.hands[0]?.events).toEqual(seen.hands[0]?.events);
  expect(both?.hands[0]?.events[0]).toMatchObject({ hands: [{ length: 13 }, {}, {}, { length: 13 }] });
});
