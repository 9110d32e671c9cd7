// The viewer's own furiten at this moment: a tile on the table counts as let pass at once where it completes the hand and
// cannot be won on. Between an own call and the discard that follows it the furiten of the hand before the call stands.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import { furiten } from '../../rules/korean/furiten.ts';
import { isRefused, score } from '../../rules/korean/score.ts';
import { waitsOf } from '../../rules/korean/shape.ts';
import type { Furiten } from '../../rules/rules.ts';
import { kindOf } from '../../tiles/tile.ts';
import { flowersHeld, plainHeld } from '../flowers.ts';
import { claimOf, restingHand } from '../furiten.ts';
import { afterPass } from '../situation.ts';
import { claimWin, type KoreanFacts, koreanSituation } from './facts.ts';

const withClaim = (facts: KoreanFacts, s: KoreanSituation): KoreanSituation => {
  const claim = claimOf(facts.table);
  if (!claim || !waitsOf(s, facts.options).includes(kindOf(claim.tile))) return s;
  return isRefused(score(s, claimWin(facts, claim), facts.options)) ? { ...s, ...afterPass(s, claim) } : s;
};

/** All reasons, the longest-lasting first; empty where the hand is not ready. */
export const koreanFuriten = (facts: KoreanFacts): readonly Furiten[] => {
  const held = plainHeld(facts.table);
  if (!held || flowersHeld(facts.table).length > 0) return [];
  const s = koreanSituation(facts, restingHand(facts.table, held));
  const waits = waitsOf(s, facts.options);
  return waits.length === 0 ? [] : furiten(withClaim(facts, s), waits, facts.options);
};
