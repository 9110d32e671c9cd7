import { expect, test } from 'vitest';
import { encode, notify, request, response } from './encode.fixture.ts';
import { mask, readFrame } from './frame.ts';
import { ReqAuthGame, ResAuthGame } from './messages.ts';

const DATA = new Uint8Array([1, 2, 3]);

test('a notice has a name and no number', () => {
  expect(readFrame(notify('.lq.NotifyX', DATA))).toEqual({ type: 'notify', name: '.lq.NotifyX', data: DATA });
});

test('a request has both, an answer only its number', () => {
  const value = { account_id: 5, game_uuid: 'u' };
  expect(readFrame(request(0xabcd, '.lq.FastTest.authGame', ReqAuthGame, value))).toEqual({
    type: 'request',
    id: 0xabcd,
    name: '.lq.FastTest.authGame',
    data: encode(ReqAuthGame, value),
  });
  expect(readFrame(response(0x0102, ResAuthGame, { seat_list: [0, 9] }))).toEqual({
    type: 'response',
    id: 0x0102,
    data: encode(ResAuthGame, { seat_list: [0, 9] }),
  });
});

test('the number is little endian', () => {
  expect([...new Uint8Array(request(0x1234, 'x', {}, {})).slice(0, 3)]).toEqual([2, 0x34, 0x12]);
});

test.each([
  ['a text', '<= heartbeat - 1 =>'],
  ['nothing', undefined],
  ['an empty frame', new ArrayBuffer(0)],
  ['a frame of no type', new Uint8Array([4, 1, 0]).buffer],
  ['a frame that ends early', notify('.lq.NotifyX', DATA).slice(0, 6)],
  ['a frame too large for any match', new ArrayBuffer((1 << 20) + 1)],
])('%s is no frame', (_, message) => {
  expect(readFrame(message)).toBeUndefined();
});

// ((23 ^ n) + 5 i + key[i mod 9]) & 255 for n = 1: 22 + 132 = 0x9a; for n = 10 and i = 9: 29 + 45 + 132 = 206.
test('the mask, by its formula', () => {
  expect([...mask(new Uint8Array([0]))]).toEqual([0x9a]);
  expect(mask(new Uint8Array(10))[9]).toBe(206);
});

test('the mask taken twice is none', () => {
  const data = Uint8Array.from({ length: 300 }, (_, i) => (i * 7) & 255);
  expect(mask(mask(data))).toEqual(data);
});
