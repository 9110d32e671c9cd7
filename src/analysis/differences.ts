// Our own answers beside those the service gives its client. They must be equal; where they are not, the diagnostics
// say so. Kans of the own turn are never told, so they are left out; so is furiten while the own hand changes: the
// service settles it with the next tile thrown.

import { OFFERS, type Offer } from '../table/event.ts';
import type { Difference } from './analysis.ts';
import type { Facts } from './facts.ts';
import { ownFuriten } from './furiten.ts';
import { offersNow } from './offers.ts';

const inOrder = (offers: readonly Offer[]): readonly Offer[] => OFFERS.filter((o) => offers.includes(o));

const isEqual = (a: readonly Offer[], b: readonly Offer[]): boolean => a.join() === b.join();

const offersDifference = (facts: Facts): readonly Difference[] => {
  const { table } = facts;
  if (table.told.offers === undefined) return [];
  const isMine = table.phase === 'discard';
  const compared = (offers: readonly Offer[]) => inOrder(offers).filter((o) => !(isMine && o === 'kan'));
  const [ours, theirs] = [compared(offersNow(facts)), compared(table.told.offers)];
  return isEqual(ours, theirs) ? [] : [{ what: 'offers', ours, theirs }];
};

const furitenDifference = (facts: Facts): readonly Difference[] => {
  const { table } = facts;
  const theirs = table.told.furiten;
  const isUnsettled = table.turn === table.me && table.phase !== 'claim';
  const isUnknown = ['rivers', 'passed', 'passedInRiichi'].some((u) => table.unknown.some((x) => x === u));
  if (theirs === undefined || isUnsettled || isUnknown || table.phase === 'over') return [];
  const ours = ownFuriten(facts).length > 0;
  return ours === theirs ? [] : [{ what: 'furiten', ours, theirs }];
};

export const differencesOf = (facts: Facts): readonly Difference[] => [
  ...furitenDifference(facts),
  ...offersDifference(facts),
];
