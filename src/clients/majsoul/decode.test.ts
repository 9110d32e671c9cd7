import { expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import { formatEvent } from '../../table/format-event.ts';
import { followAll } from '../../table/thread.ts';
import type { Report } from '../client.ts';
import { decoder } from './decode.ts';
import {
  type ActionName,
  type ActionValue,
  action,
  notify,
  plainAction,
  request,
  response,
  type Some,
} from './encode.fixture.ts';
import { HAND, SCORES, type Sent, STEPS } from './hand.fixture.ts';
import { ReqAuthGame, ResAuthGame, ResSyncGame } from './messages.ts';

const AUTH = '.lq.FastTest.authGame';
const SYNC = '.lq.FastTest.syncGame';
const ME = 1001;
const RULE = { dora_count: 3, shiduan: 1, init_point: 25000, fandian: 30000, bianjietishi: true };
const SEATS = [0, ME, 0, 0];

type Auth = Some<typeof ResAuthGame>;

const room = (rule: object, rest: object = {}): Auth => ({
  seat_list: SEATS,
  game_config: { category: 1, mode: { mode: 2, detail_rule: rule }, meta: { room_id: 5 }, ...rest },
});

const asked = (id = 1, uuid = 'game'): ArrayBuffer =>
  request(id, AUTH, ReqAuthGame, { account_id: ME, game_uuid: uuid });
const answered = (auth: Auth = room(RULE), id = 1): ArrayBuffer => response(id, ResAuthGame, auth);

const frameOf = (step: number, { name, value }: Sent): ArrayBuffer =>
  action<ActionName>(step, name, value as ActionValue<ActionName>);
const live = (steps: readonly Sent[]): readonly ArrayBuffer[] => steps.map((s, i) => frameOf(i, s));

const reportsOf = (frames: readonly unknown[], decode = decoder()): readonly Report[] =>
  frames.flatMap((frame) => decode(frame, { socket: 1, direction: 'in' }));
const eventsOf = (frames: readonly unknown[], decode = decoder()): readonly TableEvent[] =>
  reportsOf(frames, decode).flatMap((r) => (r.type === 'events' ? r.events : []));
const shown = (frames: readonly unknown[], players: 3 | 4 = 4): readonly string[] =>
  eventsOf(frames)
    .filter((e) => e.type !== 'told')
    .map((e) => formatEvent(e, players));
/** Without the mark that kans are named, which all have. */
const toldIn = (frames: readonly unknown[]) =>
  eventsOf(frames).flatMap((e) => {
    if (e.type !== 'told') return [];
    const { ownKans, ...rest } = e;
    return ownKans ? [rest] : [];
  });
const noticesOf = (frames: readonly unknown[]) =>
  reportsOf(frames).flatMap((r) => (r.type === 'notice' ? [r.notice] : []));

const WHOLE = HAND.flatMap(([, events]) => events);
const GAME = 'game 4 bots';

test('every action of a hand is told', () => {
  expect(shown([asked(), answered(), ...live(STEPS)])).toEqual([GAME, ...WHOLE]);
});

test('the events of a hand fold to its end', () => {
  const thread = followAll(eventsOf([asked(), answered(), ...live(STEPS)]));
  expect(thread).toMatchObject({ state: 'reading', table: { phase: 'over' } });
});

test('a deal that is no first step begins a hand all the same', () => {
  const frames = STEPS.map((s, i) => frameOf(i + 1, s));
  expect(shown([asked(), answered(), action(0, 'ActionMJStart', {}), ...frames])).toEqual([GAME, ...WHOLE]);
});

const MISSED = 'missed steps of the hand are missing';

/** From the last deal on. */
const lastHand = (events: readonly string[]): readonly string[] =>
  events.slice(events.findLastIndex((e) => e.startsWith('deal')));

test('a step too early is said to be one, and the hand is told again once the gap is filled', () => {
  const [first, second, third, ...rest] = live(STEPS);
  const before = [GAME, ...HAND[0]![1]];
  expect(shown([asked(), answered(), first, third])).toEqual([...before, MISSED]);
  expect(shown([asked(), answered(), first, third, second, ...rest])).toEqual([...before, MISSED, ...WHOLE]);
});

test('frames twice and out of turn are put in order', () => {
  const frames = live(STEPS);
  const jumbled = frames.flatMap((f, i) => (i % 3 === 1 && frames[i + 1] ? [frames[i + 1]!, f, f] : [f]));
  expect(lastHand(shown([asked(), answered(), ...jumbled, ...jumbled]))).toEqual(WHOLE);
  expect(shown([asked(), answered(), ...frames.flatMap((f) => [f, f]), ...frames])).toEqual([GAME, ...WHOLE]);
});

test('an action of the next hand that comes before its deal', () => {
  const [deal, ...rest] = live(STEPS);
  const next = action(0, 'ActionNewRound', {
    ju: 1,
    tiles: [...'123456789'].map((n) => `${n}s`).concat(['1z', '1z', '2z', '3z', '4z']),
    scores: SCORES,
    left_tile_count: 69,
    doras: ['1p'],
  });
  const discard = action(1, 'ActionDiscardTile', { seat: 1, tile: '4z' });
  const events = shown([asked(), answered(), deal, ...rest, discard, next]);
  expect(events.slice(WHOLE.length + 1)).toEqual([
    'deal 1 east-1 123456789s1123z 1p wall 70 honba 0 sticks 0',
    'draw 1 4z',
    // The dealer's fourteenth tile, or one like it.
    'discard 1 4z ?',
  ]);
});

test('a gap that stays open is said once, and the next deal heals it', () => {
  const frames = live(STEPS);
  const next = action(0, 'ActionNewRound', {
    ...(STEPS[0]!.value as ActionValue<'ActionNewRound'>),
    ju: 2,
  });
  const events = shown([asked(), answered(), ...frames.filter((_, i) => i !== 5), next]);
  const before = HAND.slice(0, 5).flatMap(([, e]) => e);
  expect(events.slice(0, -2)).toEqual([GAME, ...before, MISSED]);
  expect(lastHand(events)).toEqual([
    'deal 1 east-2 123m456p78s55z9m05s 3p wall 70 honba 1 sticks 1',
    'draw 2',
  ]);
});

test('a gap is filled by the whole hand sent again', () => {
  const frames = live(STEPS);
  const restore = {
    step: 8,
    game_restore: {
      actions: STEPS.slice(0, 8).map((s, i) => plainAction<ActionName>(i, s.name, s.value as never)),
    },
  };
  const sync = [request(9, SYNC, {}, {}), response(9, ResSyncGame, restore)];
  const decode = decoder();
  eventsOf([asked(), answered(), ...frames.slice(0, 5), ...frames.slice(6, 9)], decode);
  const after = eventsOf([...sync, ...frames.slice(6)], decode).filter((e) => e.type !== 'told');
  expect(after.map((e) => formatEvent(e))).toEqual(WHOLE);
});

test('a reload in mid-hand joins by the restore', () => {
  const restore = {
    game_restore: {
      actions: [...STEPS]
        .slice(0, 13)
        .map((s, i) => plainAction<ActionName>(i, s.name, s.value as never))
        .reverse(),
    },
  };
  const frames = [
    asked(),
    answered({ ...room(RULE), is_game_start: true }),
    request(2, SYNC, {}, {}),
    response(2, ResSyncGame, restore),
    ...live(STEPS).slice(13),
  ];
  expect(shown(frames)).toEqual([GAME, ...WHOLE]);
});

test('entering the same match again says no new game', () => {
  const [half, rest] = [live(STEPS).slice(0, 10), live(STEPS).slice(10)];
  const frames = [asked(), answered(), ...half, asked(7), answered(room(RULE), 7), ...rest];
  expect(shown(frames)).toEqual([GAME, ...WHOLE]);
});

test('another match is a new game, and the old hand is forgotten', () => {
  const frames = [
    asked(),
    answered(),
    ...live(STEPS).slice(0, 5),
    asked(7, 'other'),
    answered(room(RULE), 7),
  ];
  expect(shown([...frames, ...live(STEPS).slice(5)]).slice(-1)).toEqual([GAME]);
});

test('answers belong to the request of the same number on the same socket', () => {
  const decode = decoder();
  decode(asked(5), { socket: 1, direction: 'out' });
  expect(decode(answered(room(RULE), 5), { socket: 2, direction: 'in' })).toEqual([]);
  expect(decode(answered(room(RULE), 6), { socket: 1, direction: 'in' })).toEqual([]);
  expect(decode(answered(room(RULE), 5), { socket: 1, direction: 'in' })).toHaveLength(1);
  expect(decode(answered(room(RULE), 5), { socket: 1, direction: 'in' })).toEqual([]);
});

test('a refused entry says nothing', () => {
  expect(shown([asked(), answered({})])).toEqual([]);
});

test('heartbeats, texts and foreign bytes give nothing', () => {
  const junk = [
    '<= heartbeat - 1 =>',
    '',
    '{}',
    null,
    7,
    new ArrayBuffer(0),
    new Uint8Array([9, 9, 9]).buffer,
  ];
  expect(reportsOf(junk)).toEqual([]);
});

test('typed arrays are read as buffers are', () => {
  const frames = [asked(), answered(), ...live(STEPS)].map((f) => new Uint8Array(f));
  expect(shown(frames)).toEqual([GAME, ...WHOLE]);
});

test.each([
  ['a drawn tile that is shown', 'ActionDealTile', { seat: 1, tile: '5p', left_tile_count: 68 }],
  [
    'what may be done',
    'ActionDiscardTile',
    { seat: 0, tile: '5z', operation: { seat: 1, operation_list: [{ type: 3 }] } },
  ],
] as const)('entered unseen, the viewer is known by %s', (_, name, value) => {
  const [deal] = STEPS;
  const first = name === 'ActionDealTile' ? [action(1, 'ActionDiscardTile', { seat: 0, tile: '2z' })] : [];
  const frames = [frameOf(0, deal!), ...first, action<ActionName>(first.length + 1, name, value)];
  expect(shown(frames.slice(0, -1))).toEqual(['game 4 people']);
  expect(shown(frames).slice(0, 2)).toEqual(['game 4 people', HAND[0]![1][0]]);
});

test('entered unseen, the dealer is known by fourteen tiles', () => {
  const deal = action(0, 'ActionNewRound', {
    ju: 2,
    chang: 1,
    tiles: [...'1123456789'].map((n) => `${n}m`).concat(['1z', '1z', '2z', '2z']),
    scores: SCORES,
    left_tile_count: 69,
    dora: '1p',
  });
  expect(shown([deal])).toEqual([
    'game 4 people',
    'deal 2 south-2 1123456789m112z 1p wall 70 honba 0 sticks 0',
    'draw 2 2z',
  ]);
});

test('the dealer’s first discard is from the hand if it is not like the last tile', () => {
  const deal = action(0, 'ActionNewRound', {
    ju: 1,
    tiles: [...'1123456789'].map((n) => `${n}m`).concat(['1z', '1z', '2z', '2z']),
    scores: SCORES,
    left_tile_count: 69,
    doras: ['1p'],
  });
  const first = (tile: string) => action(1, 'ActionDiscardTile', { seat: 1, tile });
  const last = (tile: string) => shown([asked(), answered(), deal, first(tile)]).at(-1);
  expect(last('1z')).toBe('discard 1 1z hand');
  expect(last('2z')).toBe('discard 1 2z ?');
});

const SANMA_DEAL = {
  ju: 0,
  tiles: ['1m', '9m', '1p', '2p', '3p', '4p', '1s', '2s', '3s', '4z', '5z', '5z', '6z'],
  scores: [35000, 35000, 35000],
  left_tile_count: 54,
  doras: ['1m'],
};

test('three players: a north set aside, its replacement, and a ron on it', () => {
  const frames = [
    asked(),
    answered({ seat_list: [7, ME, 8], game_config: { category: 2, mode: { mode: 12 } } }),
    action(0, 'ActionNewRound', SANMA_DEAL),
    action(1, 'ActionDiscardTile', { seat: 0, tile: '2z' }),
    action(2, 'ActionDealTile', { seat: 1, tile: '6s', left_tile_count: 53 }),
    action(3, 'ActionBaBei', { seat: 1 }),
    action(4, 'ActionDealTile', { seat: 1, tile: '7s', left_tile_count: 52 }),
    action(5, 'ActionDiscardTile', { seat: 1, tile: '7s', moqie: true }),
    action(6, 'ActionDealTile', { seat: 2, left_tile_count: 51 }),
    action(7, 'ActionBaBei', { seat: 2, moqie: true, operation: { seat: 1, operation_list: [{ type: 9 }] } }),
    action(8, 'ActionHule', {
      hules: [{ hand: [], hu_tile: '4z', seat: 1, yiman: true, count: 1, fans: [{ val: 1, id: 42 }] }],
      delta_scores: [0, 32000, -32000],
    }),
  ];
  expect(shown(frames, 3)).toEqual([
    'game 3 people',
    'deal 1 east-0 19m1234p123s4556z 1m wall 55 honba 0 sticks 0',
    'draw 0',
    'discard 0 2z ?',
    'draw 1 6s',
    'aside 1 4z',
    'draw 1 7s replacement',
    'discard 1 7s drawn',
    'draw 2',
    'aside 2 4z',
    'win 1 4z from 2 ? kokushi ? [0,32000,-32000]',
    'end win [0,32000,-32000]',
  ]);
});

const until = (n: number) => [asked(), answered(), ...live(STEPS.slice(0, n))];

test('two rons: each is told, the payments once', () => {
  const hules = [
    {
      hand: STEPS[27]!.value && [...'1234567'].map((n) => `${n}m`),
      hu_tile: '6s',
      seat: 1,
      count: 1,
      fu: 30,
    },
    { hand: [], hu_tile: '6s', seat: 3, count: 2, fu: 30, liqi: true, li_doras: ['2z'] },
  ];
  const frames = [
    ...until(27),
    action(27, 'ActionHule', {
      hules,
      delta_scores: [0, 1000, -3000, 2000],
      gameend: { scores: [1, 2, 3, 4] },
    }),
  ];
  expect(shown(frames).slice(-3)).toEqual([
    'win 1 6s from 2 ?  1/30 ?',
    'win 3 6s from 2 ?  2/30 ? ura 2z',
    'end win [0,1000,-3000,2000] last',
  ]);
});

test('a self-draw has no thrower, and the winning tile is not twice in the hand', () => {
  const frames = [
    ...until(14),
    action(14, 'ActionHule', {
      hules: [
        {
          hand: ['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '0s', '5s', '5z'],
          hu_tile: '5z',
          seat: 1,
          zimo: true,
          count: 2,
          fu: 30,
        },
      ],
      baopai: 1,
      delta_scores: [0, 0, 0, 0],
    }),
  ];
  expect(shown(frames).at(-2)).toBe('win 1 5z 123m456p7805s  2/30 ? liable 0 [0,0,0,0]');
});

test('an exhaustive draw shows the ready hands and adds up what is paid', () => {
  const end = (value: ActionValue<'ActionNoTile'>) =>
    shown([...until(27), action(27, 'ActionNoTile', value)]).at(-1);
  const players = [
    {},
    { tingpai: true, hand: ['1m', '1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m'] },
    {},
    { tingpai: true, hand: ['1z'] },
  ];
  expect(end({ players, scores: [{ delta_scores: [-1500, 1500, -1500, 1500] }] })).toBe(
    'end exhaustive [-1500,1500,-1500,1500] ? 1123456789m ? 1z',
  );
  expect(end({ players: [{}, {}, {}, {}], scores: [{ old_scores: SCORES }], gameend: true })).toBe(
    'end exhaustive [0,0,0,0] ? ? ? ? last',
  );
  const two = [
    { seat: 0, delta_scores: [12000, -4000, -4000, -4000] },
    { seat: 1, delta_scores: [-4000, 8000, -2000, -2000] },
  ];
  expect(end({ liujumanguan: true, players: [{}, {}, {}, {}], scores: two })).toBe(
    'end nagashi [8000,4000,-6000,-6000] ? ? ? ?',
  );
});

test.each([
  [1, 'nineTerminals'],
  [2, 'fourWinds'],
  [3, 'fourKans'],
  [4, 'fourRiichi'],
  [5, 'tripleRon'],
  [9, 'unknown'],
])('an abortion of type %i is %s', (type, ending) => {
  const frames = [
    ...until(23),
    action(23, 'ActionLiuJu', { type, liqi: { seat: 0, score: 24000, liqibang: 2 } }),
  ];
  expect(shown(frames).slice(-2)).toEqual(['riichi 0', `end ${ending}`]);
});

test('a riichi that failed is not accepted', () => {
  const frames = [...until(23), action(23, 'ActionLiuJu', { type: 5, liqi: { seat: 0, failed: true } })];
  expect(shown(frames).at(-1)).toBe('end tripleRon');
  expect(shown(frames)).not.toContain('riichi 0');
});

test('a match broken off ends the hand', () => {
  const over = notify('.lq.NotifyGameTerminate', new Uint8Array());
  expect(shown([...until(10), over]).at(-1)).toBe('end unknown last');
  expect(shown([asked(), answered(), ...live(STEPS), over]).at(-1)).toBe(WHOLE.at(-1));
});

test('watching others is said once and gives nothing', () => {
  const frames = [
    request(1, '.lq.FastTest.authObserve', {}, {}),
    request(2, '.lq.FastTest.startObserve', {}, {}),
    notify('.lq.NotifyObserveData', new Uint8Array()),
    ...live(STEPS),
  ];
  expect(reportsOf(frames)).toEqual([{ type: 'notice', notice: { type: 'spectating' } }]);
});

test.each([
  'guyi_mode',
  'dora3_mode',
  'begin_open_mode',
  'jiuchao_mode',
  'muyu_mode',
  'open_hand',
  'xuezhandaodi',
  'huansanzhang',
  'chuanma',
  'reveal_discard',
  'field_spell_mode',
  'zhanxing',
  'tianming_mode',
  'yongchang_mode',
  'hunzhiyiji_mode',
  'wanxiangxiuluo_mode',
  'beishuizhizhan_mode',
])('a room of %s is named and gets no advice', (mode) => {
  const frames = [asked(), answered(room({ ...RULE, [mode]: 1 })), ...live(STEPS)];
  expect(noticesOf(frames)).toEqual([{ type: 'unsupported', mode }]);
  expect(shown(frames)).toEqual([]);
});

test.each([['an event room', { category: 2, meta: { mode_id: 40 } }, 'mode_id 40']] as const)(
  '%s is named by its number',
  (_, rest, mode) => {
    expect(noticesOf([asked(), answered(room({}, rest))])).toEqual([{ type: 'unsupported', mode }]);
  },
);

test('an action of an unknown mode ends the hand’s advice, and is named once', () => {
  const strange = (step: number) =>
    notify(
      '.lq.ActionPrototype',
      new Uint8Array([0x08, step, 0x12, 0x10, ...new TextEncoder().encode('ActionChangeTile')]),
    );
  const frames = [...until(3), strange(3), ...live(STEPS).slice(4), ...live(STEPS).slice(0, 3), strange(3)];
  expect(noticesOf(frames)).toEqual([{ type: 'unsupported', mode: 'ActionChangeTile' }]);
  const before = HAND.slice(0, 3).flatMap(([, e]) => e);
  expect(shown(frames).slice(1, before.length + 2)).toEqual([...before, 'missed ActionChangeTile']);
});

test.each([
  ['open hands', 'ActionNewRound', { opens: [{ seat: 0, tiles: ['1m'] }] }, 'begin_open_mode'],
  ['a spell on the field', 'ActionNewRound', { field_spell: 3 }, 'field_spell_mode'],
  [
    'a choice of a suit',
    'ActionNewRound',
    { operation: { seat: 1, operation_list: [{ type: 13 }] } },
    'operation 13',
  ],
] as const)('%s in play is a mode', (_, name, more, mode) => {
  const value = { ...(STEPS[0]!.value as ActionValue<'ActionNewRound'>), ...more };
  expect(noticesOf([asked(), answered(), action(0, name, value)])).toEqual([{ type: 'unsupported', mode }]);
});

const bad: readonly (readonly [string, ActionName, object])[] = [
  ['a seat that is not there', 'ActionDealTile', { seat: 9, left_tile_count: 60 }],
  ['an own draw without a tile', 'ActionDealTile', { seat: 1, left_tile_count: 60 }],
  ['a tile that is none', 'ActionDiscardTile', { seat: 0, tile: '8z' }],
  ['a flower', 'ActionDiscardTile', { seat: 0, tile: '1f' }],
  ['indicators that are others', 'ActionDiscardTile', { seat: 0, tile: '1m', doras: ['9p'] }],
  [
    'a call of nothing',
    'ActionChiPengGang',
    { seat: 1, type: 1, tiles: ['1z', '1z', '1z'], froms: [1, 1, 0] },
  ],
  ['a call of no kind', 'ActionChiPengGang', { seat: 1, type: 7, tiles: ['5z'], froms: [0] }],
  ['a kan on no pon', 'ActionAnGangAddGang', { seat: 1, type: 2, tiles: '1m' }],
  ['a north with four players', 'ActionBaBei', { seat: 0 }],
  ['a win of nobody', 'ActionHule', { hules: [] }],
];

test.each(bad)('%s loses the thread', (_, name, value) => {
  const frames = [...until(1), action<ActionName>(1, name, value), ...live(STEPS).slice(2)];
  expect(shown(frames).at(-1)).toBe(`missed ${name} does not follow`);
});

test('furiten, offers and waits are told with what they belong to', () => {
  const info = { tile: '6s', haveyi: true, count: 1, fu: 30, biao_dora_count: 2, count_zimo: 2, fu_zimo: 40 };
  const frames = [
    ...until(2),
    action(2, 'ActionChiPengGang', {
      seat: 1,
      type: 1,
      tiles: ['5z', '5z', '5z'],
      froms: [1, 1, 0],
      operation: { seat: 1, operation_list: [{ type: 1 }] },
      tingpais: [{ tile: '9m', zhenting: true, infos: [info] }],
    }),
    action(3, 'ActionDiscardTile', { seat: 1, tile: '9m', zhenting: true, tingpais: [info, { tile: '?' }] }),
    action(4, 'ActionDealTile', { seat: 2, left_tile_count: 68, zhenting: true }),
    action(5, 'ActionDiscardTile', {
      seat: 2,
      tile: '6s',
      operation: { seat: 1, operation_list: [{ type: 9 }, { type: 5 }, { type: 3 }] },
    }),
  ];
  const wait = {
    tile: 23,
    hasYaku: true,
    ron: { han: 1, fu: 30 },
    tsumo: { han: 2, fu: 40 },
    dora: 2,
  };
  expect(toldIn(frames).slice(1)).toEqual([
    { type: 'told', furiten: false, offers: ['pon'] },
    { type: 'told', furiten: false, offers: [], discards: [{ tile: 8, furiten: true, waits: [wait] }] },
    { type: 'told', furiten: true, offers: [], waits: [wait] },
    { type: 'told', furiten: true, offers: [] },
    // Whether furiten counts a tile that may be won on just now is not known.
    { type: 'told', offers: ['ron', 'kan', 'pon'] },
  ]);
});

test('a yakuman wait has neither han nor fu', () => {
  const info = { tile: '6s', haveyi: true, yiman: true, count: 1, yiman_zimo: true, count_zimo: 2 };
  const frames = [...until(3), action(3, 'ActionDiscardTile', { seat: 1, tile: '9m', tingpais: [info] })];
  expect(toldIn(frames).at(-1)).toMatchObject({ waits: [{ tile: 23, hasYaku: true, ron: {}, tsumo: {} }] });
});

test('hints that the room has off, and people', () => {
  const first = (auth: Auth) => shown([asked(), answered(auth)])[0];
  expect(first(room({ ...RULE, bianjietishi: false }))).toBe('game 4 bots hints off');
  expect(first(room({}))).toBe('game 4 bots');
  for (const mode_id of [15, 16, 25, 26])
    expect(first(room({}, { category: 2, meta: { mode_id } }))).toBe('game 4 bots hints off');
  expect(first(room({}, { category: 2, meta: { mode_id: 12 } }))).toBe('game 4 bots');
  expect(first({ ...room(RULE), seat_list: [5, ME, 0, 0] })).toBe('game 4 people');
});

test('a hand joined by a picture names what it cannot show', () => {
  const player = (tilenum: number, rest: object = {}) => ({
    score: 25000,
    liqiposition: -1,
    tilenum,
    ...rest,
  });
  const snapshot = {
    chang: 0,
    ju: 0,
    ben: 2,
    index_player: 1,
    left_tile_count: 40,
    hands: ['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '0s', '5s', '6z'],
    doras: ['3p', '4p'],
    liqibang: 1,
    players: [
      player(13, { qipais: ['5z', '1z', '2z'], liqiposition: 1 }),
      player(11, { qipais: ['9m'], fulus: [{ type: 1, tile: ['5z', '5z', '5z'], from: [1, 1, 0] }] }),
      player(9, { fulus: [{ type: 3, tile: ['1s', '1s', '1s', '1s'], from: [2, 2, 2, 2] }] }),
      player(10, { fulus: [{ type: 0, tile: ['7p', '8p', '9p'], from: [3, 3, 2] }] }),
    ],
    zhenting: true,
  };
  const restore = (s: Some<typeof ResSyncGame>) => [request(2, SYNC, {}, {}), response(2, ResSyncGame, s)];
  const wrong = [asked(), answered(), ...restore({ step: 9, game_restore: { snapshot } })];
  // Seat 2 holds nine tiles beside a kan: no table.
  expect(shown(wrong)).toEqual([GAME]);
  const players = snapshot.players.with(2, { ...snapshot.players[2]!, tilenum: 10 });
  const frames = [
    asked(),
    answered(),
    ...restore({ step: 9, game_restore: { snapshot: { ...snapshot, players } } }),
    action(9, 'ActionDiscardTile', { seat: 1, tile: '6z', moqie: true }),
    action(10, 'ActionDealTile', { seat: 2, left_tile_count: 39 }),
  ];
  expect(shown(frames)).toEqual([GAME, 'snapshot rivers,passed,timing', 'discard 1 6z drawn', 'draw 2']);
  expect(followAll(eventsOf(frames))).toMatchObject({
    state: 'reading',
    table: {
      wall: 39,
      me: 1,
      seats: [
        { riichi: 'accepted', river: [{}, { riichi: true }, {}] },
        { melds: [{ type: 'pon', from: 0 }] },
        { melds: [{ type: 'closedKan' }] },
        { melds: [{ type: 'chi', from: 2 }] },
      ],
    },
  });
});
