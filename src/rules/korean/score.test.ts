import { describe, expect, test } from 'vitest';
import { decompose } from '../../shapes/decompose.ts';
import { countsOf } from '../../tiles/counts.ts';
import { parseTiles } from '../../tiles/notation.ts';
import { caseOf } from './case.ts';
import { DEFAULTS, withOptions } from './options.ts';
import { KOREAN_REFUSALS } from './refusals.ts';
import { isRefused, score, valueOfHand } from './score.ts';

const scored = (hand: string, win: string, facts = '', options = DEFAULTS) => {
  const { situation, win: how } = caseOf(hand, win, facts);
  return score(situation, how, options);
};

const PINFU = '123m 567m 345p 99p 67p';

type Row = readonly [refusal: string, hand: string, win: string, facts: string];

const REFUSED: readonly Row[] = [
  ['chowNotAllowed', '234567m 22p 67p [345p]', '8p', ''],
  ['tileNotInSet', '234567s 22345p 67p', '8p', ''],
  ['tileNotInSet', '123m 067m 345p 99p 67p', '8p', ''],
  ['tileNotInSet', '123m 567m 345p 99p 6p 1f', '8p', ''],
  ['tileNotInSet', PINFU, '1f', ''],
  ['tileNotInSet', PINFU, '8p', 'flowers:1g'],
  ['tileNotInSet', PINFU, '8p', 'flowers:1m'],
  ['tooManyCopies', '555m 46p 22m [5555m] [3333p]', '5m', 'tsumo'],
  ['tooManyCopies', PINFU, '8p', 'flowers:11f'],
  ['wrongTileCount', '88p [111z1] [222z2] [333z3] [777z1]', '8p', ''],
  ['robConcealedKong', PINFU, '8p', 'closedKan'],
  ['upeoOpenHand', '234m 345p 67p 88p [666z1]', '8p', 'riichi'],
  ['upeoOpenHand', '234m 345p 67p 88p [6666z1]', '8p', 'double'],
  ['openUpeoWithoutUpeo', PINFU, '8p', 'openUpeo'],
  ['notComplete', PINFU, '9p', ''],
  ['notComplete', '19m 19p 1234567z 19m', '1m', ''],
  ['furiten', PINFU, '8p', 'river:5p'],
  ['furiten', PINFU, '8p', 'furiten'],
  ['belowMinimum', '12m 567m 345678p 99p', '3m', ''],
  ['illegalUpeo', '123567m 345p 22p 79p', '8p', 'tsumo riichi'],
];

const CONFLICTS: readonly (readonly [hand: string, win: string, facts: string])[] = [
  ['345m 46p 22m [5555z1] [666z2]', '5p', 'kongDraw'],
  [PINFU, '8p', 'kongDraw tsumo'],
  [PINFU, '8p', 'flowerDraw'],
  [PINFU, '8p', 'robKong tsumo'],
  [PINFU, '8p', 'robExposedKong tsumo'],
  [PINFU, '8p', 'addedKan last'],
  ['567m 345p 66z 77z [3333m]', '7z', 'tsumo earthlyHand'],
  ['567m 345p 66z 77z [3333m]', '7z', 'humanHand'],
  ['567m 345p 66z 77z [3333m]', '7z', 'tsumo heavenlyHand seat:east'],
  [PINFU, '8p', 'heavenlyHand tsumo'],
  [PINFU, '8p', 'heavenlyHand seat:east'],
  [PINFU, '8p', 'earthlyHand tsumo seat:east'],
  [PINFU, '8p', 'earthlyHand'],
  [PINFU, '8p', 'humanHand tsumo'],
  [PINFU, '8p', 'heavenlyHand tsumo seat:east double'],
  [PINFU, '8p', 'earthlyHand tsumo earlyUpeo'],
];

