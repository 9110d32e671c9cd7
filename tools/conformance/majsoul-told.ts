// What Mahjong Soul tells its own player after a message beside our answer to the same: furiten, offers, waits with
// yaku, han and fu, each discard that leaves the hand ready. The product's own check must find nothing, either.

import { roomOptions } from '../../src/analysis/chosen-rules.ts';
import { differencesOf } from '../../src/analysis/differences.ts';
import { type Facts, factsOf } from '../../src/analysis/facts.ts';
import { ownFuriten } from '../../src/analysis/furiten.ts';
import { offersNow } from '../../src/analysis/offers.ts';
import { formatDiscards, formatWaits, ourDiscards, ourWaits } from '../../src/analysis/told-waits.ts';
import type { Told } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import type { Verdict } from './suite.ts';

const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

const sorted = (words: readonly string[]): string => [...words].sort().join(' ');

function* compareWaits(id: string, told: Told, facts: Facts): Generator<Verdict> {
  if (told.waits) yield verdict(`${id} waits`, formatWaits(told.waits), formatWaits(ourWaits(facts) ?? []));
  if (told.discards)
    yield verdict(`${id} discards`, formatDiscards(told.discards), formatDiscards(ourDiscards(facts) ?? []));
}

/** Differences between what was told with a message and what we answer to the table after it. */
export function* compareTold(id: string, told: Told, table: Table): Generator<Verdict> {
  if (table.phase === 'over') return;
  const facts = factsOf(table, roomOptions(table.rules));
  if (told.furiten !== undefined) yield verdict(`${id} furiten`, told.furiten, ownFuriten(facts).length > 0);
  if (told.offers) yield verdict(`${id} offers`, sorted(told.offers), sorted(offersNow(facts)));
  yield* compareWaits(id, told, facts);
  yield verdict(`${id} differences`, [], differencesOf(facts));
}
