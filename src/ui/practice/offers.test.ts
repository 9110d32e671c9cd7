import { describe, expect, test } from 'vitest';
import type { Act } from '../../game/act.ts';
import { parseTile } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import { pressedBy } from './keys.ts';
import { isOffered, offersOf, throwing } from './offers.ts';

const tile = (text: string): Tile => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};
const [five, red] = [tile('5m'), tile('0m')];

const TURN: readonly Act[] = [
  throwing(five, false, 'plain'),
  throwing(five, true, 'plain'),
  throwing(five, true, 'riichi'),
  { type: 'aside', tile: tile('4z') },
  { type: 'meld', meld: { type: 'closedKan', own: [five, five, five, red] } },
  { type: 'tsumo' },
];
const CLAIM: readonly Act[] = [
  { type: 'meld', meld: { type: 'pon', own: [five, red], called: five, from: 1 } },
  { type: 'ron' },
  { type: 'pass' },
];

describe('what is offered', () => {
  test('buttons stand in one order: wins first, passing last', () => {
    expect(offersOf(TURN).buttons.map((act) => act.type)).toEqual(['tsumo', 'aside', 'meld']);
    expect(offersOf(CLAIM).buttons.map((act) => act.type)).toEqual(['ron', 'meld', 'pass']);
  });

  test('a tile goes as it lies: from the hand, or as drawn, with riichi where that is allowed', () => {
    const offers = offersOf(TURN);
    expect(offers.throws).toEqual(['plain', 'riichi']);
    expect(isOffered(offers, { tile: five, drawn: false, way: 'riichi' })).toBe(false);
    expect(isOffered(offers, { tile: five, drawn: true, way: 'riichi' })).toBe(true);
    expect(isOffered(offers, { tile: red, drawn: false, way: 'plain' })).toBe(false);
  });

  test('an open riichi is a riichi', () => {
    expect(throwing(five, true, 'open')).toEqual({
      type: 'discard',
      tile: five,
      drawn: true,
      riichi: true,
      open: true,
    });
  });
});

describe('keys', () => {
  test.each([
    ['1', { type: 'act', act: CLAIM[1] }],
    ['2', { type: 'act', act: CLAIM[0] }],
    ['0', { type: 'act', act: CLAIM[2] }],
    ['3', undefined],
    ['r', undefined],
    ['u', { type: 'undo' }],
    ['H', { type: 'hint' }],
  ])('%s at a claim', (key, pressed) => {
    expect(pressedBy(key, offersOf(CLAIM), 'plain')).toEqual(pressed);
  });

  test('R says riichi, and takes it back', () => {
    expect(pressedBy('R', offersOf(TURN), 'plain')).toEqual({ type: 'way', way: 'riichi' });
    expect(pressedBy('r', offersOf(TURN), 'riichi')).toEqual({ type: 'way', way: 'plain' });
    expect(pressedBy('o', offersOf(TURN), 'plain')).toBeUndefined();
  });
});
