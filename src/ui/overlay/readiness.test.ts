import { describe, expect, test } from 'vitest';
import { wordsFor } from '../../i18n/i18n.ts';
import {
  bestWait,
  leastShort,
  type Short,
  type Waiting,
  type WaitingKeys,
  waitingSays,
} from './readiness.tsx';
import { textOf } from './said.ts';

const wait = (live: number, byDiscard?: number, bySelfDraw?: number) => {
  const short: Short = {
    ...(byDiscard !== undefined && { byDiscard }),
    ...(bySelfDraw !== undefined && { bySelfDraw }),
  };
  return { live, short };
};
const waiting = (readiness: Waiting['readiness'], ...waits: Waiting['waits']): Waiting => ({
  readiness,
  waits,
  tilesByDiscard: 4,
  tilesBySelfDraw: 7,
});

test('the least that is missing counts no tile that is gone', () => {
  const all = waiting('shapeOnly', wait(0, 1, 1), wait(2, 5, 3), wait(1, 4, 6));
  expect([leastShort(all, 'byDiscard'), leastShort(all, 'bySelfDraw')]).toEqual([4, 3]);
});

test('nobody draws any more: nothing is missing by self-draw, since nothing can come', () => {
  expect(leastShort(waiting('shapeOnly', wait(3, 2)), 'bySelfDraw')).toBeUndefined();
});

const MCR: WaitingKeys = {
  wins: { byDiscard: 'mcr.answer.winsByDiscard', bySelfDraw: 'mcr.answer.winsBySelfDraw' },
  short: { byDiscard: 'mcr.answer.shortByDiscard', bySelfDraw: 'mcr.answer.shortBySelfDraw' },
};
const NOW = { shanten: 0, forms: [], accepts: [], tiles: 9 };

describe('the numbers that matter', () => {
  test.each<[Waiting['readiness'], string]>([
    ['partly', '4 tiles by discard 7 by self‑draw'],
    ['shapeOnly', '2 fan short by discard 1 by self‑draw'],
    ['ready', '0 kinds 9 live'],
    ['dead', '0 kinds 9 live'],
  ])('%s: %s', (readiness, said) => {
    const says = waitingSays(waiting(readiness, wait(3, 2, 1)), MCR, NOW, false);
    expect(textOf(wordsFor('en'), says)).toBe(said);
  });
});

describe('the best wait', () => {
  const worth = (w: { readonly worth: number }): number => w.worth;
  test.each([
    [
      'the dearest that may be won on',
      [
        { ...wait(2, 0), worth: 8 },
        { ...wait(1, 0), worth: 12 },
      ],
      12,
    ],
    [
      'not one that falls short',
      [
        { ...wait(2, 0), worth: 8 },
        { ...wait(1, 1), worth: 12 },
      ],
      8,
    ],
    [
      'not one that is gone',
      [
        { ...wait(2, 0), worth: 8 },
        { ...wait(0, 0), worth: 12 },
      ],
      8,
    ],
    [
      'none of two alike',
      [
        { ...wait(2, 0), worth: 8 },
        { ...wait(1, 0), worth: 8 },
      ],
      undefined,
    ],
    ['none where there is but one', [{ ...wait(2, 0), worth: 8 }], undefined],
  ])('%s', (_, waits, best) => {
    expect(bestWait(waits, worth)?.worth).toBe(best);
  });
});
