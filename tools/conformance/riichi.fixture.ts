// Made-up lines in the schema of the riichi data, with right expectations.

const TABLE = {
  rules: { players: 4, aka: true, kuitan: true },
  roundWind: 'E',
  seatWind: 'S',
  seat: 1,
  dealerSeat: 0,
  honba: 0,
  riichiSticks: 0,
  winIndex: 0,
  melds: [],
  tsumo: false,
  flags: [],
  doraIndicators: ['9m'],
  uraIndicators: [],
};

const pon = (tile: string, from: number) => ({ type: 'pon', tiles: [tile, tile, tile], called: tile, from });

const chi = (...tiles: readonly string[]) => ({ type: 'chi', tiles, called: tiles[0], from: 0 });

export const WINS = [
  {
    ...TABLE,
    id: 'pinfu by ron',
    ...{ honba: 1, hand: '123m456p44z23678s', winTile: '4s', fromSeat: 2, doraIndicators: ['9p'] },
    expected: {
      yaku: [{ id: 7, name: 'pinfu', han: 1 }],
      yakuman: [],
      ...{ fu: 30, han: 1, limit: null, points: 1000, deltas: [0, 1300, -1300, 0] },
    },
  },
  {
    ...TABLE,
    id: 'both winds of the dealer, dora, a red five',
    ...{ seatWind: 'E', seat: 0, hand: '234m406p78s99p', melds: [pon('1z', 2)], winTile: '9s', fromSeat: 1 },
    doraIndicators: ['8p'],
    expected: {
      yaku: [
        { id: 10, name: 'seat-wind-east', han: 1 },
        { id: 14, name: 'round-wind-east', han: 1 },
        { id: 52, name: 'dora', han: 2 },
        { id: 54, name: 'aka-dora', han: 1 },
      ],
      yakuman: [],
      ...{ fu: 30, han: 5, limit: 'mangan', points: 12000, deltas: [12000, -12000, 0, 0] },
    },
  },
  {
    ...TABLE,
    id: 'one wind of the seat, another of the round',
    ...{ roundWind: 'S', seatWind: 'W', seat: 2, riichiSticks: 1, tsumo: true },
    ...{ hand: '11m78p456s', melds: [pon('2z', 1), pon('3z', 0)], winTile: '9p', doraIndicators: ['4z'] },
    expected: {
      yaku: [
        { id: 12, name: 'seat-wind-west', han: 1 },
        { id: 15, name: 'round-wind-south', han: 1 },
      ],
      yakuman: [],
      ...{ fu: 30, han: 2, limit: null, points: 2000, deltas: [-1000, -500, 3000, -500] },
    },
  },
  {
    ...TABLE,
    id: 'thirteen orphans have no fu',
    ...{ hand: '19m199p19s123456z', winTile: '7z', fromSeat: 3 },
    expected: {
      yaku: [],
      yakuman: [{ id: 47, name: 'kokushi' }],
      yakumanCount: 1,
      ...{ fu: 0, han: null, limit: 'yakuman', points: 32000, deltas: [0, 32000, 0, -32000] },
    },
  },
  {
    ...TABLE,
    id: 'a yakuman has fu, and one who is liable for it',
    ...{ hand: '34m55p', melds: [pon('5z', 0), pon('6z', 2), pon('7z', 3)], winTile: '2m', tsumo: true },
    expected: {
      yaku: [],
      yakuman: [{ id: 39, name: 'daisangen' }],
      yakumanCount: 1,
      ...{ fu: 40, han: null, limit: 'yakuman', points: 32000, deltas: [0, 32000, 0, -32000], paoSeat: 3 },
    },
  },
  {
    ...TABLE,
    id: 'a log that states no fu of limit hands',
    ...{ origin: 't6', hand: '234m345p34678s55m', winTile: '5s', tsumo: true, flags: ['riichi', 'ippatsu'] },
    ...{ doraIndicators: ['9p'], uraIndicators: ['4m'] },
    expected: {
      yaku: [
        { id: 0, name: 'menzen-tsumo', han: 1 },
        { id: 1, name: 'riichi', han: 1 },
        { id: 2, name: 'ippatsu', han: 1 },
        { id: 7, name: 'pinfu', han: 1 },
        { id: 8, name: 'tanyao', han: 1 },
        { id: 53, name: 'ura-dora', han: 2 },
      ],
      yakuman: [],
      ...{ fu: null, han: 7, limit: 'haneman', points: 12000, deltas: [-6000, 12000, -3000, -3000] },
    },
  },
  {
    ...TABLE,
    id: 'norths set aside count as dora',
    ...{ rules: { players: 3, aka: true, kuitan: true }, kita: 2, hand: '123789p12399s55z', winTile: '5z' },
    ...{ fromSeat: 2, doraIndicators: ['9s'], flags: ['riichi'], uraIndicators: ['2z'] },
    expected: {
      yaku: [
        { id: 1, name: 'riichi', han: 1 },
        { id: 18, name: 'haku', han: 1 },
        { id: 23, name: 'chanta', han: 2 },
        { id: 52, name: 'dora', han: 3 },
      ],
      yakuman: [],
      ...{ fu: 40, han: 7, limit: 'haneman', points: 12000, deltas: [0, 12000, -12000, 0] },
    },
  },
];

