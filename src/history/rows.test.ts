import { expect, test } from 'vitest';
import type { TableEvent } from '../table/event.ts';
import { isDamage, unlessDamaged } from './damage.ts';
import { pack, packJson } from './pack.ts';
import { eventsIn } from './rows.ts';

const KEY = { game: 'a', hand: 0 };
const EVENTS: readonly TableEvent[] = [{ type: 'draw', seat: 1 }];

test('a hand is its events, packed or not; none is no events', async () => {
  expect(await eventsIn({ ...KEY, events: EVENTS })).toEqual(EVENTS);
  expect(await eventsIn({ ...KEY, packed: await pack(EVENTS) })).toEqual(EVENTS);
  expect(await eventsIn(undefined)).toEqual([]);
});

test.each<[string, () => Promise<Uint8Array>]>([
  ['nothing that was packed', async () => new TextEncoder().encode('zzz')],
  ['cut', async () => (await pack(EVENTS)).slice(0, -9)],
  ['no events', () => packJson({ type: 'draw' })],
  ['a list of others', () => packJson([1])],
])('a damaged hand is said to be damaged: %s', async (_, packed) => {
  const reading = eventsIn({ ...KEY, packed: await packed() });
  expect(await reading.then(() => undefined, isDamage)).toBe(true);
});

test('what is damaged may be passed over; what fails otherwise may not', async () => {
  expect(await unlessDamaged(eventsIn({ ...KEY, packed: new Uint8Array(3) }))).toBeUndefined();
  await expect(unlessDamaged(Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
});
