import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Tally } from '../tiles/counts.ts';
import { assetText } from './derive/asset.ts';
import { needsIndex, needsOfSuit } from './needs.ts';
import { honoursClass, needsOfClass, suitClass } from './tables.ts';

test('the tables in the tree are as derived', () => {
  expect(readFileSync(join(import.meta.dirname, 'asset.ts'), 'utf8')).toBe(assetText());
});

/** Every way to hold up to fourteen tiles of `kinds` kinds, in one array that is filled again and again. */
const eachPattern = (start: number, kinds: number, visit: (counts: Tally) => void): number => {
  const counts = new Uint8Array(34);
  let patterns = 0;
  const fill = (k: number, left: number): void => {
    if (k === start + kinds) {
      patterns++;
      visit(counts);
      return;
    }
    for (let n = 0; n <= Math.min(4, left); n++) {
      counts[k] = n;
      fill(k + 1, left - n);
    }
    counts[k] = 0;
  };
  fill(start, 14);
  return patterns;
};

const sizeOf = (counts: Tally): number => counts.reduce((a, b) => a + b, 0);

/** How many patterns split wholly into so many groups and no or one pair. */
const countWhole = (start: number, kinds: number, classOf: (counts: Tally) => number) => {
  const whole = new Map<number, number>();
  const patterns = eachPattern(start, kinds, (counts) => {
    const needs = needsOfClass(classOf(counts));
    const size = sizeOf(counts);
    const index = needsIndex(Math.floor(size / 3), size % 3 === 2 ? 1 : 0);
    if (size % 3 !== 1 && needs[index] === 0) whole.set(index, (whole.get(index) ?? 0) + 1);
  });
  return { patterns, whole };
};

const sum = (whole: ReadonlyMap<number, number>): number => [...whole.values()].reduce((a, b) => a + b, 0);

/** Groups and pairs add up; two pairs do not. */
const joined = (a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): Map<number, number> => {
  const both = new Map<number, number>();
  for (const [i, m] of a) {
    for (const [j, n] of b) {
      if (i % 2 === 1 && j % 2 === 1) continue;
      both.set(i + j, (both.get(i + j) ?? 0) + m * n);
    }
  }
  return both;
};

test('golden counts: patterns, whole patterns, and standard wins of 14 tiles', () => {
  const suit = countWhole(0, 9, (counts) => suitClass(counts, 0));
  const honours = countWhole(27, 7, honoursClass);
  expect(suit.patterns).toBe(405_350);
  expect(honours.patterns).toBe(43_130);
  expect(sum(suit.whole)).toBe(21_743);
  const all = [suit.whole, suit.whole, honours.whole].reduce(joined, suit.whole);
  expect(all.get(needsIndex(4, 1))).toBe(11_498_658);
});

test('a class needs what its suits need', () => {
  const limits = new Uint8Array(34).fill(4);
  let place = 0;
  const wrong: string[] = [];
  const compare = (start: number, kinds: number, classOf: (counts: Tally) => number) =>
    eachPattern(start, kinds, (counts) => {
      // Every seventh: a prime beside the five counts of a kind, so that all kinds and counts are met.
      if (place++ % 7 !== 0) return;
      const [table, computed] = [needsOfClass(classOf(counts)), needsOfSuit(counts, limits, start, kinds)];
      if (table.join() !== computed.join()) wrong.push(counts.slice(start, start + kinds).join(''));
    });
  for (const start of [0, 9, 18]) compare(start, 9, (counts) => suitClass(counts, start));
  compare(27, 7, honoursClass);
  expect(wrong).toEqual([]);
});
