import { describe, expect, test } from 'vitest';
import { caseOf } from './case.ts';
import { DEFAULTS, presetOptions, type RiichiOptions, withOptions } from './options.ts';
import { score } from './score.ts';
import { YAKUMAN } from './yakuman.ts';

const yakumanOf = (hand: string, win: string, facts: string, options: RiichiOptions): string => {
  const { situation, win: how } = caseOf(hand, win, facts);
  const value = score(situation, how, options);
  if (typeof value === 'string') return value;
  return value.yakuman.map((y) => `${y.id} ${y.value}`).join(', ') || 'none';
};

type Row = readonly [name: string, hand: string, win: string, facts: string, yakuman: string];

const ROWS: readonly Row[] = [
  ['thirteen orphans', '119m19p19s123456z', '7z', '', 'kokushi 1'],
  ['thirteen orphans, thirteen waits', '19m19p19s1234567z', '1m', '', 'kokushi13 2'],
  ['four concealed triplets', '333m 555p 777s 11z 99m', '1z', 'tsumo', 'suuankou 1'],
  ['four concealed triplets, by ron', '333m 555p 777s 11z 99m', '1z', '', 'none'],
  ['four concealed triplets, pair wait', '333m 555p 777s 111z 9m', '9m', '', 'suuankouTanki 2'],
  ['a closed kan is a concealed triplet', '333m 555p 777s 9m [1111z]', '9m', '', 'suuankouTanki 2'],
  ['nine gates', '1112345567899m', '9m', '', 'chuuren 1'],
  ['pure nine gates', '1112345678999m', '9m', '', 'chuurenJunsei 2'],
  ['pure nine gates in the middle', '1112345678999s', '5s', 'tsumo', 'chuurenJunsei 2'],
  ['big three dragons', '12m 55p [555z1] [666z2] [777z3]', '3m', '', 'daisangen 1'],
  ['little four winds', '12m 44z [111z1] [222z2] [333z3]', '3m', '', 'shousuushii 1'],
  ['big four winds', '5s [111z1] [222z2] [333z3] [444z1]', '5s', '', 'daisuushii 2'],
  ['all honours', '555z 11z 22z [333z1] [444z2]', '1z', '', 'shousuushii 1, tsuuiisou 1'],
  ['all honours as seven pairs', '1122334455667z', '7z', '', 'tsuuiisou 1'],
  ['all green with the dragon', '22334466s88s666z', '8s', '', 'ryuuiisou 1'],
  ['all terminals', '11m 99p [999m1] [111p2] [111s3]', '9p', '', 'chinroutou 1'],
  ['four kans', '5p [1111m1] [9999p5] [3333s] [7777s3]', '5p', '', 'suukantsu 1'],
  ['blessing of heaven', '1144m2288p3366s7z', '7z', 'tsumo first dealer', 'tenhou 1'],
  ['blessing of earth', '1144m2288p3366s7z', '7z', 'tsumo first', 'chiihou 1'],
  ['no blessing after an own kan', '123m456p78s22z [1111z]', '9s', 'tsumo first', 'none'],
  ['no blessing after the own discard', '1144m2288p3366s7z', '7z', 'tsumo first river:1z', 'none'],
  [
    'several add up',
    '5z [1111z] [2222z] [3333z] [4444z]',
    '5z',
    '',
    'suuankouTanki 2, daisuushii 2, tsuuiisou 1, suukantsu 1',
  ],
];

describe('yakuman', () => {
  test.each(ROWS)('%s: %s + %s %s', (_, hand, win, facts, expected) => {
    expect(yakumanOf(hand, win, facts, DEFAULTS)).toBe(expected);
  });

  test('every yakuman has a row', () => {
    const shown = ROWS.map((row) => row[4]).join(' ');
    const byOption = ['renhou', 'daisharin'];
    expect(YAKUMAN.map((y) => y.id).filter((id) => !shown.includes(`${id} `))).toEqual(byOption);
  });

  test.each([
    ['suuankouTanki', '333m 555p 777s 111z 9m', '9m'],
    ['chuurenJunsei', '1112345678999m', '9m'],
    ['kokushi13', '19m19p19s1234567z', '1m'],
    ['daisuushii', '5s [111z1] [222z2] [333z3] [444z1]', '5s'],
  ])('%s counts once where it is not doubled', (id, hand, win) => {
    const options = withOptions(DEFAULTS, { doubleYakuman: { [id]: false } });
    expect(yakumanOf(hand, win, '', options)).toBe(`${id} 1`);
    expect(yakumanOf(hand, win, '', presetOptions('tenhou'))).toBe(`${id} 1`);
  });

  test('one alone: the double, or the earlier in the book', () => {
    const single = withOptions(DEFAULTS, { multiYakuman: false });
    const plain = withOptions(presetOptions('tenhou'), { multiYakuman: false });
    expect(yakumanOf('555666777111z2z', '2z', '', single)).toBe('suuankouTanki 2');
    expect(yakumanOf('555666777111z2z', '2z', '', plain)).toBe('suuankouTanki 1');
  });

  test.each([
    ['22334466s88s666z', '8s', { ryuuiisouNeedsHatsu: true }, 'ryuuiisou 1'],
    ['222333444666s8s', '8s', { ryuuiisouNeedsHatsu: true }, 'suuankouTanki 2'],
    ['222333444666s8s', '8s', {}, 'suuankouTanki 2, ryuuiisou 1'],
    ['22334466s77z888s', '7z', {}, 'none'],
    ['22334466s77z888s', '7z', { ryuuiisouAnyDragon: true }, 'ryuuiisou 1'],
    ['22334466s77z888s', '7z', { ryuuiisouAnyDragon: true, ryuuiisouNeedsHatsu: true }, 'none'],
  ])('all green %s + %s with %o', (hand, win, options, expected) => {
    expect(yakumanOf(hand, win, '', withOptions(DEFAULTS, options))).toBe(expected);
  });

  test('the winning tile of a dealt win: the fourteenth, or the best', () => {
    const facts = 'tsumo first dealer';
    const any = withOptions(DEFAULTS, { tenhouAnyTile: true });
    expect(yakumanOf('119m19p19s123456z', '7z', facts, DEFAULTS)).toBe('kokushi 1, tenhou 1');
    expect(yakumanOf('119m19p19s123456z', '7z', facts, any)).toBe('kokushi13 2, tenhou 1');
  });

  test('a closed kan is robbed by thirteen orphans alone, where that is played', () => {
    const on = withOptions(DEFAULTS, { ankanRobKokushi: true });
    expect(yakumanOf('119m19p19s123456z', '7z', 'closedKan', DEFAULTS)).toBe('cannotRobAnkan');
    expect(yakumanOf('119m19p19s123456z', '7z', 'closedKan', on)).toBe('kokushi 1');
    expect(yakumanOf('123m456p 77s 12789s', '3s', 'closedKan riichi', on)).toBe('cannotRobAnkan');
  });
});
