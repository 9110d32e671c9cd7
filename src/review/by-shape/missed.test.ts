// Why a choice cost something by shape, and what is wrong with a ready hand, of hands told by their numbers.

import { expect, test } from 'vitest';
import type { HandView } from '../../analysis/analysis.ts';
import { parseTile } from '../../tiles/notation.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import { EQUAL } from '../decision.ts';
import { type Beside, noPlan, reasonOf, shapeOnly } from './missed.ts';
import { type ReadyHand, type Shaped, shareOf } from './shaped.ts';

const tile = (text: string): Tile => {
  const parsed = parseTile(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};

const view = (shanten: number, tiles: number): HandView => ({ shanten, tiles, forms: [], accepts: [] });

const shaped = (thrown: string, shanten: number, tiles: number, more: Partial<Shaped> = {}): Shaped => ({
  act: { type: 'discard', tile: tile(thrown), drawn: false },
  view: view(shanten, tiles),
  winning: 0,
  ...more,
});

const ready = (readiness: ReadyHand['readiness'], points = 0): ReadyHand => ({
  readiness,
  waits: [kindOf(tile('5p'))],
  short: readiness === 'shapeOnly' ? 3 : 0,
  points,
});

const beside = (best: Shaped, ours: Shaped): Beside => ({ best, ours });

const reasons = (best: Shaped, ours: Shaped) =>
  shareOf(best, ours) > EQUAL.korean.share ? reasonOf(beside(best, ours)).map((m) => m.id) : [];

const WINS = shaped('1m', 0, 4, { winning: 8, ready: ready('ready', 10) });

test.each([
  ['as good', WINS, shaped('2m', 0, 4, { winning: 8, ready: ready('ready', 10) }), 0, []],
  ['not ready', WINS, shaped('2m', 1, 20), 1, ['tenpaiMissed']],
  [
    'fewer tiles that win, for much less',
    WINS,
    shaped('2m', 0, 2, { winning: 4, ready: ready('ready', 4) }),
    0.5,
    ['cheaperWait'],
  ],
  [
    'for a little less: above all they are fewer',
    WINS,
    shaped('2m', 0, 2, { winning: 4, ready: ready('ready', 8) }),
    0.5,
    ['narrower'],
  ],
  [
    'fewer tiles that win, for more',
    WINS,
    shaped('2m', 0, 2, { winning: 4, ready: ready('ready', 16) }),
    0.5,
    ['narrower'],
  ],
  [
    'a plan farther away',
    shaped('1m', 2, 20, { away: 1, exactTo: 1, fan: 'halfFlush' }),
    shaped('2m', 1, 30, { away: 2, exactTo: 1 }),
    1,
    ['planLost'],
  ],
  [
    'a plan that may have been overlooked',
    shaped('1m', 2, 20, { away: 2, exactTo: 1, fan: 'halfFlush' }),
    shaped('2m', 2, 20, { away: 3, exactTo: 1 }),
    0,
    [],
  ],
  ['farther by shape', shaped('1m', 2, 20), shaped('2m', 3, 60), 1, ['backwards']],
  ['fewer tiles', shaped('1m', 2, 20), shaped('2m', 2, 15), 0.25, ['narrower']],
  ['a tile fewer is within the margin', shaped('1m', 2, 20), shaped('2m', 2, 19), 0.05, []],
] as const)('%s', (_, best, ours, share, missed) => {
  expect(shareOf(best, ours)).toBeCloseTo(share);
  expect(reasons(best, ours)).toEqual(missed);
});

test('where values are known the greater part of the loss is the reason', () => {
  const [best, ours] = [shaped('1m', 1, 7), shaped('2m', 1, 6)];
  const because = (mine: { points: number; win: number }) =>
    reasonOf({ best, ours, worths: { best: { points: 20, win: 0.4 }, ours: mine } }).map((m) => m.id);
  // 7 tiles for 6 make a sixth: that is half of a third.
  expect(because({ points: 15, win: 0.3 })).toEqual(['narrower']);
  expect(because({ points: 10, win: 0.22 })).toEqual(['slower']);
  expect(because({ points: 10, win: 0.38 })).toEqual(['worth']);
  expect(because({ points: 0, win: 0 })).toEqual(['worth']);
});

test('that the hand farther from a win is better is told where values are known', () => {
  const [best, ours] = [shaped('1m', 1, 37), shaped('2m', 0, 4, { winning: 4, ready: ready('ready', 8) })];
  const worths = { best: { points: 15.8, win: 0.5 }, ours: { points: 9.5, win: 0.3 } };
  expect(reasonOf({ best, ours, worths })).toEqual([
    { id: 'retreat', tile: tile('1m'), back: { from: 0, to: 1 } },
  ]);
  expect(reasonOf({ best, ours }).map((m) => m.id)).toEqual(['worth']);
  expect(reasonOf({ best: ours, ours: best, worths }).map((m) => m.id)).not.toContain('retreat');
});

test('ready by shape alone, and a better discard where there is one', () => {
  const ours = shaped('2m', 0, 8, { ready: ready('shapeOnly') });
  const [alone] = shapeOnly(beside(ours, ours));
  expect(alone).toEqual({ id: 'shapeOnly', waits: [kindOf(tile('5p'))], short: 3 });
  expect(shapeOnly(beside(WINS, ours))[0]).toMatchObject({ better: tile('1m') });
  expect(shapeOnly(beside(WINS, WINS))).toEqual([]);
});

test('no hand in reach that may win', () => {
  const far = shaped('1m', 3, 20);
  expect(noPlan(beside(far, far))).toEqual([{ id: 'noPlan' }]);
  expect(noPlan(beside(shaped('1m', 3, 20, { away: 3 }), far))).toEqual([]);
  expect(noPlan(beside(WINS, far))).toEqual([]);
});

test('what is out of reach of every search is named, however the plans look', () => {
  const best = shaped('1m', 1, 20, { away: 2, exactTo: 1, fan: 'halfFlush' });
  const ours = shaped('2m', 1, 30);
  expect(reasonOf({ best, ours }).map((m) => m.id)).toEqual(['worth']);
  expect(reasonOf({ best, ours, isGone: true })).toEqual([
    { id: 'planLost', fan: 'halfFlush', away: 2, better: best.act },
  ]);
});
