import { describe, expect, test } from 'vitest';
import * as korean from '../../rules/korean/options.ts';
import * as mcr from '../../rules/mcr/options.ts';
import { presetOptions } from '../../rules/riichi/options.ts';
import { formatTile } from '../../tiles/notation.ts';
import { mcrTable } from '../mcr/script.test-kit.ts';
import { type Setting, scriptTable } from '../script.test-kit.ts';
import { type DiscardValue, type ValueAsk, type Values, valuesFor, valuesWithin } from './value.ts';

const RIICHI = { family: 'riichi', options: presetOptions('tenhou') } as const;
const MCR = { family: 'mcr', options: mcr.DEFAULTS } as const;

const asked = (hand: string, script: string, setting: Setting = {}): ValueAsk => ({
  table: scriptTable(hand, script, { indicator: '9m', ...setting }),
  rules: RIICHI,
});

const all = (ask: ValueAsk): readonly Values[] => [...valuesFor(ask)].filter((v) => v !== undefined);
const last = (ask: ValueAsk): Values => all(ask).at(-1)!;
const of = (values: Values, tile: string): DiscardValue =>
  values.discards.find((d) => formatTile(d.tile) === tile)!;

describe('answers', () => {
  test('come one after the other, the last one final', () => {
    const answers = all(asked('123m456p2278s79s1z', '0+5p'));
    expect(answers.map((v) => [v.stage, v.isFinal])).toEqual([
      ['tenpai', false],
      ['straight', false],
      ['full', true],
    ]);
    expect(answers[0]!.draws).toBe(17);
  });

  test('stop when time is up, with the best so far', () => {
    const ask = asked('234578m1689p357s', '0+1z');
    const isDue = () => true;
    expect(valuesWithin(ask, isDue)).toBeUndefined();
    const inAll = [...valuesFor(ask)].length;
    let steps = 0;
    expect(valuesWithin(ask, () => ++steps > inAll / 2)!.stage).toBe('straight');
  });

  test('a hand four steps away has chances to be tenpai alone, one farther nothing', () => {
    const values = last(asked('158m2478p1699s34z', '0+7s'));
    expect([values.stage, values.isFinal]).toEqual(['tenpai', true]);
    expect(values.discards[0]!.tenpai).toBeGreaterThan(0);
    expect(all(asked('158m147p369s1234z', '0+5z'))).toEqual([]);
  });

  test('between draws the hand as it is', () => {
    const values = last(asked('123m456p2278s456s', '0+1z 0-1z'));
    expect(values.discards).toEqual([]);
    expect(values.now!.shanten).toBe(0);
    expect(values.now!.best!.win).toBeGreaterThan(0.3);
  });

  test('a red five is a throw of its own', () => {
    const values = last(asked('123m056p2278s456s', '0+5p'));
    expect(of(values, '5p').best!.points).toBeGreaterThan(of(values, '0p').best!.points);
    expect(of(values, '5p').best!.win).toBeCloseTo(of(values, '0p').best!.win, 1);
  });

  test('in riichi there is one throw', () => {
    const values = last(asked('123m456p2278s456s', '0+1z 0-1z* 0r 1+ 1-1m 2+ 2-1m 3+ 3-1m 0+5z'));
    expect(values.discards.map((d) => formatTile(d.tile))).toEqual(['5z']);
    expect(values.discards[0]!.best).toEqual(values.discards[0]!.riichi);
    expect(values.isFinal).toBe(true);
  });

  test('a tile that a call forbids is left out', () => {
    const table = scriptTable('45m123p456s11z22z3z', '0+4z 0-4z 1+ 1-9s 2+ 2-9s 3+ 3-3m 0[453m1]', {
      indicator: '9m',
    });
    const tiles = last({ table, rules: RIICHI }).discards.map((d) => formatTile(d.tile));
    expect(tiles).not.toContain('3m');
    expect(tiles).toContain('3z');
  });
});

describe('what they say', () => {
  test('riichi beside silence', () => {
    const { silent, riichi, best } = of(last(asked('123m456p2278s456s', '0+1z')), '1z');
    expect(riichi!.points).toBeGreaterThan(silent!.points);
    expect(best).toEqual(riichi);
    // A silent wait is let go more readily than one in riichi.
    expect(silent!.ron).toBeGreaterThan(0);
  });

  test('an open hand without a yaku is worth nothing but by the last tile', () => {
    const script = '0+4z 0-4z 1+ 1-9s 2+ 2-9s 3+ 3-1m 0[123m1]';
    const table = scriptTable('23m123p45678s22z3z', script, { indicator: '9p' });
    const straight = all({ table, rules: RIICHI }).find((v) => v.stage === 'straight')!;
    // The very last discard, and no self-draw: the wall ends with another's tile.
    expect(of(straight, '3z').best).toMatchObject({ tsumo: 0 });
    expect(of(straight, '3z').best!.ron).toBeGreaterThan(0);
    expect(of(straight, '3z').best!.ron).toBeLessThan(0.06);
    const white = scriptTable('23m45678s22z555z3z', script, { indicator: '9p' });
    expect(of(last({ table: white, rules: RIICHI }), '3z').best!.win).toBeGreaterThan(0.8);
  });

  test('three players', () => {
    const values = last(asked('19m123456p227s11z', '0+5z', { players: 3 }));
    expect(values.discards.length).toBeGreaterThan(3);
    expect(values.discards[0]!.best!.points).toBeGreaterThan(0);
  });
});

describe('MCR', () => {
  test('only hands that reach the minimum win', () => {
    const values = last({ table: mcrTable('123456m789m11p78s', '0+2z'), rules: MCR });
    const best = values.discards[0]!.best!;
    expect(best.win).toBeGreaterThan(0);
    // A mixed hand of chows without fans.
    const poor = last({ table: mcrTable('234m567m345p22s78p', '0+2z'), rules: MCR });
    expect(poor.discards[0]!.best!.win).toBeLessThan(best.win);
  });

  test('knitted hands are near by their own forms', () => {
    const values = last({ table: mcrTable('147m258p369s1234z', '0+9m'), rules: MCR });
    expect(of(values, '9m').shanten).toBe(0);
    expect(of(values, '9m').best!.points).toBeGreaterThan(0);
  });

  test('two steps before tenpai the straight ways are the last word', () => {
    const values = last({ table: mcrTable('1246m789m1157p8s1z', '0+2z'), rules: MCR });
    expect([values.stage, values.isFinal]).toEqual(['straight', true]);
  });
});

describe('Korean', () => {
  test('the minimum is two base points', () => {
    const table = scriptTable('123m456m789m11p78p', '0+2z', { round: { wall: 51 } });
    const rules = { family: 'korean', options: korean.DEFAULTS } as const;
    const values = last({ table, rules });
    expect(of(values, '2z').best!.win).toBeGreaterThan(0);
    const strict = { family: 'korean', options: { ...korean.DEFAULTS, minBase: 50 } } as const;
    expect(of(last({ table, rules: strict }), '2z').best!.win).toBe(0);
  });
});
