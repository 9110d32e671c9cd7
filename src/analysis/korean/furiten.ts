// The viewer's own furiten at this moment. A tile on the table is none yet: what cannot be won on was never let pass.
// Between an own call and the discard that follows it the furiten of the hand before the call stands.

import { furiten } from '../../rules/korean/furiten.ts';
import { waitsOf } from '../../rules/korean/shape.ts';
import type { Furiten } from '../../rules/rules.ts';
import { flowersHeld, plainHeld } from '../flowers.ts';
import { restingHand } from '../furiten.ts';
import { type KoreanFacts, koreanSituation } from './facts.ts';

/** All reasons, the longest-lasting first; empty where the hand is not ready. */
export const koreanFuriten = (facts: KoreanFacts): readonly Furiten[] => {
  const held = plainHeld(facts.table);
  if (!held || flowersHeld(facts.table).length > 0) return [];
  const s = koreanSituation(facts, restingHand(facts.table, held));
  const waits = waitsOf(s, facts.options);
  return waits.length === 0 ? [] : furiten(s, waits, facts.options);
};
