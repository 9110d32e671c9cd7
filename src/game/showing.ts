// What an act lays before the others, before anybody is asked: a tile thrown, a kan or a north that may be robbed, waits shown.

import type { Meld } from '../tiles/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Act } from './act.ts';
import type { Book } from './book.ts';
import { type Hand, playerAt } from './hand.ts';
import { discard, kan, reveal, setAside } from './moves.ts';
import { inTurn, type Move, nothing } from './step.ts';

export type OwnKan = Extract<Meld, { type: 'closedKan' | 'addedKan' }>;

export const isOwn = (meld: Meld): meld is OwnKan => meld.type === 'closedKan' || meld.type === 'addedKan';

export const isShown = ({ showsClosedKans }: Book, { type }: OwnKan): boolean =>
  type === 'addedKan' || showsClosedKans;

export const showWaits =
  (book: Book, seat: Seat): Move =>
  (hand) =>
    reveal(seat, book.waits(playerAt(hand, seat)))(hand);

export const thrown = (book: Book, seat: Seat, { type: _, open, ...how }: Act & { type: 'discard' }): Move =>
  inTurn(discard(seat, how), open ? showWaits(book, seat) : nothing);

/** How an act lays a tile before the others; undefined for one that does not. */
const showing = (book: Book, seat: Seat, act: Act): Move | undefined => {
  if (act.type === 'discard') return thrown(book, seat, act);
  if (act.type === 'aside') return setAside(seat, act.tile, true);
  if (act.type !== 'meld' || !isOwn(act.meld)) return undefined;
  return isShown(book, act.meld) ? kan(seat, act.meld, true) : undefined;
};

/** The hand with what an allowed act shows on the table, and nobody asked yet; undefined for an act that shows nothing. */
export const shownBy = (book: Book, hand: Hand, seat: Seat, act: Act): Hand | undefined =>
  showing(book, seat, act)?.(hand).hand;
