import { describe, expect, test } from 'vitest';
import { presetOptions } from '../rules/riichi/options.ts';
import { formatTile } from '../tiles/notation.ts';
import { plainTile } from '../tiles/tile.ts';
import { analyse } from './analyse.ts';
import { scriptTable } from './script.test-kit.ts';

const RULES = { family: 'riichi', preset: 'tenhou', source: 'client' } as const;
const analysis = (...args: Parameters<typeof scriptTable>) =>
  analyse(scriptTable(...args), presetOptions('tenhou'), RULES)!;
const discards = (...args: Parameters<typeof scriptTable>) => analysis(...args).discards;
const faces = (choices: readonly { readonly tile: number }[]) =>
  choices.map((c) => formatTile(c.tile as never));

describe('order', () => {
  test('near before far, then more live tiles, and by how many behind', () => {
    const choices = discards('66m12346p122067s', '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+6s');
    expect(
      choices.map((c) => [formatTile(c.tile), c.after.shanten, c.after.tiles, c.behind]).slice(0, 4),
    ).toEqual([
      ['6s', 1, 12, 0],
      ['1s', 1, 8, 4],
      ['2s', 1, 8, 4],
      ['1p', 2, 48, undefined],
    ]);
  });

  test('a red and a plain five are two choices, and the red one is kept', () => {
    expect(faces(discards('0555m123p456s112z', '0+2z')).slice(0, 2)).toEqual(['5m', '0m']);
  });

  test('a dora is kept among equals', () => {
    const dora = discards('123456789m112s4z', '0+5z', { indicator: '3z' });
    const other = discards('123456789m112s4z', '0+5z', { indicator: '4z' });
    expect([faces(dora)[0], faces(other)[0]]).toEqual(['5z', '4z']);
  });

  test('the tile just drawn is marked', () => {
    expect(
      discards('123m45p55678s777z', '0+1p')
        .filter((c) => c.drawn)
        .map((c) => formatTile(c.tile)),
    ).toEqual(['1p']);
  });
});

describe('what a discard would leave', () => {
  test('furiten is said before the tile is thrown', () => {
    const { discards: choices, warnings } = analysis(
      '123m45p55678s777z',
      '0+6p 0-6p 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+1p',
    );
    expect(choices[0]).toMatchObject({
      riichi: true,
      tenpai: { furiten: [{ type: 'discard', riverIndex: 0 }] },
    });
    expect(warnings[0]).toMatchObject({ type: 'furitenAfter', furiten: { type: 'discard' } });
  });

  test('the tile itself can be the cause', () => {
    const five = discards('123m34p55678s777z', '0+5p').find((c) => formatTile(c.tile) === '5p');
    expect(five!.tenpai!.furiten).toMatchObject([{ type: 'discard', riverIndex: 0, until: 'waitsChange' }]);
  });

  test('riichi is open to a closed hand with points and tiles left', () => {
    const hand = '123m45p55678s777z';
    const riichi = (setting: Parameters<typeof scriptTable>[2]) =>
      discards(hand, '0+1p', setting).some((c) => c.riichi);
    expect(riichi({})).toBe(true);
    expect(riichi({ round: { scores: [900, 25_000, 25_000, 25_000] } })).toBe(false);
    expect(riichi({ round: { wall: 5 } })).toBe(true);
    expect(riichi({ round: { wall: 4 } })).toBe(false);
  });

  test('one step before tenpai: a draw that leads to a wait in the own river', () => {
    const river = '0+7s 0-7s 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+9m';
    const [first] = discards('23m456p5688s777z3z', river);
    expect(first!.after.shanten).toBe(1);
    expect(first!.furitenRisk).toEqual({ draw: 0, wait: 24, inRiver: 24 });
  });
});

describe('what may not be thrown', () => {
  test('after a chi the tile and the other end of its run', () => {
    const choices = discards('340m2245678p123s', '1+ 1-1m 2+ 2-1z 3+ 3-5m 0[345m3]', { dealer: 1 });
    expect(faces(choices.filter((c) => c.forbidden === 'kuikae'))).toEqual(['0m']);
    expect(choices.at(-1)!.forbidden).toBe('kuikae');
  });

  const RIICHI = '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2z';

  test('riichi said: only what leaves the hand tenpai', () => {
    const choices = discards('123m45p55678s777z', `${RIICHI} 0+1p 0?`);
    expect(faces(choices.filter((c) => !c.forbidden))).toEqual(['1p']);
  });

  test('in riichi: only the tile just drawn', () => {
    const choices = discards('123m45p55678s777z', `${RIICHI} 0+1p 0-1p* 0r 1+ 1-1z 2+ 2-2z 3+ 3-1m 0+3z`);
    expect(faces(choices.filter((c) => !c.forbidden))).toEqual(['3z']);
    expect(choices.filter((c) => c.forbidden).every((c) => c.forbidden === 'riichi')).toBe(true);
  });
});

test('three players: kinds that are not in the game are never waited for', () => {
  const { discards: choices, live } = analysis('199m45p55678s774z', '0+9p', { players: 3, indicator: '1s' });
  const kinds = new Set(choices.flatMap((c) => c.after.accepts.map((a) => formatTile(plainTile(a.kind)))));
  expect([...kinds].filter((k) => /[2-8]m/.test(k))).toEqual([]);
  expect(live.slice(1, 8)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
