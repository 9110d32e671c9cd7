// The plain payments that simulated games are held against, liability among them: rare in play, so each case once.
import { expect, test } from 'vitest';
import { caseOf } from '../../src/rules/riichi/case.ts';
import { presetOptions, type SomeOptions } from '../../src/rules/riichi/options.ts';
import { isRefused, score } from '../../src/rules/riichi/score.ts';
import { payments } from './riichi-payments.ts';

/** Each set called from the seat across. */
const DRAGONS = '23m99p [555z2] [666z2] [777z2]';

test.each<readonly [string, string, string, string, SomeOptions]>([
  ['a self-draw, liable', DRAGONS, '1m', 'tsumo', {}],
  ['a ron, liable', DRAGONS, '1m', '', {}],
  ['liability off', DRAGONS, '1m', 'tsumo', { pao: { daisangen: false } as never }],
  ['the whole hand', '1z [555z2] [666z2] [777z2] [222z2]', '1z', 'tsumo', { paoScope: 'whole' }],
  ['that yakuman alone', '1z [555z2] [666z2] [777z2] [222z2]', '1z', 'tsumo', {}],
  [
    'rounded up to a mangan',
    '234m567p34s2255s'.replace('34s2255s', '34566s22z'),
    '6s',
    'riichi',
    { kiriageMangan: true },
  ],
  ['an ordinary hand', '234m567p345s2255s', '2s', 'riichi', {}],
])('%s', (_, hand, tile, facts, changes) => {
  const options = presetOptions('seed', changes);
  const { situation, win } = caseOf(hand, tile, facts);
  const value = score(situation, win, options);
  if (isRefused(value)) throw new Error(value);
  const paid = { seat: situation.seat, ...(win.from === undefined ? {} : { from: win.from }) };
  expect(payments(value, paid, situation, { family: 'riichi', players: 4, options })).toEqual(value.deltas);
});
