// Most tiles that others show are nothing to the own hand: it makes no group with them and waits for none. Nothing is to be
// said of them in any family, and they need no analysis.

import { meldsWith } from '../analysis/claims.ts';
import { claimOf } from '../analysis/furiten.ts';
import { heldOf } from '../analysis/situation.ts';
import type { Judge } from './judgement.ts';
import type { Met } from './moments.ts';

/** Of a hand that is ready nothing is claimed: a win may be there, refused, or barred by letting it pass. */
export const isQuiet = ({ table }: Met, { viewOf }: Judge): boolean => {
  const [claim, held] = [claimOf(table), heldOf(table)];
  if (!claim || !held) return false;
  const { me, round } = table;
  if (meldsWith(held, claim, { me, players: round.players }).length > 0) return false;
  const view = viewOf(table);
  return view !== undefined && view.shanten > 0;
};
