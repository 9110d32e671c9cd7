import { describe, expect, test } from 'vitest';
import { presetOptions } from '../rules/riichi/options.ts';
import { formatTile } from '../tiles/notation.ts';
import { factsOf } from './facts.ts';
import { ownFuriten } from './furiten.ts';
import { scriptTable } from './script.test-kit.ts';

const furiten = (...args: Parameters<typeof scriptTable>) =>
  ownFuriten(factsOf(scriptTable(...args), presetOptions('tenhou'))).map(
    (f) => `${f.type} ${formatTile(f.tile)} ${f.seat}`,
  );

/** Waits for 3p 6p; the dragons make every ron legal. */
const HAND = '123m45p55678s777z';
/** The same without a yaku for ron. */
const YAKULESS = '123m45p55678s999s';
const OTHERS = '1+ 1-1z 2+ 2-1z 3+ 3-2z';

describe('discard', () => {
  test('a tile of the wait in the own river', () => {
    expect(furiten(HAND, '0+9m 0-9m')).toEqual([]);
    expect(furiten(HAND, '0+6p 0-6p')).toEqual(['discard 6p 0']);
  });

  test('it counts although it was called away', () => {
    expect(furiten(HAND, '0+6p 0-6p 2[666p2] 2-1z')).toEqual(['discard 6p 0']);
  });

  test('a red five is a five', () => {
    expect(furiten('123m46p55678s777z', '0+0p 0-0p')).toEqual(['discard 0p 0']);
  });

  test('it ends when the hand waits for something else', () => {
    const script = `0+6p 0-6p ${OTHERS} 0+8p 0-4p`;
    expect(furiten(HAND, script)).toEqual([]);
  });
});

describe('temporary', () => {
  test('nothing is passed while the tile can still be won on', () => {
    expect(furiten(HAND, '0+9m 0-9m 1+ 1-6p')).toEqual([]);
  });

  test('passed once play goes on, over with the own next discard', () => {
    const passed = '0+9m 0-9m 1+ 1-6p 2+ 2-1z';
    expect(furiten(HAND, passed)).toEqual(['temporary 6p 1']);
    expect(furiten(HAND, `${passed} 3+ 3-2z 0+8m`)).toEqual(['temporary 6p 1']);
    expect(furiten(HAND, `${passed} 3+ 3-2z 0+8m 0-8m`)).toEqual([]);
  });

  test('without a yaku the tile is passed at once', () => {
    expect(furiten(YAKULESS, '0+9m 0-9m 1[999m1] 1-6p')).toEqual(['temporary 6p 1']);
  });

  test('an added kan that was not robbed', () => {
    const script = '0+9m 0-9m 1+ 1-6p 2[666p1] 2-1z 3+ 3-2z 0+8m 0-8m 1+ 1-3z 2+ 2[6666p5]';
    expect(furiten(HAND, script)).toEqual([]);
    expect(furiten(HAND, `${script} 2+`)).toEqual(['temporary 6p 2']);
  });

  test('it stands through an own pon, until the discard after it', () => {
    const passed = '0+9m 0-9m 1+ 1-6p 2+ 2-7z';
    const pon = `${passed} 0[777z2]`;
    expect(furiten(HAND, pon)).toEqual(['temporary 6p 1']);
    expect(furiten(HAND, `${pon} 0-7z`)).toEqual([]);
  });

  test('a north set aside, three players', () => {
    const script = '0+9m 0-9m 1+ 1-7z 2+ 2~4z';
    const setting = { players: 3, indicator: '1s' } as const;
    expect(furiten('123456p789s2255z', script, setting)).toEqual([]);
    expect(furiten('123456p789s1144z', script, setting)).toEqual(['temporary 4z 2']);
  });
});

describe('riichi', () => {
  const RIICHI = `0+9m 0-9m ${OTHERS} 0+8m 0-8m* 0r`;

  test('a winning tile let pass bars ron for the hand', () => {
    const passed = `${RIICHI} 1+ 1-6p 2+ 2-1z`;
    expect(furiten(HAND, passed)).toEqual(['riichi 6p 1', 'temporary 6p 1']);
    expect(furiten(HAND, `${passed} 3+ 3-2z 0+9m 0-9m`)).toEqual(['riichi 6p 1']);
  });

  test('what was passed before the declaration is forgotten', () => {
    expect(furiten(HAND, '0+9m 0-9m 1+ 1-6p 2+ 2-1z 3+ 3-2z 0+8m 0-8m* 0r')).toEqual([]);
  });
});
