// The rules beside the plain way, on seeded random hands of every sort: waits, and the base yaku by ron and by self-draw
// under random options.
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../shapes/random-hands.ts';
import { formatTile } from '../../tiles/notation.ts';
import { plainTile } from '../../tiles/tile.ts';
import type { Win } from '../rules.ts';
import { BASE_YAKU } from './ids.ts';
import { DEFAULTS, withOptions } from './options.ts';
import { plainWaits } from './plain.ts';
import { plainWorths } from './plain-yaku.ts';
import { BARE, type RandomWin, randomWin, tile } from './random-wins.ts';
import { isRefused, score } from './score.ts';
import { waitsOf } from './shape.ts';

const HANDS = 3000;
const random = randomOf(2);
const WINS: readonly RandomWin[] = Array.from({ length: 5 * HANDS }, () => randomWin(random))
  .filter((won) => won !== undefined)
  .slice(0, HANDS);

const baseText = ({ situation, win, options }: RandomWin): { base: number; items: string } | string => {
  const value = score(situation, win, options);
  if (isRefused(value)) return value;
  const base = value.items.filter(({ id }) => BASE_YAKU.some((yaku) => yaku === id));
  return {
    base: value.base,
    items: base
      .map(({ id, value: n }) => `${id} ${n}`)
      .sort()
      .join(', '),
  };
};

describe('beside the plain way', () => {
  test(`${HANDS} hands have the same base yaku`, () => {
    expect(WINS).toHaveLength(HANDS);
    for (const won of WINS) {
      const worths = plainWorths(won.plain, won.options);
      const best =
        worths.length > 0 ? worths.filter(({ base }) => base === worths[0]!.base) : ['notComplete'];
      expect(best, JSON.stringify(won.plain)).toContainEqual(baseText(won));
    }
  });

  test('every yaku of the tiles is met', () => {
    const byFlag = ['earlyUpeo', 'heavenlyHand', 'earthlyHand', 'humanHand'];
    const met = new Set(
      WINS.flatMap((won) => (plainWorths(won.plain, won.options)[0]?.items ?? '').split(', ')).map(
        (item) => item.split(' ')[0],
      ),
    );
    expect(BASE_YAKU.filter((id) => !met.has(id) && !byFlag.includes(id))).toEqual(['nineGates']);
  });

  test('the same waits', () => {
    for (const { plain, situation, options } of WINS) {
      const waits = waitsOf(situation, options).map((k) => formatTile(plainTile(k)));
      expect(waits.sort(), JSON.stringify(plain)).toEqual(
        [...plainWaits(plain.hand, plain.melds, options)].sort(),
      );
    }
  });

  test('nine gates on each of its tiles, by ron and by self-draw', () => {
    const hand = [...'1112345678999'].map((n) => `${n}p`);
    for (const options of [DEFAULTS, withOptions(DEFAULTS, { stacking: 'additive' })])
      for (const won of new Set(hand))
        for (const tsumo of [false, true]) {
          const plain = { hand, melds: [], win: won, tsumo, seatWind: '2z', roundWind: '1z' };
          const win: Win = {
            tile: tile(won),
            ...(tsumo ? {} : { from: 2 as const }),
            by: tsumo ? 'wall' : 'discard',
            last: false,
          };
          const situation = { ...BARE, concealed: hand.map(tile) };
          expect(baseText({ plain, situation, win, options })).toEqual(plainWorths(plain, options)[0]);
        }
  });
});
