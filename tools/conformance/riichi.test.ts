import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { RIICHI_SUITES } from './riichi.ts';

const folder = mkdtempSync(join(tmpdir(), 'riichi-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (suite: string, name: string, lines: readonly object[]) => {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return [...RIICHI_SUITES.find((s) => s.name === suite)!.check(path)];
};

const WIN = {
  rules: { players: 4, aka: true, kuitan: true },
  roundWind: 'E',
  seatWind: 'S',
  seat: 1,
  dealerSeat: 0,
  honba: 1,
  riichiSticks: 0,
  hand: '123m456p44z23678s',
  melds: [],
  winTile: '4s',
  tsumo: false,
  fromSeat: 2,
  flags: [],
  doraIndicators: [],
  uraIndicators: [],
};
const RIGHT = {
  yaku: [{ id: 7, name: 'pinfu', han: 1 }],
  yakuman: [],
  fu: 30,
  han: 1,
  limit: null,
  points: 1000,
  deltas: [0, 1300, -1300, 0],
};

test('a win that is as expected, and every way in which it can differ', () => {
  const wrong = [
    { yaku: [{ id: 8, name: 'tanyao', han: 1 }] },
    { fu: 40 },
    { han: 2 },
    { limit: 'mangan' },
    { points: 1300 },
    { deltas: [0, 1300, 0, -1300] },
    { paoSeat: 3 },
    { yakumanCount: 1 },
  ];
  const lines = [{}, ...wrong].map((change, i) => ({
    id: `w${i}`,
    ...WIN,
    expected: { ...RIGHT, ...change },
  }));
  const verdicts = check('riichi-wins', 'wins.jsonl', lines);
  expect(verdicts.filter((v) => !v.differs).map((v) => v.id)).toEqual(['w0']);
});

test('the second winner of a tile has no honba', () => {
  const expected = { ...RIGHT, deltas: [0, 1000, -1000, 0] };
  const [verdict] = check('riichi-wins', 'second.jsonl', [{ id: 'w', ...WIN, winIndex: 1, expected }]);
  expect(verdict?.differs).toBeUndefined();
});

test('a refusal is expected by its name', () => {
  const line = { ...WIN, seatWind: 'N', hand: '123m456p44z23678s' };
  const verdicts = check('riichi-options', 'options.jsonl', [
    { id: 'right', ...line, expected: { invalid: 'noYaku' } },
    { id: 'other', ...line, expected: { invalid: 'furiten' } },
    { id: 'none', ...WIN, expected: { invalid: 'noYaku' } },
  ]);
  expect(verdicts.filter((v) => v.differs).map((v) => v.id)).toEqual(['other', 'none']);
});

test('a folder without such files is named', () => {
  expect(() => [...RIICHI_SUITES[0]!.check(join(folder, 'nothing'))]).toThrow('no such file or folder');
});
