import { describe, expect, test } from 'vitest';
import type { Offer, TableEvent } from '../../table/event.ts';
import { type Setting, scriptEvents, tile, tiles } from '../script.test-kit.ts';
import { checkAll } from '../self-check.ts';
import { MCR_CHECKS } from './told.ts';

const GAME: TableEvent = { type: 'game', players: 4, humans: true, rules: { family: 'mcr', preset: 'cn' } };
const WALL = { wall: 92 };

const played = (hand: string, script: string, { round, ...setting }: Setting = {}): readonly TableEvent[] =>
  scriptEvents(hand, script, { ...setting, round: { ...WALL, ...round } }).map((event) => {
    if (event.type !== 'deal') return event;
    const { indicator: _, ...deal } = event;
    return deal;
  });

const found = (events: readonly TableEvent[]) =>
  checkAll([GAME, ...events], 0, MCR_CHECKS).found.map(({ what, ours, theirs }) => [what, ours, theirs]);

describe('offers', () => {
  const told = (hand: string, script: string, ...offers: readonly Offer[]) =>
    found([...played(hand, script), { type: 'told', offers, ownKans: true }]);

  test.each<[string, string, string, readonly Offer[]]>([
    ['a pung', '123m45p7899s1177z', '0+9m 0-9m 1+ 1-7z', ['pon']],
    ['a chow from the left alone', '123m45p7899s1177z', '0+9m 0-9m 1+ 1-6p', []],
    ['a win before it', '123m45p789s11177z', '0+9m 0-9m 1+ 1-4z 2+ 2-4z 3+ 3-6p', ['chi', 'ron']],
    ['a win that falls short is none', '234m567p3356678s', '0+9m 0-9m 1+ 1-1z 2+ 2-4s', []],
    ['an own kong', '1111m45p7899s117z', '0+9m', ['kan']],
    ['an own win', '123m45p789s11177z', '0+6p', ['tsumo']],
  ])('%s', (_, hand, script, offers) => {
    expect(told(hand, script, ...offers)).toEqual([]);
    const other: Offer = offers.includes('pon') ? 'ron' : 'pon';
    expect(told(hand, script, other)).toEqual([['offers', offers.join(), other]]);
  });

  test('with a flower in the hand nothing is compared', () => {
    expect(told('1111m45p7899s117z', '0+1f', 'kan')).toEqual([]);
  });

  test('a flower that was thrown is offered to nobody', () => {
    expect(told('123m45p7899s1177z', '0+9m 0-9m 1+ 1-1f')).toEqual([]);
  });
});

describe('a win', () => {
  const win = (more: Partial<Extract<TableEvent, { type: 'win' }>>): TableEvent => ({
    type: 'win',
    seat: 0,
    tile: tile('6p'),
    ...more,
  });
  const STRAIGHT = '123m45p789s11177z';
  /** 8 + 6 + 2 + 2 + 2 points. */
  const FANS = ['mixedStraight', 'allTypes', 'concealedHand', 'prevalentWind', 'seatWind'];
  const sheet = (ids: readonly string[]) => ids.map((id) => ({ id, times: 1 }));
  const text = (ids: readonly string[]) =>
    sheet(ids)
      .map(({ id, times }) => `${id} ${times}`)
      .sort()
      .join(', ');

  test('by discard: fans, points and payments', () => {
    const events = played(STRAIGHT, '0+9m 0-9m 1+ 1-6p');
    const right = { stated: { fan: 20, fans: sheet(FANS) }, payments: [44, -28, -8, -8] };
    expect(found([...events, win({ from: 1, ...right })])).toEqual([]);
    const without = FANS.filter((id) => id !== 'seatWind');
    const wrong = { stated: { fan: 18, fans: sheet(without) }, payments: [42, -26, -8, -8] };
    expect(found([...events, win({ from: 1, ...wrong })])).toEqual([
      [
        'win',
        `${text(FANS)}; 20 points; paid 44 -28 -8 -8`,
        `${text(without)}; 18 points; paid 42 -26 -8 -8`,
      ],
    ]);
  });

  test('what was not stated is not compared', () => {
    const events = played(STRAIGHT, '0+9m 0-9m 1+ 1-6p');
    expect(found([...events, win({ from: 1 })])).toEqual([]);
    expect(found([...events, win({ from: 1, stated: { fan: 20 } })])).toEqual([]);
    expect(found([...events, win({ from: 1, stated: { fan: 21 } })])).toEqual([
      ['win', '20 points', '21 points'],
    ]);
  });

  test('of another: by the hand it laid open', () => {
    const events = played('147m258p369s1234z', '0+9m 0-6p');
    const stated = { fan: 18, fans: sheet(FANS.filter((id) => id !== 'seatWind')) };
    const shown = win({ seat: 1, from: 0, hand: tiles(STRAIGHT), stated });
    expect(found([...events, shown])).toEqual([]);
    expect(found([...events, win({ seat: 1, from: 0, stated: { fan: 1 } })])).toEqual([]);
  });

  /** Our fans of a win on the tile drawn last. */
  const won = (script: string, setting: Setting = {}): string =>
    found([...played(STRAIGHT, script, setting), win({ stated: { fans: [] } })])[0]![1]!;

  const ROUND = '0+9m 0-9m 1+ 1-2m 2+ 2-2m 3+ 3-2m';

  test('a tile drawn after a flower is from the wall, one after a kong is not', () => {
    expect(won(`${ROUND} 0+6p`)).not.toMatch(/outWithReplacementTile|flowerTiles/);
    expect(won(`${ROUND} 0+1f 0~1f 0+6p`)).toMatch(/flowerTiles 1/);
    expect(won(`${ROUND} 0+1f 0~1f 0+6p`)).not.toMatch(/outWithReplacementTile/);
    expect(won(`${ROUND} 0+1z 0[1111z] 0+6p`)).toMatch(/outWithReplacementTile 1/);
    expect(won(`${ROUND} 0+1z 0[1111z] 0+2g 0~2g 0+6p`)).not.toMatch(/outWithReplacementTile/);
  });

  test('the last copy, where the three others lie open', () => {
    expect(won('0+9m 0-9m 1+ 1-6p 2+ 2-6p 3+ 3-2m 0+6p')).not.toMatch(/lastTile/);
    expect(won('0+9m 0-9m 1+ 1-6p 2+ 2-6p 3+ 3-6p 0+6p')).toMatch(/lastTile 1/);
  });

  test('the last tile of the wall', () => {
    expect(won(`${ROUND} 0+6p`, { round: { wall: 6 } })).not.toMatch(/lastTileDraw/);
    expect(won(`${ROUND} 0+6p`, { round: { wall: 5 } })).toMatch(/lastTileDraw 1/);
  });

  test('walls of their own: the last tile is that after which the next player has none', () => {
    const round = { wall: 8, ownWalls: true } as const;
    expect(won(`${ROUND} 0+6p`, { round })).not.toMatch(/lastTileDraw/);
    const kong = '0+9m 0-9m 1+ 1[5555m] 1+ 1-2m 2+ 2-2m 3+ 3-2m 0+6p';
    expect(won(kong, { round })).toMatch(/lastTileDraw 1/);
    expect(won(kong, { round: { ...round, wall: 12 } })).not.toMatch(/lastTileDraw/);
  });
});
