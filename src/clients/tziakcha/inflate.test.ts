import { deflateSync, strToU8, zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { inflated } from './inflate.ts';

const LONG = JSON.stringify({ m: Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 144) });

test.each([
  ['a zlib head', zlibSync],
  ['no head', deflateSync],
])('text deflated with %s is the same again', (_, pack) => {
  for (const text of ['{}', '{"r":9,"手":"牌"}', LONG]) expect(inflated(pack(strToU8(text)))).toBe(text);
});

test.each([
  ['a zlib head', zlibSync],
  ['no head', deflateSync],
])('text deflated with %s and cut off is none', (_, pack) => {
  const bytes = pack(strToU8(LONG));
  for (const kept of [0, 1, 3, bytes.length >> 1]) expect(inflated(bytes.subarray(0, kept))).toBeUndefined();
});

test('what swells beyond any message is let go', () => {
  expect(inflated(zlibSync(new Uint8Array(60_000_000)))).toBeUndefined();
  expect(inflated(deflateSync(new Uint8Array(60_000_000)))).toBeUndefined();
});

test('bytes that are not deflated are none', () => {
  for (const bytes of [[], [0], [1, 2, 3], [0x78, 0x9c], [255, 255, 255, 255]])
    expect(inflated(Uint8Array.from(bytes))).toBeUndefined();
});
