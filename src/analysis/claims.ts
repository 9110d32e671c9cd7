// The groups the viewer's hand could make, by whose tile it is. Whether a rule allows them is asked elsewhere.

import type { Offer } from '../table/event.ts';
import { groupsWith, ownGroups } from '../table/groups.ts';
import type { Claimable } from '../table/table.ts';
import type { Call, Meld } from '../tiles/meld.ts';
import { type Players, seatAfter } from '../tiles/seat.ts';
import { kindOf } from '../tiles/tile.ts';
import type { Held } from './situation.ts';

/** What a service calls each of them when it offers it. */
export const OFFER_OF: Readonly<Record<Call, Offer>> = {
  chi: 'chi',
  pon: 'pon',
  openKan: 'kan',
  addedKan: 'kan',
  closedKan: 'kan',
};

/** Groups the viewer's hand can make with another seat's discard: chi from the left alone, never with three players. */
export const meldsWith = (
  { concealed }: Held,
  claim: Claimable,
  seat: { readonly me: Claimable['seat']; readonly players: Players },
): readonly Meld[] => {
  const fromLeft = seat.players === 4 && seatAfter(claim.seat, 1, 4) === seat.me;
  return groupsWith(concealed, claim).filter(({ type }) => fromLeft || type !== 'chi');
};

/** Closed kans, in order of kind, and kans added to a pon that a hand of 3n + 2 tiles can make. */
export const ownKans = ({ concealed, melds }: Held): readonly Meld[] =>
  ownGroups(
    [...concealed].sort((a, b) => kindOf(a) - kindOf(b)),
    melds,
  );
