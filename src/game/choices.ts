// Everything a seat may do now.

import { groupsWith, ownGroups } from '../table/groups.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Act } from './act.ts';
import type { Book } from './book.ts';
import { type Hand, type Player, playerAt, wholeOf } from './hand.ts';
import { refusalOf } from './permits.ts';

const discards = ({ concealed, drawn }: Player): readonly Act[] => {
  const own = [...new Set(concealed)].map((tile): Act => ({ type: 'discard', tile, drawn: false }));
  const asDrawn: readonly Act[] = drawn === undefined ? [] : [{ type: 'discard', tile: drawn, drawn: true }];
  return [...own, ...asDrawn];
};

const withRiichi = (acts: readonly Act[]): readonly Act[] =>
  acts.flatMap((act): readonly Act[] => (act.type === 'discard' ? [act, { ...act, riichi: true }] : [act]));

/** A riichi that is allowed may be allowed open, too. */
const openly = (acts: readonly Act[]): readonly Act[] =>
  acts.flatMap((act): readonly Act[] =>
    act.type === 'discard' && act.riichi ? [{ ...act, open: true }] : [],
  );

const ofTurn = (book: Book, hand: Hand, seat: Seat): readonly Act[] => {
  const player = playerAt(hand, seat);
  const throws = discards(player);
  if (player.drawn === undefined) return throws;
  return [
    ...(book.mayBeReady(hand, seat) ? withRiichi(throws) : throws),
    ...ownGroups(wholeOf(player), player.melds).map((meld): Act => ({ type: 'meld', meld })),
    ...[...new Set(wholeOf(player))].map((tile): Act => ({ type: 'aside', tile })),
    ...(player.riichi === 'none' ? [] : [{ type: 'open' as const }]),
    { type: 'nineTerminals' },
    { type: 'tsumo' },
  ];
};

/** Answers to what was just shown, passing left out. */
const claims = (hand: Hand, seat: Seat): readonly Act[] => {
  const { claimable } = hand;
  if (claimable === undefined) return [];
  const melds = claimable.by === 'discard' ? groupsWith(playerAt(hand, seat).concealed, claimable) : [];
  return [...melds.map((meld): Act => ({ type: 'meld', meld })), { type: 'ron' }];
};

const allowed = (book: Book, hand: Hand, seat: Seat, acts: readonly Act[]): readonly Act[] =>
  acts.filter((act) => refusalOf(book, hand, seat, act) === undefined);

/** Whether a seat has anything to say to what was just shown. */
export const isConcerned = (book: Book, hand: Hand, seat: Seat): boolean => {
  const asking: Hand = { ...hand, asked: [seat] };
  return claims(hand, seat).some((act) => refusalOf(book, asking, seat, act) === undefined);
};

/** What a seat may do now; empty where another is to move. A claim can be passed. */
export const choicesOf = (book: Book, hand: Hand, seat: Seat): readonly Act[] => {
  if (hand.phase === 'discard' && hand.turn === seat) {
    const acts = allowed(book, hand, seat, ofTurn(book, hand, seat));
    return [...acts, ...allowed(book, hand, seat, openly(acts))];
  }
  if (hand.phase !== 'claim' || !hand.asked.includes(seat) || hand.answers[seat]) return [];
  return [...allowed(book, hand, seat, claims(hand, seat)), { type: 'pass' }];
};
