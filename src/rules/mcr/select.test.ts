// The search against every subset of the bundles, told legal by another count: parts joined without a cycle have, all in
// all, one place fewer than sets for every part.
import { expect, test } from 'vitest';
import { randomOf } from '../../shapes/random-hands.ts';
import { KINDS } from '../../tiles/tile.ts';
import { situationOf, winOf } from './case.ts';
import { type Bundle, bundlesOf } from './combinations.ts';
import { FAN_END, fanNumber } from './fans.ts';
import { handOf, type TileSet } from './hand.ts';
import { DEFAULTS } from './options.ts';
import { addPungs, sparePungs } from './pungs.ts';
import { best, byValue, settle } from './select.ts';

const HAND = handOf(situationOf('567p22267s33z [345m1]'), winOf('8s'), DEFAULTS);

const size = (sets: number): number => sets.toString(2).replaceAll('0', '').length;

/** How many parts the places fall into. */
const partsOf = (bundles: readonly Bundle[]): number => {
  let parts = [1, 2, 4, 8, 16];
  for (const { sets } of bundles) {
    const met = parts.filter((part) => part & sets).reduce((a, b) => a | b, 0);
    parts = [...parts.filter((part) => (part & sets) === 0), met];
  }
  return parts.length;
};

const isLegal = (bundles: readonly Bundle[]): boolean => {
  const joins = bundles.reduce((sum, { sets }) => sum + size(sets) - 1, 0);
  const repeats = bundles.some((a, i) => bundles.some((b, j) => i < j && a.fan === b.fan && a.sets & b.sets));
  return joins === 5 - partsOf(bundles) && !repeats;
};

const subsetsOf = (bundles: readonly Bundle[]): readonly (readonly Bundle[])[] =>
  Array.from({ length: 1 << bundles.length }, (_, bits) => bundles.filter((_, i) => bits & (1 << i)));

const plainBest = (sets: readonly TileSet[], base: Uint8Array, bundles: readonly Bundle[]) => {
  const worths = subsetsOf(bundles)
    .filter(isLegal)
    .map((chosen) => {
      const fans = base.slice();
      for (const { fan } of chosen) fans[fan]!++;
      sparePungs(fans, sets, chosen, HAND);
      return { worth: settle(fans, HAND), fans: fans.join() };
    });
  const most = Math.max(...worths.map(({ worth }) => worth));
  return { most, lists: [...new Set(worths.filter((w) => w.worth === most).map((w) => w.fans))].sort() };
};

/** Sets of few kinds, so that many fans are there at once. */
const randomSets = (random: ReturnType<typeof randomOf>): { sets: TileSet[]; pair: number } => {
  const chows = random(3);
  const sets = Array.from({ length: 4 }, (): TileSet => {
    const isChow = chows > 0 && random(4) > 0;
    const kind = isChow
      ? random(3) * 9 + random(7)
      : random(2) === 0
        ? 27 + random(7)
        : random(3) * 9 + random(4);
    return { type: isChow ? 'chow' : 'pung', kind: KINDS[kind]!, exposed: false };
  });
  if (random(3) === 0) for (let i = 1; i < 4; i++) sets[i] = { ...sets[0]!, ...(random(2) ? {} : sets[i]) };
  return { sets, pair: random(2) === 0 ? 27 + random(7) : random(3) * 9 + 4 };
};

test('the best of all legal choices, and every one that is worth as much', () => {
  const random = randomOf(20_270_105);
  let met = 0;
  for (let i = 0; i < 3000; i++) {
    const { sets, pair } = randomSets(random);
    const base = new Uint8Array(FAN_END);
    addPungs(base, sets, HAND);
    base[fanNumber('allSimples')] = random(2);
    const bundles = byValue(bundlesOf(sets, pair), HAND.values);
    const plain = plainBest(sets, base, bundles);
    const found = best(HAND, { sets, base, bundles }, { ties: true, least: 0 });
    const said = JSON.stringify({ sets, pair });
    expect(best(HAND, { sets, base, bundles }, { ties: false, least: 0 })[0]!.worth, said).toBe(plain.most);
    const reached = best(HAND, { sets, base, bundles }, { ties: false, least: plain.most });
    expect(reached[0]!.worth, said).toBe(plain.most);
    if (bundles.length > 0)
      expect(best(HAND, { sets, base, bundles }, { ties: false, least: plain.most + 1 }), said).toEqual([]);
    expect([...new Set(found.map(({ fans }) => fans.join()))].sort(), said).toEqual(plain.lists);
    met = Math.max(met, bundles.length);
  }
  expect(met).toBeGreaterThan(8);
});
