import { expect, test } from 'vitest';
import { emptyPosition, type Position } from '../../desk/position.ts';
import { parseTiles } from '../../tiles/notation.ts';
import { lacksIndicator } from './worth-card.tsx';

const turned = (position: Position): Position => {
  const read = parseTiles('5m');
  if (!read.ok) throw new Error(read.detail);
  return { ...position, indicators: read.value };
};

test('riichi without an indicator is said to count dora and ura by chance', () => {
  expect(lacksIndicator(emptyPosition('riichi', 4))).toBe(true);
  expect(lacksIndicator(emptyPosition('riichi', 3))).toBe(true);
  expect(lacksIndicator(turned(emptyPosition('riichi', 4)))).toBe(false);
});

test('MCR and Korean rules have no indicator to lack', () => {
  expect(lacksIndicator(emptyPosition('mcr', 4))).toBe(false);
  expect(lacksIndicator(emptyPosition('korean', 4))).toBe(false);
});
