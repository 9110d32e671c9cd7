import { expect, test } from 'vitest';
import { caseOf } from './case.ts';
import { DEFAULTS, type SomeOptions, withOptions } from './options.ts';
import { score } from './score.ts';

type Row = readonly [
  name: string,
  hand: string,
  win: string,
  facts: string,
  options: SomeOptions,
  deltas: readonly number[],
];

// Seat 1 wins; [..1] was fed by seat 0, [..2] by seat 3, [..3] by seat 2.
const ROWS: readonly Row[] = [
  [
    'self-draw: the feeder pays all',
    '34p99s [555z1] [666z2] [777z3]',
    '5p',
    'tsumo',
    {},
    [0, 32000, -32000, 0],
  ],
  ['and the honba', '34p99s [555z1] [666z2] [777z3]', '5p', 'tsumo honba:2', {}, [0, 32600, -32600, 0]],
  ['ron: halves', '34p99s [555z1] [666z2] [777z3]', '5p', 'from:3', {}, [0, 32000, -16000, -16000]],
  [
    'ron: honba by the feeder',
    '34p99s [555z1] [666z2] [777z3]',
    '5p',
    'from:3 honba:1',
    {},
    [0, 32300, -16300, -16000],
  ],
  [
    'ron from the feeder',
    '34p99s [555z1] [666z2] [777z3]',
    '5p',
    'from:2 honba:1',
    {},
    [0, 32300, -32300, 0],
  ],
  ['fed as an open kan', '34p99s [555z1] [666z2] [7777z3]', '5p', 'tsumo', {}, [0, 32000, -32000, 0]],
  [
    'a kan added later changes nothing',
    '34p99s [555z1] [666z2] [7777z7]',
    '5p',
    'tsumo',
    {},
    [0, 32000, -32000, 0],
  ],
  ['own closed kan before', '34p99s [5555z] [666z2] [777z3]', '5p', 'tsumo', {}, [0, 32000, -32000, 0]],
  [
    'own closed kan last: nobody',
    '34p99s [555z1] [666z2] [7777z]',
    '5p',
    'tsumo',
    {},
    [-16000, 32000, -8000, -8000],
  ],
  [
    'a concealed triplet: nobody',
    '34p99s555z [666z2] [777z3]',
    '5p',
    'tsumo',
    {},
    [-16000, 32000, -8000, -8000],
  ],
  [
    'off',
    '34p99s [555z1] [666z2] [777z3]',
    '5p',
    'tsumo',
    { pao: { daisangen: false } },
    [-16000, 32000, -8000, -8000],
  ],
  [
    'big four winds, double',
    '5s [111z1] [222z1] [333z3] [444z2]',
    '5s',
    'from:0',
    {},
    [-32000, 64000, 0, -32000],
  ],
  [
    'little four winds: nobody',
    '44z99s [111z1] [222z1] [333z3]',
    '9s',
    'tsumo',
    {},
    [-16000, 32000, -8000, -8000],
  ],
  [
    'four kans, off',
    '5p [1111m1] [9999p5] [3333s] [7777s3]',
    '5p',
    'tsumo',
    {},
    [-16000, 32000, -8000, -8000],
  ],
  [
    'four kans',
    '5p [1111m1] [9999p5] [3333s] [7777s3]',
    '5p',
    'tsumo',
    { pao: { suukantsu: true } },
    [0, 32000, -32000, 0],
  ],
  [
    'of two yakuman only its own',
    '11z22z [555z1] [666z2] [777z3]',
    '1z',
    'tsumo honba:1',
    {},
    [-16000, 64300, -40300, -8000],
  ],
  [
    'of two yakuman, by ron',
    '11z22z [555z1] [666z2] [777z3]',
    '1z',
    'from:3',
    {},
    [0, 64000, -16000, -48000],
  ],
  [
    'the whole hand',
    '11z22z [555z1] [666z2] [777z3]',
    '1z',
    'tsumo',
    { paoScope: 'whole' },
    [0, 64000, -64000, 0],
  ],
  [
    'the whole hand, by ron',
    '11z22z [555z1] [666z2] [777z3]',
    '1z',
    'from:3',
    { paoScope: 'whole' },
    [0, 64000, -32000, -32000],
  ],
];

test.each(ROWS)('%s: %s + %s %s %o', (_, hand, win, facts, options, deltas) => {
  const { situation, win: how } = caseOf(hand, win, facts);
  const value = score(situation, how, withOptions(DEFAULTS, options));
  expect(value).toMatchObject({ deltas });
});

test('the score names who is liable for what', () => {
  const { situation, win } = caseOf('34p99s [555z1] [666z2] [777z3]', '5p', 'tsumo');
  expect(score(situation, win, DEFAULTS)).toMatchObject({ liable: { seat: 2, yakuman: 'daisangen' } });
});
