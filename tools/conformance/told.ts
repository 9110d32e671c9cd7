// Our furiten and our offers beside the server's own, after every frame. The server's are read from the frames
// themselves, not from what the decoder made of them. `FURITEN` comes just before the discard that it speaks of, so the
// state is compared after the next frame. While the viewer's hand changes (a kan, a call) the server's flag stands as
// it was; it is settled with the next tile shown.

import { chosenRules } from '../../src/analysis/chosen-rules.ts';
import { factsOf } from '../../src/analysis/facts.ts';
import { ownFuriten } from '../../src/analysis/furiten.ts';
import { offersOf } from '../../src/analysis/offers.ts';
import { OFFERS, type Offer } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';

/** A frame as JSON: every value a string. */
export type TenhouFrame = Readonly<Record<string, string>>;

export interface Compared {
  readonly what: 'furiten' | 'offers';
  readonly theirs: boolean | string;
  readonly ours: boolean | string;
}

const BITS: readonly (readonly [number, Offer])[] = [
  [1, 'pon'],
  [2, 'kan'],
  [4, 'chi'],
  [8, 'ron'],
  [16, 'tsumo'],
  [32, 'riichi'],
  [64, 'nineTerminals'],
  [128, 'north'],
];

const OWN_DRAW = /^T\d+$/;
const OTHERS_DISCARD = /^[EFGefg]\d+$/;

/** Frames that carry `t` when there is something to offer: without it nothing is. */
const tellsOffers = ({ tag = '', who }: TenhouFrame): boolean =>
  OWN_DRAW.test(tag) || OTHERS_DISCARD.test(tag) || (tag === 'N' && who !== '0');

const offersTold = ({ t }: TenhouFrame): readonly Offer[] =>
  BITS.filter(([bit]) => Number(t ?? 0) & bit).map(([, offer]) => offer);

/** Kans of the own turn are never told. */
const compared = (frame: TenhouFrame, offers: readonly Offer[]): string =>
  OFFERS.filter((o) => offers.includes(o) && !(o === 'kan' && OWN_DRAW.test(frame.tag ?? ''))).join(' ');

/** Whether the flag speaks of the hand as it is now. */
const isSettled = ({ phase, turn, me }: Table): boolean => phase === 'claim' || turn !== me;

/**
 * Follows one file. To be called after each frame with the table it led to; undefined where there is none, because the
 * thread is lost or the hand is over. Yields what could be compared.
 */
export const compareTold = (): ((frame: TenhouFrame, table: Table | undefined) => readonly Compared[]) => {
  let theirs: boolean | undefined;
  let ours = false;

  const furiten = (table: Table): readonly Compared[] => {
    if (isSettled(table)) {
      ours = ownFuriten(factsOf(table, chosenRules(table.rules, {}).options)).length > 0;
    }
    return theirs === undefined ? [] : [{ what: 'furiten', theirs, ours }];
  };

  const offers = (frame: TenhouFrame, table: Table): readonly Compared[] => {
    if (!tellsOffers(frame)) return [];
    const mine = offersOf(table, chosenRules(table.rules, {}).options);
    return [{ what: 'offers', theirs: compared(frame, offersTold(frame)), ours: compared(frame, mine) }];
  };

  return (frame, table) => {
    if (frame.tag === 'FURITEN') theirs = frame.show === '1';
    if (frame.tag === 'INIT') [theirs, ours] = [false, false];
    if (frame.tag === 'REINIT') theirs = undefined;
    if (frame.tag === 'FURITEN' || !table || table.phase === 'over') return [];
    return [...furiten(table), ...offers(frame, table)];
  };
};