describe('refusals by name', () => {
  test.each(REFUSED)('%s: %s + %s %s', (refusal, hand, win, facts) => {
    expect(scored(hand, win, facts)).toBe(refusal);
  });

  test.each(CONFLICTS)('flagConflict: %s + %s %s', (hand, win, facts) => {
    expect(scored(hand, win, facts)).toBe('flagConflict');
  });

  test('every name has a row', () => {
    const shown: readonly string[] = [...REFUSED.map(([refusal]) => refusal), 'flagConflict'];
    expect(KOREAN_REFUSALS.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test.each([
    ['a chow before bamboo', '234s 22p 67p 345m [345s]', '8p', '', 'chowNotAllowed'],
    ['a fifth copy before the count', '5555m 5m 88p 888p [111z1]', '8p', '', 'tooManyCopies'],
    ['furiten before the minimum', '12m 567m 345678p 99p', '3m', 'river:3m', 'furiten'],
    ['the minimum before upeo', '123567m 345p 22p 79p', '8p', 'riichi', 'belowMinimum'],
  ])('the first is named: %s', (_, hand, win, facts, refusal) => {
    expect(scored(hand, win, facts)).toBe(refusal);
  });
});

describe('the best reading', () => {
  test('seven pairs above four runs', () => {
    const value = scored('223344m 556677p 8p', '8p');
    expect(value).toMatchObject({ form: 'sevenPairs', base: 6, bonus: 2, total: 8 });
  });

  test('a straight above three concealed triplets where both can be read', () => {
    const value = scored('1112345678999p', '1p');
    expect(value).toMatchObject({ base: 27, total: 31 });
  });

  test('bonus points never lift a hand over the minimum', () => {
    expect(scored('123m 23p 99m 345m [555z1]', '1p', 'tsumo last flowers:1234f')).toBe('belowMinimum');
  });

  test('splits given are the splits found', () => {
    const { situation, win } = caseOf('2222m 4499m 3355p 7z', '7z', 'tsumo');
    const ways = decompose(countsOf([...situation.concealed, win.tile]), 0);
    expect(score(situation, win, DEFAULTS, ways)).toEqual(score(situation, win, DEFAULTS));
  });

  test('thirteen orphans are no hand, whoever split them', () => {
    const parsed = parseTiles('19m19p19s1234567z');
    const concealed = parsed.ok ? parsed.value : [];
    const { situation, win } = caseOf(PINFU, '1m');
    const options = withOptions(DEFAULTS, { tileSet: 'full' });
    const ways = decompose(countsOf([...concealed, win.tile]), 0);
    expect(ways).toHaveLength(1);
    expect(score({ ...situation, concealed }, win, options, ways)).toBe('notComplete');
  });

  test('the value of a wait leaves furiten aside', () => {
    const { situation, win } = caseOf(PINFU, '8p', 'river:5p');
    expect(valueOfHand(situation, win, DEFAULTS)).toMatchObject({ total: 3 });
    expect(score(situation, win, DEFAULTS)).toBe('furiten');
  });
});

describe('settlement', () => {
  const OPEN = '123m 78p 99m [666z2] [111z1]';
  test.each([
    ['concealed self-draw', PINFU, '8p', 'tsumo', {}, { ante: 10, each: 13 }],
    ['with a concealed kong', '567m 345p 66z 77z [3333m]', '7z', 'tsumo', {}, { ante: 10, each: 16 }],
    ['open self-draw', OPEN, '9p', 'tsumo', {}, { ante: 5, each: 8 }],
    ['ron', PINFU, '8p', '', {}, { ante: 5, discarder: 16 }],
    ['ron, by the unit', PINFU, '8p', '', { unit: 100 }, { ante: 5, discarder: 1600 }],
    ['plain self-draw', PINFU, '8p', 'tsumo', { settlement: 'plain' }, { ante: 0, each: 3 }],
    ['plain ron', PINFU, '8p', '', { settlement: 'plain' }, { ante: 0, discarder: 3 }],
    ['points alone', PINFU, '8p', '', { settlement: 'pointsOnly' }, undefined],
  ] as const)('%s: %s + %s %s', (_, hand, win, facts, changes, settlement) => {
    const value = scored(hand, win, facts, withOptions(DEFAULTS, changes));
    expect(isRefused(value) ? value : value.settlement).toEqual(settlement);
  });

  test.each([
    ['South draws: all pay', 'tsumo', {}, [-13, 39, -13, -13]],
    ['of three players two', 'tsumo three', {}, [-13, 26, -13]],
    ['South rons from West: West pays', '', {}, [0, 16, -16, 0]],
    ['East is paid as others are', 'tsumo seat:east', {}, [39, -13, -13, -13]],
    ['points alone: nobody', 'tsumo', { settlement: 'pointsOnly' }, [0, 0, 0, 0]],
  ] as const)('%s', (_, facts, changes, deltas) => {
    const value = scored(PINFU, '8p', facts, withOptions(DEFAULTS, changes));
    expect(isRefused(value) ? value : value.deltas).toEqual(deltas);
  });
});
