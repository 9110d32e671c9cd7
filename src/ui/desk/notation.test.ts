import { expect, test } from 'vitest';
import { pieces, quoted } from './notation.tsx';

const cut = (text: string, ...places: readonly (readonly [number, number])[]): string =>
  pieces(
    text,
    places.map(([from, to]) => ({ from, to, reason: 'badCharacter' })),
  )
    .map((piece) => (piece.wrong ? `<${piece.text}>` : piece.text))
    .join('|');

test.each([
  ['nothing wrong', '123m', [], '123m'],
  ['at the beginning', '??123m', [[0, 2]], '<??>|123m'],
  [
    'in the middle, twice',
    '1m ? 2m ! 3m',
    [
      [3, 4],
      [8, 9],
    ],
    '1m |<?>| 2m |<!>| 3m',
  ],
  ['all of it', '??', [[0, 2]], '<??>'],
] as const)('marked: %s', (_, text, places, marked) => {
  expect(cut(text, ...places)).toBe(marked);
});

test.each([
  ['as it stands', '8?', '8?'],
  ['an unseen sign by its number', 'a\u202Eb\u0000', 'aU+202EbU+0000'],
  ['half a letter by its number', '\uD83D', 'U+D83D'],
  ['cut between letters', '😀'.repeat(30), '😀'.repeat(24)],
  ['letters of one picture stay one', '👩‍👧', '👩‍👧'],
])('quoted: %s', (_, text, seen) => {
  expect(quoted(text)).toBe(seen);
});
