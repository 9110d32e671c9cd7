// The counting principles: which fans of several sets may stand side by side.
import { expect, test } from 'vitest';
import { fansOf, situationOf, valueOfText, winOf } from './case.ts';
import { profileOptions } from './options.ts';
import { equalLists } from './score.ts';

test.each([
  [
    'two pairs of equal chows: one of the terminal chows',
    '123789789m5s [123m1]',
    '5s',
    ['pureDoubleChow×2', 'twoTerminalChows'],
  ],
  ['four sets carry three two-set fans', '234567s234567p9m', '9m', ['mixedDoubleChow×2', 'shortStraight']],
  [
    'a set is used once for the same fan',
    '234s234p234567p9m',
    '9m',
    ['pureDoubleChow', 'mixedDoubleChow', 'shortStraight'],
  ],
  ['a straight and a fourth chow attached once', '123123456789m5s', '5s', ['pureStraight', 'pureDoubleChow']],
  ['a shifted triple and a fourth chow', '123234345m678m9s', '9s', ['pureShiftedChows', 'shortStraight']],
  ['equal chows are no pungs at the same time', '234234p78s55z [234p1]', '9s', ['pureTripleChow']],
])('%s: %s + %s', (_, hand, tile, fans) => {
  const combined = fansOf(valueOfText(hand, tile)).split(' ');
  expect(combined.filter((fan) => /Chow|Straight/.test(fan) && !fan.startsWith('all'))).toEqual(fans);
});

test.each([
  ['pungs worth more than equal chows', '222333444p78s55z', '9s', 'pureShiftedPungs'],
  ['equal chows worth more than pungs where a fourth fits', '222333444p9s [234p1]', '9s', 'quadrupleChow'],
  ['n, n+1, n+2 and a pung apart are no four', '222333444666m8m', '8m', 'pureShiftedPungs'],
  [
    'a one-suit hand of pairs: two runs of twins or pairs, whichever pays',
    '112233m445566p7s',
    '7s',
    'sevenPairs',
  ],
])('%s: %s + %s', (_, hand, tile, fan) => {
  expect(valueOfText(hand, tile).fans.map(({ id }) => id)).toContain(fan);
});

test('every list that is worth as much is told, the first of the book ahead', () => {
  const [hand, tile] = ['234567s234567p9m', '9m'];
  const lists = equalLists(situationOf(hand), winOf(tile), profileOptions('cn')).map((lines) =>
    lines.filter(({ id }) => /Double|short/.test(id)).map(({ id, times }) => `${id}×${times}`),
  );
  expect(lists).toHaveLength(2);
  expect(lists).toContainEqual(['mixedDoubleChow×2', 'shortStraight×1']);
  expect(lists).toContainEqual(['mixedDoubleChow×1', 'shortStraight×2']);
  expect(fansOf(valueOfText(hand, tile))).toContain('mixedDoubleChow×2 shortStraight');
});
