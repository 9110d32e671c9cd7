import { expect, test } from 'vitest';
import { checkGame } from './review.ts';
import { KEPT_GAMES } from './review-games.ts';

const korean = KEPT_GAMES.find(({ name }) => name === 'korean')!;
const differs = (kept: typeof korean) => [...checkGame(kept, '')].filter((verdict) => verdict.differs);

test('the kept Korean review is the one that is made now, and its last change is explained', () => {
  expect(differs(korean)).toEqual([]);
});

test('another seat is another review, and the suite says so', () => {
  expect(differs({ ...korean, seat: 1 }).length).toBeGreaterThan(10);
});
