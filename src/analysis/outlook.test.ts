import { expect, test } from 'vitest';
import { presetOptions } from '../rules/riichi/options.ts';
import { factsOf } from './facts.ts';
import { outlookOf } from './outlook.ts';
import { scriptTable } from './script.test-kit.ts';
import { heldOf, situationOf } from './situation.ts';

const CHI = '1+ 1-1m 2+ 2-1z 3+ 3-3m';

const outlook = (hand: string, script = '', kuitan = true) => {
  const table = scriptTable(hand, script, { dealer: 1 });
  const { sight } = factsOf(table, presetOptions('tenhou'));
  return outlookOf(situationOf(table, heldOf(table)!), presetOptions('tenhou', { kuitan }), sight);
};

test.each([
  ['a concealed hand can always declare riichi', '19m258p369s12357z', '', ['riichi']],
  ['a pair of dragons', '44m123p45678s166z', `${CHI}`, ['riichi', 'hatsu']],
  ['an open hand of simples', '24m34567p34588s6m', `${CHI} 0[234m2]`, ['tanyao', 'sanshokuDoujun']],
  ['one suit and honours', '1234567m9m11223z', '', ['riichi', 'roundWind', 'ittsuu', 'honitsu']],
  ['pairs', '1155m2299p448s67z', '', ['riichi', 'chiitoitsu']],
  ['three runs in three suits', '234m234p24s11789p', '', ['riichi', 'sanshokuDoujun']],
])('%s: %s', (_, hand, script, yaku) => {
  expect(outlook(hand, script)).toEqual(yaku);
});

test('open tanyao where it is no yaku', () => {
  expect(outlook('24m34567p34588s6m', `${CHI} 0[234m2]`, false)).toEqual(['sanshokuDoujun']);
});

test('a triplet whose tiles are gone is not in sight', () => {
  expect(outlook('44m123p45678s166z', '1+ 1-6z 2+ 2-6z')).toEqual(['riichi']);
});
