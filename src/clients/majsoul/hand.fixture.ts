// A hand of our own making, as the player in seat 1 is sent it: every kind of action between a deal and a ron.

import type { ActionName, ActionValue } from './encode.fixture.ts';

export type Sent = {
  readonly [K in ActionName]: { readonly name: K; readonly value: ActionValue<K> };
}[ActionName];

const one = <K extends ActionName>(name: K, value: ActionValue<K>): Sent => ({ name, value }) as Sent;

export const SCORES = [25000, 25000, 25000, 25000];

/** Every step with the events it must give; told events are left out. */
export const HAND: readonly (readonly [Sent, readonly string[]])[] = [
  [
    one('ActionNewRound', {
      ju: 0,
      ben: 1,
      liqibang: 1,
      tiles: ['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '5z', '5z', '9m', '0s', '5s'],
      scores: SCORES,
      left_tile_count: 69,
      doras: ['3p'],
    }),
    ['deal 1 east-0 123m456p78s55z9m05s 3p wall 70 honba 1 sticks 1', 'draw 0'],
  ],
  [
    one('ActionDiscardTile', {
      seat: 0,
      tile: '5z',
      operation: { seat: 1, operation_list: [{ type: 3, combination: ['5z|5z'] }] },
    }),
    ['discard 0 5z ?'],
  ],
  [
    one('ActionChiPengGang', {
      seat: 1,
      type: 1,
      tiles: ['5z', '5z', '5z'],
      froms: [1, 1, 0],
      operation: { seat: 1, operation_list: [{ type: 1, combination: ['5z'] }] },
    }),
    ['meld 1 [555z1]'],
  ],
  [one('ActionDiscardTile', { seat: 1, tile: '9m' }), ['discard 1 9m hand']],
  [one('ActionDealTile', { seat: 2, left_tile_count: 68 }), ['draw 2']],
  [one('ActionDiscardTile', { seat: 2, tile: '9p', moqie: true }), ['discard 2 9p drawn']],
  [
    one('ActionChiPengGang', { seat: 3, type: 0, tiles: ['7p', '8p', '9p'], froms: [3, 3, 2] }),
    ['meld 3 [789p3]'],
  ],
  [one('ActionDiscardTile', { seat: 3, tile: '1m' }), ['discard 3 1m hand']],
  [one('ActionDealTile', { seat: 0, left_tile_count: 67 }), ['draw 0']],
  [one('ActionAnGangAddGang', { seat: 0, type: 3, tiles: '0m' }), ['meld 0 [5550m]']],
  [
    one('ActionDealTile', { seat: 0, left_tile_count: 66, doras: ['3p', '4p'] }),
    ['indicator 4p', 'draw 0 replacement'],
  ],
  [one('ActionDiscardTile', { seat: 0, tile: '3m', moqie: true }), ['discard 0 3m drawn']],
  [
    one('ActionDealTile', {
      seat: 1,
      tile: '5z',
      left_tile_count: 65,
      operation: { seat: 1, operation_list: [{ type: 1 }, { type: 6, combination: ['5z|5z|5z|5z'] }] },
    }),
    ['draw 1 5z'],
  ],
  [one('ActionAnGangAddGang', { seat: 1, type: 2, tiles: '5z' }), ['meld 1 [5555z5]']],
  [one('ActionDealTile', { seat: 1, tile: '1s', left_tile_count: 64 }), ['draw 1 1s replacement']],
  [
    one('ActionDiscardTile', { seat: 1, tile: '1s', moqie: true, doras: ['3p', '4p', '6z'] }),
    ['discard 1 1s drawn', 'indicator 6z'],
  ],
  [
    one('ActionChiPengGang', { seat: 2, type: 2, tiles: ['1s', '1s', '1s', '1s'], froms: [2, 2, 2, 1] }),
    ['meld 2 [1111s1]'],
  ],
  [one('ActionDealTile', { seat: 2, left_tile_count: 63 }), ['draw 2 replacement']],
  [
    one('ActionDiscardTile', { seat: 2, tile: '4m', doras: ['3p', '4p', '6z', '1p'] }),
    ['discard 2 4m hand', 'indicator 1p'],
  ],
  [one('ActionDealTile', { seat: 3, left_tile_count: 62 }), ['draw 3']],
  [one('ActionDiscardTile', { seat: 3, tile: '2z' }), ['discard 3 2z hand']],
  [one('ActionDealTile', { seat: 0, left_tile_count: 61 }), ['draw 0']],
  [one('ActionDiscardTile', { seat: 0, tile: '8p', is_liqi: true }), ['discard 0 8p hand riichi']],
  [
    one('ActionDealTile', {
      seat: 1,
      tile: '6z',
      left_tile_count: 60,
      liqi: { seat: 0, score: 24000, liqibang: 2 },
    }),
    ['riichi 0', 'draw 1 6z'],
  ],
  [one('ActionDiscardTile', { seat: 1, tile: '6z', moqie: true }), ['discard 1 6z drawn']],
  [one('ActionDealTile', { seat: 2, left_tile_count: 59 }), ['draw 2']],
  [
    one('ActionDiscardTile', {
      seat: 2,
      tile: '6s',
      operation: { seat: 1, operation_list: [{ type: 9 }] },
    }),
    ['discard 2 6s hand'],
  ],
  [
    one('ActionHule', {
      hules: [
        {
          hand: ['1m', '2m', '3m', '4p', '5p', '6p', '7s', '8s', '0s', '5s'],
          ming: ['minggang(5z,5z,5z,5z)'],
          hu_tile: '6s',
          seat: 1,
          count: 5,
          fans: [
            { val: 1, id: 7 },
            { val: 3, id: 31 },
            { val: 1, id: 32 },
          ],
          fu: 40,
          dadian: 8000,
        },
      ],
      old_scores: [24000, 25000, 25000, 25000],
      delta_scores: [0, 10300, -8300, 0],
      scores: [24000, 35300, 16700, 25000],
    }),
    [
      'win 1 6s from 2 123m456p7805s haku+1 dora+3 aka+1 5/40 8000 [0,10300,-8300,0]',
      'end win [0,10300,-8300,0]',
    ],
  ],
];

export const STEPS: readonly Sent[] = HAND.map(([sent]) => sent);
