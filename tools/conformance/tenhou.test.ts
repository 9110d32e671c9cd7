// The suites must be able to fail: made-up data, right and wrong.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenhouFrames } from './tenhou.ts';
import { tenhouLogs } from './tenhou-logs.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenhou-'));
  for (const inner of ['synth', 'expected', 'mjlog']) mkdirSync(join(folder, inner));
});
afterAll(() => rmSync(folder, { recursive: true }));

const INIT = {
  tag: 'INIT',
  seed: '0,0,0,2,4,124',
  ten: '250,250,250,250',
  oya: '0',
  hai: '0,4,8,12,16,52,56,60,96,97,108,109,132',
};
const FRAMES = [
  INIT,
  { tag: 'T133', t: '64' },
  { tag: 'RYUUKYOKU', type: 'yao9', sc: '250,0,250,0,250,0,250,0' },
];
const END = {
  round: 0,
  kyoku: 0,
  honba: 0,
  roundWind: 'E',
  dealer: 0,
  selfWind: 'E',
  doraIndicators: ['5z'],
  hand: '12340m067p77s1177z',
  rivers: ['', '', '', ''],
  melds: [[], [], [], []],
  kita: [0, 0, 0, 0],
  riichi: [false, false, false, false],
  draws: 1,
  scores: [25000, 25000, 25000, 25000],
  end: 'yao9',
  wins: [],
};

const lines = (values: readonly unknown[]): string => values.map((v) => JSON.stringify(v)).join('\n');
const differing = (verdicts: Iterable<{ id: string; differs?: unknown }>) =>
  [...verdicts].filter((v) => v.differs !== undefined).map((v) => v.id);

const frames = (values: readonly unknown[], end: unknown): string => {
  writeFileSync(join(folder, 'synth/x.jsonl.gz'), gzipSync(lines(values)));
  writeFileSync(join(folder, 'expected/x.jsonl'), lines([end]));
  return folder;
};

describe('frames', () => {
  test('an equal end is equal', () => {
    const verdicts = [...tenhouFrames().check(frames(FRAMES, END))];
    expect(verdicts).toEqual([{ id: 'x hand 0' }]);
  });

  test('a part that differs is named', () => {
    const [verdict] = [...tenhouFrames().check(frames(FRAMES, { ...END, draws: 2 }))];
    expect(verdict?.differs).toEqual({ expected: { draws: 2 }, got: { draws: 1 } });
  });

  test('a lost thread differs, and so does its hand', () => {
    expect(differing(tenhouFrames().check(frames([INIT, { tag: 'D133' }, ...FRAMES.slice(2)], END)))).toEqual(
      ['x.jsonl.gz:2', 'x hand 0'],
    );
  });

  test('an answer that is not the server’s differs', () => {
    const answer = (...offers: 'nineTerminals'[]) => tenhouFrames(() => ({ furiten: false, offers }));
    expect(differing(answer('nineTerminals').check(frames(FRAMES, END)))).toEqual([]);
    expect(differing(answer().check(frames(FRAMES, END)))).toEqual(['x.jsonl.gz:2 offers']);
  });

  test('a folder without frames is named', () => {
    expect(() => [...tenhouFrames().check(join(folder, 'mjlog'))]).toThrow('no frames in this folder');
  });
});

describe('logs', () => {
  const XML =
    '<mjloggm ver="2.3"><GO type="9"/><INIT seed="0,0,0,2,4,124" ten="250,250,250,250" oya="0" ' +
    'hai0="0,4,8,12,16,52,56,60,96,97,108,109,132" hai1="17,20,104,1,5,9,73,77,81,112,116,120,128" ' +
    'hai2="68,69,70,114,21,25,29,65,66,74,78,82,117" hai3="36,44,48,53,57,61,72,76,80,84,88,92,134"/>' +
    '<T133/><RYUUKYOKU type="yao9" sc="250,0,250,0,250,0,250,0" hai0="0,4,8,12,16,52,56,60,96,97,108,109,132,133"/></mjloggm>';
  const start = [25000, 25000, 25000, 25000];
  const round = {
    ...{ round: 0, kyoku: 0, honba: 0, dealerSeat: 0, start, result: 'ryuukyoku', type: 'yao9' },
    ...{ tenpai: [0], deltas: [0, 0, 0, 0], end: start },
  };
  const games = (xml: string, rounds: readonly unknown[]): string => {
    writeFileSync(join(folder, 'mjlog/x.xml'), xml);
    writeFileSync(join(folder, 'index.jsonl'), lines([{ id: 'x', file: 'mjlog/x.xml', rounds }]));
    return folder;
  };

  test('an equal outcome is equal', () => {
    expect(differing(tenhouLogs.check(games(XML, [round])))).toEqual([]);
  });

  test.each([
    ['another result', XML, [{ ...round, type: 'kaze4' }], ['x hand 0 result']],
    ['a hand too many', XML, [round, round], ['x']],
    [
      'a hand that cannot be',
      XML.replace('<T133/>', '<T133/><T100/>'),
      [round],
      ['x hand 0 open', 'x hand 0', 'x hand 0 result'],
    ],
    ['a log cut short', XML.replace('</mjloggm>', ''), [round], ['x']],
  ])('%s differs', (_, xml, rounds, ids) => {
    expect(differing(tenhouLogs.check(games(xml, rounds)))).toEqual(ids);
  });

  test('a file of games, packed', () => {
    const path = join(folder, 'all.jsonl.gz');
    writeFileSync(
      path,
      gzipSync(
        lines([
          { id: 'a', xml: XML },
          { id: 'b', xml: XML.replace('<T133/>', '') },
        ]),
      ),
    );
    expect(differing(tenhouLogs.check(path)).length).toBeGreaterThan(0);
    writeFileSync(path, gzipSync(lines([{ id: 'a', xml: XML }])));
    expect(differing(tenhouLogs.check(path))).toEqual([]);
  });
});
