// Made-up field cases, one or two of each kind, with right expectations.

import { POSITIONS, WINS } from './riichi.fixture.ts';
import { FRAMES, XML } from './tenhou.fixture.ts';

const { id: _id, expected: SCORE, ...WIN } = WINS[1]!;
const { id: _position, expected: _expected, ...POSITION } = POSITIONS[1]!;

const at = (kind: string, input: object, expected: object) => ({ id: kind, kind, input, expected });
const rule = (name: string, input: object, expected: object) => ({
  ...at('other', { rule: name, ...input }, expected),
  id: `other ${name}`,
});

export const CASES = [
  at(
    'shanten',
    { hand: '123m456p78s11z258m', melds: [] },
    { shanten: 2, bySpecial: { regular: 2, chiitoi: 4, kokushi: 10 }, alt: { handOnly: 2 } },
  ),
  at(
    'ukeire',
    { hand: '123m456p78s112223z', melds: [], discard: '3z', seen: ['6s'] },
    { shanten: 0, tiles: ['6s', '9s'], counts: { '6s': 3, '9s': 4 }, count: 7 },
  ),
  at(
    'waits',
    { hand: '123m456p78s11333z', melds: [] },
    {
      ...{ tenpai: true, tiles: ['6s', '9s'], counts: { '6s': 4, '9s': 4 }, dead: [] },
      ...{ noYakuRon: ['6s', '9s'], noYakuTsumo: [], byOption: { 'tenpaiFourOwn=true': true } },
    },
  ),
  at('furiten', POSITION, {
    ...{ tenpai: true, waits: ['6p', '9p'], furiten: true, furitenBy: ['discard'] },
    detail: [
      {
        ...{ kind: 'discard', tile: '6p', riverIndex: 0 },
        ends: 'when the wait no longer holds an own discard',
      },
    ],
    ...{ tsumoAllowed: true, ronAllowed: false },
  }),
  at('riichi-score', WIN, SCORE),
  at(
    'notation',
    { format: 'tenhou6-calls', strings: ['p414141', 'c121314'] },
    {
      decoded: [
        { type: 'pon', called: '1z', fromRelative: 3, own: ['1z', '1z'] },
        { type: 'chi', called: '2m', fromRelative: 3, own: ['3m', '4m'] },
      ],
    },
  ),
  { ...at('notation', { format: 'mpsz', strings: ['12x', '123m'] }, { valid: [false, true] }), id: 'mpsz' },
  rule(
    'kuikae',
    { hand: '1234m', called: '4m', own: ['2m', '3m'], options: { kuikae: false } },
    { forbidden: ['1m', '4m'], allowedDiscards: [], callAllowed: false },
  ),
  rule('flagsConsistent', { tsumo: false, flags: ['ippatsu'] }, { consistent: false }),
  rule('hanFuExists', { pairs: [{ han: 1, fu: 20, tsumo: false }] }, { exists: [false] }),
  rule(
    'endOfHand',
    { end: 'exhaustive', dealerSeat: 0, tenpai: [0] },
    { dealerStays: true, honba: '+1', deltas: [3000, -1000, -1000, -1000], sticksStay: true },
  ),
  at(
    'log',
    { format: 'mjlog', text: XML },
    {
      hands: 2,
      rivers: { 0: ['1m', '7p'], 1: ['1z_^'] },
      win: {
        ...{ type: 'ron', seat: 1, fromSeat: 0, flags: [], yaku: [7, 8], yakuman: [], han: 2, fu: 30 },
        ...{ points: 2000, deltas: [-2000, 2000, 0, 0] },
      },
      scoresAfter: [23000, 27000, 25000, 25000],
    },
  ),
  {
    ...at(
      'log',
      {
        format: 'majsoul-fragment',
        actions: [
          { name: 'RecordDiscardTile', data: { seat: 2, tile: '1z' } },
          { name: 'RecordHule', data: { hules: [{ seat: 1, zimo: false, hu_tile: '7p', liqi: true }] } },
        ],
        hands: { 1: '234567m56p22345s' },
        ...{ doraIndicators: ['4z'], uraIndicators: ['4z'] },
      },
      { loserSeat: 2, deltas: [[0, 3900, -3900, 0]] },
    ),
    id: 'fragment',
  },
  {
    ...at(
      'events',
      {
        format: 'mjai',
        events: [
          {
            ...{
              type: 'start_kyoku',
              bakaze: 'E',
              dora_marker: '4z',
              kyoku: 1,
              honba: 0,
              kyotaku: 1,
              oya: 0,
            },
            ...{ dora_marker: 'N', scores: [25000, 25000, 25000, 25000] },
            tehais: [
              ['2m', '3m', '4m', '5m', '6m', '7m', '5p', '6p', '2s', '2s', '3s', '4s', '5s'],
              ...[1, 2, 3].map(() => Array.from({ length: 13 }, () => '?')),
            ],
          },
          { type: 'tsumo', actor: 0, pai: '9m' },
          { type: 'dahai', actor: 0, pai: '9m', tsumogiri: true },
        ],
        view: 0,
      },
      {
        checks: [{ after: 2, 'waits.0': ['4p', '7p'], 'river.0': ['9m_'], tilesLeft: 69, sticksAtStart: 1 }],
        closed: { 0: true },
      },
    ),
    id: 'mjai',
  },
  {
    ...at(
      'log',
      {
        format: 'mjai',
        events: [{ type: 'hora', actor: 1, target: 3, pai: '2m', deltas: [0, 9000, 0, -8000] }],
      },
      { scoreFrom: 'deltas', uraIndicators: 'unknown', han: 'unknown', deltas: [0, 9000, 0, -8000] },
    ),
    id: 'mjai fragment',
  },
  {
    ...at(
      'notation',
      { format: 'mjai', tiles: ['E', '5mr', '?'] },
      { mpsz: ['1z', '0m', null], red: [false, true, false] },
    ),
    id: 'mjai tiles',
  },
  at(
    'events',
    { format: 'tenhou-web', frames: FRAMES.slice(0, -1), view: 0 },
    {
      checks: [
        { after: 4, callsOffered: ['pon'], ronOffered: false, tilesLeft: 68 },
        { after: 6, 'hand.0': '2340m06p77s77z', 'river.1': ['1z_^'], 'furitenBy.0': [] },
      ],
      'melds.0': [{ type: 'pon', tiles: '111z', fromSeat: 1 }],
      stateTrusted: true,
    },
  ),
];