const POSITION = {
  rules: { players: 4, aka: true, kuitan: true },
  ...{ roundWind: 'E', seatWind: 'S', seat: 1, moment: 'after-own-discard', melds: [], river: ['9m', '1z_'] },
  ...{ sinceOwnDiscard: [], riichi: false, afterRiichi: [] },
};

export const POSITIONS = [
  {
    ...POSITION,
    id: 'won on a red five',
    ...{ moment: 'before-winning-discard', hand: '123m46p789s11222z' },
    expected: {
      ...{ tenpai: true, waits: ['5p'], furiten: false, furitenBy: [] },
      ...{ logWait: '0p', won: 'ron', serverFuriten: false },
    },
  },
  {
    ...POSITION,
    id: 'drawn in discard furiten',
    ...{ moment: 'before-winning-draw', hand: '123m11z78p123789s', river: ['6p^', '9m'] },
    expected: {
      ...{ tenpai: true, waits: ['6p', '9p'], furiten: true, furitenBy: ['discard'] },
      ...{ logWait: '9p', won: 'tsumo', serverFuriten: true },
    },
  },
  {
    ...POSITION,
    id: 'passed in riichi and since the last discard',
    ...{ hand: '123m11z78p123789s', riichi: true },
    ...{ sinceOwnDiscard: [[2, '6p', 'discard']], afterRiichi: [[2, '6p', 'discard']] },
    expected: { tenpai: true, waits: ['6p', '9p'], furiten: true, furitenBy: ['riichi', 'temporary'] },
  },
  {
    ...POSITION,
    id: 'a wait that is all in the own hand',
    ...{
      moment: 'exhaustive-draw',
      hand: '3499p',
      melds: [pon('2p', 0), pon('1z', 2), chi('2p', '3p', '4p')],
    },
    expected: {
      ...{ tenpai: true, waits: ['5p'], furiten: false, furitenBy: [] },
      ...{ ownFourWaits: ['2p'], logTenpai: true },
    },
  },
  {
    ...POSITION,
    id: 'not tenpai at the draw',
    ...{ moment: 'exhaustive-draw', hand: '1379m258p1479s13z' },
    expected: { tenpai: false, waits: [], furiten: false, furitenBy: [], logTenpai: false },
  },
];

export const FU_LINES = [
  {
    id: 'a closed triplet, a closed wait',
    ...{ hand: '111m234567p35s99s', melds: [], winTile: '4s', win: 'ron', seatWind: 'S', roundWind: 'E' },
    yakuForLegality: 'riichi',
    expected: { fuRaw: 40, fu: 40, breakdown: { base: 20, closedRon: 10, sets: 8, wait: 2 } },
  },
  {
    id: 'the reading that is pinfu',
    ...{ hand: '234m567m345p67p22s', melds: [], winTile: '8p', win: 'tsumo', seatWind: 'S', roundWind: 'E' },
    yakuForLegality: 'pinfu',
    expected: { fuRaw: 20, fu: 20, breakdown: { base: 20 }, reading: 'pinfu' },
  },
];

