// Calls of every family: all that the analysis offers have a worth, and what it is where few draws are left is counted out.

import { describe, expect, test } from 'vitest';
import { DEFAULTS as KOREAN } from '../../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../../rules/mcr/options.ts';
import { isRefused, score } from '../../rules/mcr/score.ts';
import { presetOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { formatTile, formatTiles } from '../../tiles/notation.ts';
import type { AnyAnalysis } from '../analysis.ts';
import { answerTo, koreanTable } from '../korean/script.test-kit.ts';
import { analyseMcr } from '../mcr/analyse.ts';
import { RULES as MCR_RULES, mcrTable } from '../mcr/script.test-kit.ts';
import { scriptTable, tile, tiles } from '../script.test-kit.ts';
import { heldOf, situationOf } from '../situation.ts';
import { NO_RON } from '../value/ron-model.ts';
import { DEFAULT_MODEL, type ValueRules } from '../value/value.ts';
import { tableWith } from './offered.ts';
import { worthsOf } from './worth.ts';
import type { CallWorth, Worths } from './worths.ts';

const RULES = {
  riichi: { family: 'riichi', options: presetOptions('tenhou') },
  mcr: { family: 'mcr', options: MCR },
  korean: { family: 'korean', options: KOREAN },
} as const satisfies Record<string, ValueRules>;

const SELF_DRAW_ALONE = { ...DEFAULT_MODEL, ron: NO_RON };

const lastOf = (table: Table, rules: ValueRules): Worths =>
  [...worthsOf({ table, rules, model: SELF_DRAW_ALONE })].filter((w) => w !== undefined).at(-1)!;

const nameOf = ({ call, own }: { readonly call: string; readonly own: CallWorth['own'] }): string =>
  `${call} ${formatTiles(own)}`;

/** Calls of the analysis whose worth is asked. */
const offeredBy = ({ calls }: Pick<AnyAnalysis, 'calls'>): readonly string[] =>
  calls
    .filter((c) => c.call === 'pass' || 'openKan closedKan addedKan pon chi'.split(' ').includes(c.call))
    .map(nameOf);

const namesIn = ({ calls }: Worths): readonly string[] => calls.map(nameOf);
const callIn = ({ calls }: Worths, name: string): CallWorth => calls.find((c) => c.call === name)!;

const WALL = { wall: 6 };

describe('all that may be called', () => {
  test.each([
    ['chow, pung and kong', '234445m345p4466s', '1+ 1-9m 2+ 2-9m 3+ 3-4m'],
    ['a pung from across', '222m333p44s8s5566z', '1+ 1-9m 2+ 2-5z'],
  ])('MCR: %s', (_, hand, script) => {
    const table = mcrTable(hand, `0+1z 0-1z ${script}`, {});
    const analysis = analyseMcr(table, MCR, MCR_RULES)!;
    expect(namesIn(lastOf(table, RULES.mcr)).toSorted()).toEqual(offeredBy(analysis).toSorted());
  });

  test('MCR: a concealed kong of the own turn, beside the discards', () => {
    const table = mcrTable('2222m345p456s789p', '0+9s', {});
    expect(namesIn(lastOf(table, RULES.mcr))).toEqual(['closedKan 2222m']);
  });

  test('Korean: pung and kong; there is no chow', () => {
    const table = koreanTable('1119m345p445566p', '0+1z 0-1z 1+ 1-1m', {});
    expect(namesIn(lastOf(table, RULES.korean)).toSorted()).toEqual(offeredBy(answerTo(table)).toSorted());
    expect(namesIn(lastOf(table, RULES.korean))).toContain('pon 11m');
    const left = koreanTable('34m456p99p456m11z2z', '0+3z 0-3z 1+ 1-1m 2+ 2-1m 3+ 3-5m', {});
    expect(namesIn(lastOf(left, RULES.korean))).toEqual(['pass ']);
  });

  test('none while a flower waits to be set aside', () => {
    const table = mcrTable('2222m345p456s789p', '0+1f', {});
    expect(lastOf(table, RULES.mcr)?.calls ?? []).toEqual([]);
  });
});

describe('one own draw is left', () => {
  // 121 tiles unseen after the pung: 4s 4s and 6z 6z win; without it the hand is too far.
  const table = mcrTable('222m333p44s8s5566z', '0+1z 0-1z 1+ 1-5z', { round: WALL });
  const worths = lastOf(table, RULES.mcr);
  const pung = callIn(worths, 'pon');

  const gainOn = (text: string): number => {
    const after = tableWith(table, { type: 'pon', own: tiles('55z'), called: tile('5z'), from: 1 })!;
    const { melds } = heldOf(after)!;
    const s = situationOf(after, { concealed: tiles('222m333p44s66z'), melds });
    const value = score(s, { tile: tile(text), by: 'wall', last: true }, MCR);
    if (isRefused(value)) throw new Error(value);
    return value.deltas[0]!;
  };

  test('the pung is ready and wins on four tiles of 121', () => {
    expect(formatTile(pung.discard!)).toBe('8s');
    expect(pung.value!.best!.win).toBeCloseTo(4 / 121, 12);
    expect(pung.total).toBeCloseTo((2 * gainOn('4s') + 2 * gainOn('6z')) / 121, 9);
  });

  test('letting pass cannot win any more', () => {
    expect(callIn(worths, 'pass').total).toBe(0);
  });

  test('a hand below the minimum is worth nothing, called or not', () => {
    const script = '0+1z 0-1z 1+ 1-8p 2+ 2-1s 3+ 3-1m';
    const low = mcrTable('23m456p678s99m357p', script, { round: { wall: 9 } });
    const chow = callIn(lastOf(low, RULES.mcr), 'chi');
    expect(chow.value!.best!.points).toBe(0);
    expect(chow.value!.tenpai).toBeGreaterThan(0);
  });
});

test('a call is looked at no farther than what it stands beside', () => {
  // Two steps before, one step after the pung.
  const table = mcrTable('1222m33p479s5566z', '0+1z 0-1z 1+ 1-5z', {});
  const worths = lastOf(table, RULES.mcr);
  expect(worths.stage).toBe('straight');
  expect(callIn(worths, 'pon')).toMatchObject({ stage: 'straight', value: { shanten: 1 } });
});

test('after a kan the next tile is drawn at once', () => {
  const table = scriptTable('1111z234m567p345s', '0+9s', { dealer: 0, indicator: '7z' });
  const kan = callIn(lastOf(table, RULES.riichi), 'closedKan');
  const thrown = lastOf(table, RULES.riichi).discards[0]!;
  // The tile that replaces it comes before the others throw any.
  expect(kan.value!.curve.win.length).toBe(thrown.value!.curve.win.length + 1);
});
