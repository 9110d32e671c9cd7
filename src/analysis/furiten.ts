// The viewer's own furiten at this moment, as a service would show it: a tile on the table counts as let pass at once
// where it completes the hand and cannot be won on. Between an own call and the discard that follows it the furiten of
// the hand before the call still stands.

import { furiten } from '../rules/riichi/furiten.ts';
import { isRefused, score } from '../rules/riichi/score.ts';
import { waitsOf } from '../rules/riichi/waits.ts';
import type { Furiten, Situation } from '../rules/rules.ts';
import type { Claimable, Table } from '../table/table.ts';
import { isFlower, kindOf } from '../tiles/tile.ts';
import type { Facts } from './facts.ts';
import { afterPass, beforeCall, claimWin, type Held, heldOf, situationOf } from './situation.ts';

/** The tile that the viewer may claim or win on now; its own is none, and a flower that was thrown serves nobody. */
export const claimOf = ({ claimable, phase, me }: Table): Claimable | undefined =>
  phase === 'claim' && claimable && claimable.seat !== me && !isFlower(claimable.tile)
    ? claimable
    : undefined;

/** The hand whose waits count now: at rest, or as it was before a call just now. */
export const restingHand = (table: Table, held: Held): Held =>
  table.phase === 'discard' && table.turn === table.me && table.justCalled
    ? beforeCall(held, table.justCalled)
    : held;

/** The facts by which the viewer's furiten is judged now; undefined while the own tiles are hidden. */
export const restingSituation = (table: Table): Situation | undefined => {
  const held = heldOf(table);
  return held && situationOf(table, restingHand(table, held));
};

const isWinnable = (s: Situation, claim: Claimable, { table, options }: Facts): boolean =>
  !isRefused(score(s, claimWin(table, claim), options));

/** All reasons, the longest-lasting first; empty where the hand is not tenpai. */
export const ownFuriten = (facts: Facts): readonly Furiten[] => {
  const { table, options } = facts;
  const s = restingSituation(table);
  const waits = s ? waitsOf(s) : [];
  if (!s || waits.length === 0) return [];
  const claim = claimOf(table);
  const missed = claim && waits.includes(kindOf(claim.tile)) && !isWinnable(s, claim, facts);
  return furiten(missed ? afterPass(s, claim) : s, waits, options);
};
