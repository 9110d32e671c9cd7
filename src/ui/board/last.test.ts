import { expect, test } from 'vitest';
import { lastThrower } from './last.ts';
import { playHand, RIICHI_TABLE } from './tables.fixture.ts';

test('whose river grew last is told at every moment that can tell, and is right', () => {
  let told = 0;
  for (const { table, thrower } of playHand(RIICHI_TABLE, 5)) {
    const last = lastThrower(table);
    if (last === undefined) continue;
    told++;
    expect(last).toBe(thrower);
  }
  expect(told).toBeGreaterThan(20);
});