const DRAW = { players: 4, dealerSeat: 1, honba: 1, riichiSticks: 2, options: {} };

/** Ready on 8p with nothing but pinfu, and with nothing but the red dragon. */
const PINFU = { seat: 1, seatWind: 'S', hand: '234m67p888s22777z', melds: [], flags: [], uraIndicators: [] };
const OTHER = { ...PINFU, seat: 2, seatWind: 'W', hand: '23455m67p345678s' };

export const OPTION_LINES = [
  {
    ...TABLE,
    id: 'a score by keys',
    ...{ preset: 'tournament', options: {}, hand: '123m456p44z23678s', winTile: '4s', fromSeat: 2 },
    doraIndicators: ['9p'],
    expected: {
      yaku: [{ key: 'pinfu', han: 1 }],
      yakuman: [],
      ...{ yakumanCount: 0, fu: 30, han: 1, limit: null, points: 1000, deltas: [0, 1000, -1000, 0] },
    },
  },
  {
    ...TABLE,
    id: 'who is liable, and for what',
    ...{ options: {}, hand: '34m55p', melds: [pon('5z', 0), pon('6z', 2), pon('7z', 3)], winTile: '2m' },
    fromSeat: 0,
    expected: {
      yaku: [],
      yakuman: [{ key: 'daisangen', value: 1 }],
      ...{ yakumanCount: 1, fu: null, han: null, limit: 'yakuman', points: 32000 },
      ...{ deltas: [-16000, 32000, 0, -16000], paoSeat: 3, paoYaku: 'daisangen' },
    },
  },
  {
    ...TABLE,
    id: 'a refusal',
    ...{ options: {}, seatWind: 'N', hand: '123m456p44z23678s', winTile: '4s', fromSeat: 2 },
    expected: { invalid: 'noYaku' },
  },
  {
    id: 'two rons',
    ...{ rules: TABLE.rules, roundWind: 'E', dealerSeat: 0, honba: 1, riichiSticks: 1, fromSeat: 0 },
    ...{ winTile: '8p', doraIndicators: ['4z'], claims: [PINFU, OTHER], options: {} },
    expected: {
      abort: null,
      winners: [1, 2],
      results: [
        {
          ...{ seat: 1, yaku: [{ key: 'chun', han: 1 }], yakuman: [], yakumanCount: 0 },
          ...{ fu: 50, han: 1, limit: null, points: 1600, deltas: [-1900, 2900, 0, 0] },
        },
        {
          ...{
            seat: 2,
            yaku: [
              { key: 'pinfu', han: 1 },
              { key: 'tanyao', han: 1 },
            ],
            yakuman: [],
          },
          ...{ yakumanCount: 0, fu: 30, han: 2, limit: null, points: 2000, deltas: [-2000, 0, 2000, 0] },
        },
      ],
      deltas: [-3900, 2900, 2000, 0],
    },
  },
  {
    ...{ id: 'noten payments', ...DRAW, tenpai: [true, false, false, false] },
    expected: {
      ...{ deltas: [3000, -1000, -1000, -1000], dealerStays: false, nextDealerSeat: 2, nextHonba: 2 },
      riichiSticksCarried: 2,
    },
  },
  {
    ...{ id: 'nagashi', kind: 'payment', ...DRAW, honba: 0, tenpai: [false, false, false, false] },
    nagashiSeats: [0],
    expected: { deltas: [8000, -4000, -2000, -2000], riichiSticksCarried: 2 },
  },
  {
    ...{ id: 'tenpai or not', kind: 'tenpaiHand', hand: '123m11z78p123789s', melds: [] },
    expected: { tenpai: true, waits: ['6p', '9p'] },
  },
  {
    ...{ id: 'a river of outer tiles', kind: 'eligibility', river: ['1m', '9p_', '7z'] },
    expected: { eligible: true },
  },
];
