// Our own answers beside those the service gives its client. They must be equal; where they are not, the diagnostics
// say so. A part is left out where the service does not speak of it: kans of the own turn with some services, anything
// once riichi was said, and furiten while the own hand changes by a kan or a north: that is settled with the next tile
// thrown.

import { OFFERS, type Offer, type ToldDiscard, type ToldWait } from '../table/event.ts';
import type { Table, Unknown } from '../table/table.ts';
import type { Difference } from './analysis.ts';
import type { Facts } from './facts.ts';
import { ownFuriten } from './furiten.ts';
import { offersNow } from './offers.ts';
import { mySeat } from './situation.ts';
import { formatDiscards, formatWaits, ourDiscards, ourWaits } from './told-waits.ts';

/** What we would tell in the service's place. */
export interface Telling {
  readonly furiten?: boolean;
  readonly offers?: readonly Offer[];
}

const isMine = ({ phase, turn, me }: Table): boolean => phase === 'discard' && turn === me;

/** The own hand has just changed and its discard is to come. */
const isChanging = (table: Table): boolean => {
  const { claimable, phase, turn, me } = table;
  if (phase === 'claim') return claimable?.seat === me && claimable.by !== 'discard';
  return turn === me && (phase === 'draw' || mySeat(table).drawnFrom === 'replacement');
};

const HIDES_FURITEN: readonly Unknown[] = ['rivers', 'passed', 'passedInRiichi'];

const hasHidden = ({ table }: Facts): boolean => table.unknown.some((u) => HIDES_FURITEN.includes(u));

const furitenTold = (facts: Facts): boolean | undefined => {
  const { table } = facts;
  if (isChanging(table) || hasHidden(facts)) return undefined;
  return ownFuriten(facts).length > 0;
};

const offersTold = (facts: Facts): readonly Offer[] | undefined => {
  const { table } = facts;
  const mine = isMine(table);
  if (mine && mySeat(table).riichi === 'declared') return undefined;
  const offers = offersNow(facts);
  const leftOut = mine && !table.told.ownKans ? 'kan' : undefined;
  return OFFERS.filter((o) => offers.includes(o) && o !== leftOut);
};

/** Nothing once the hand is over. */
export const tellingOf = (facts: Facts): Telling => {
  if (facts.table.phase === 'over') return {};
  const [furiten, offers] = [furitenTold(facts), offersTold(facts)];
  return { ...(furiten === undefined ? {} : { furiten }), ...(offers === undefined ? {} : { offers }) };
};

const inOrder = (offers: readonly Offer[]): string => OFFERS.filter((o) => offers.includes(o)).join();

/** What was told, and our answer to it; undefined where either says nothing. */
type Compared = readonly [Difference['what'], theirs: string | undefined, ours: string | undefined];

const discardsTold = (facts: Facts): readonly ToldDiscard[] | undefined => {
  const { discards } = facts.table.told;
  return discards === undefined || hasHidden(facts) ? undefined : ourDiscards(facts);
};

const waitsTold = (facts: Facts): readonly ToldWait[] | undefined =>
  facts.table.told.waits === undefined || facts.table.unknown.includes('timing')
    ? undefined
    : ourWaits(facts);

const textOf = <T>(format: (value: T) => string, value: T | undefined): string | undefined =>
  value === undefined ? undefined : format(value);

const comparedOf = (facts: Facts): readonly Compared[] => {
  const theirs = facts.table.told;
  const ours = tellingOf(facts);
  return [
    ['furiten', textOf(String, theirs.furiten), textOf(String, ours.furiten)],
    ['offers', textOf(inOrder, theirs.offers), textOf(inOrder, ours.offers)],
    ['waits', textOf(formatWaits, theirs.waits), textOf(formatWaits, waitsTold(facts))],
    ['discards', textOf(formatDiscards, theirs.discards), textOf(formatDiscards, discardsTold(facts))],
  ];
};

/** Nothing once the hand is over. */
export const differencesOf = (facts: Facts): readonly Difference[] =>
  facts.table.phase === 'over'
    ? []
    : comparedOf(facts).flatMap(([what, theirs, ours]) =>
        theirs === undefined || ours === undefined || theirs === ours ? [] : [{ what, ours, theirs }],
      );
