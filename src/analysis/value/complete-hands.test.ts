import { describe, expect, test } from 'vitest';
import { decompose } from '../../shapes/decompose.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { parseTiles } from '../../tiles/notation.ts';
import { KINDS, type Kind, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { completeHands, hashOf } from './complete-hands.ts';
import { OPTIONS, situationOf } from './riichi.test-kit.ts';

const tilesOf = (text: string): readonly Tile[] => {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(text);
  return tiles.value;
};

/** Finds hands; `asked` counts those that were read. */
const finder = () => {
  const concealed = Array.from({ length: 13 }, () => plainTile(KINDS[0]!));
  const asked = { count: 0 };
  const hiddenOf = () => {
    asked.count++;
    return { silent: [1], declared: [1] };
  };
  const find = completeHands({
    situation: situationOf({ ...POSITION, concealed }),
    concealed,
    options: OPTIONS,
    hiddenOf,
  });
  const ask = (counts: Tally, wait: Kind) =>
    find(counts, hashOf(counts), wait, { tile: plainTile(wait), by: 'wall', last: false });
  return { ask, asked };
};

const POSITION = { concealed: [], unseen: [], draws: 1, others: [0, 0] };

/** Thirteen tiles drawn anew from all kinds, the same for the same `seed`. */
const handAt = (seed: number): Tally => {
  let state = seed;
  return countsOf(
    Array.from({ length: 13 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return plainTile(KINDS[Math.floor((state / 2 ** 32) * 34)]!);
    }),
  );
};

describe('complete hands', () => {
  test('two waits that end in one hand read it once', () => {
    const { ask, asked } = finder();
    const one = ask(countsOf(tilesOf('23m456m456p789s55z')), KINDS[0]!);
    const other = ask(countsOf(tilesOf('123m456m456p89s55z')), kindOf(tilesOf('7s')[0]!));
    expect(other).toBe(one);
    expect(asked.count).toBe(1);
  });

  test('more hands than there are places: each answer is the hand asked for', () => {
    const { ask } = finder();
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9000; i++) {
        const counts = handAt(i);
        const wait = KINDS[i % 34]!;
        const { hand, ways } = ask(counts, wait);
        counts[wait]!++;
        if (!hand.inHand.every((n, k) => n === counts[k])) expect(hand.inHand).toEqual(counts);
        if (i % 100 === 0) expect(ways).toEqual(hand.hasFifth ? [] : decompose(counts, 0));
      }
    }
  });
});
