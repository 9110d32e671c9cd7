import { expect, test } from 'vitest';
import { majsoul } from './majsoul.ts';

test.each([
  ['https://game.maj-soul.com/1/', true],
  ['https://game.maj-soul.net/1/', true],
  ['https://game.mahjongsoul.com/', true],
  ['https://mahjongsoul.game.yo-star.com/', true],
  ['https://mahjongsoul.game.yo-star.com/kr/', true],
  ['https://maj-soul.com/', false],
  ['https://tenhou.net/3/', false],
])('%s is a page of it: %s', (url, is) => {
  expect(majsoul.isPage(new URL(url))).toBe(is);
});

test.each([
  ['wss://route-2.maj-soul.com:443/game-gateway-zone', true],
  ['wss://gateway-hw.maj-soul.com/game-gateway', true],
  ['wss://mjusgs.mahjongsoul.com:9663/game-gateway-zone?x=1', true],
  ['wss://route-2.maj-soul.com/gateway', false],
  ['wss://route-2.maj-soul.com/notice', false],
])('%s carries a match: %s', (url, is) => {
  expect(majsoul.isSocket(new URL(url))).toBe(is);
});

test.each([
  ['wss://route-2.maj-soul.com/gateway', true],
  ['wss://route-2.maj-soul.com:443/gateway/', true],
  ['wss://route-2.maj-soul.com/game-gateway-zone', true],
  ['wss://route-2.maj-soul.com/notice', false],
  ['wss://route-2.maj-soul.com/gateway/ob', false],
])('%s can tell of a replay: %s', (url, is) => {
  expect(majsoul.replays.isSocket(new URL(url))).toBe(is);
});
