// Our own answers beside those that a service of this rule set tells its client: furiten and offers.

import { OFFERS, type Offer } from '../../table/event.ts';
import type { Difference } from '../analysis.ts';
import { mySeat } from '../situation.ts';
import type { KoreanCall } from './analysis.ts';
import type { KoreanFacts } from './facts.ts';

const OFFER_OF: Readonly<Partial<Record<KoreanCall['call'], Offer>>> = {
  pon: 'pon',
  openKan: 'kan',
  addedKan: 'kan',
  closedKan: 'kan',
  ron: 'ron',
  tsumo: 'tsumo',
  upeo: 'riichi',
};

const textOf = (offers: readonly Offer[]): string => OFFERS.filter((o) => offers.includes(o)).join();

const offersOf = (calls: readonly KoreanCall[]): readonly Offer[] =>
  calls.flatMap(({ call }) => OFFER_OF[call] ?? []);

interface Ours {
  readonly calls: readonly KoreanCall[];
  readonly isFuriten: boolean;
}

/** Nothing once the hand is over, nor between the words of an upeo and its tile. */
export const koreanDifferences = (
  { table }: KoreanFacts,
  { calls, isFuriten }: Ours,
): readonly Difference[] => {
  const { furiten, offers } = table.told;
  if (table.phase === 'over' || mySeat(table).riichi === 'declared') return [];
  const told = [
    ['furiten', furiten?.toString(), String(isFuriten)],
    ['offers', offers && textOf(offers), textOf(offersOf(calls))],
  ] as const;
  return told.flatMap(([what, theirs, ours]) =>
    theirs === undefined || theirs === ours ? [] : [{ what, ours, theirs }],
  );
};
