import { expect, test } from 'vitest';
import { RIICHI } from '../game/game.ts';
import { moveOf } from '../practice/opponent.ts';
import { askOf, choose, offered, openSession } from '../practice/session.ts';
import { callOff, move } from './opponent-room.ts';

const asks = Array.from({ length: 8 }, (_, seed) => {
  const session = openSession({ rules: RIICHI, seed, level: 'byUkeire' });
  const first = offered(session)[0];
  const next = first && choose(session, first);
  return askOf(next?.ok ? next.value : session);
}).filter((ask) => ask !== undefined);

test('in stretches the same move as at once', async () => {
  expect(asks.length).toBeGreaterThan(2);
  for (const [i, ask] of asks.entries()) expect(await move(ask, 100 + i)).toEqual(moveOf(ask));
});

test('what is called off stops at the next stretch; what is asked later is thought out', async () => {
  const ask = asks[0]!;
  const [first, second] = [move(ask, 200, 0), move(ask, 201, 0)];
  callOff(200);
  expect(await first).toBeUndefined();
  expect(await second).toEqual(moveOf(ask));
});
