// Whether a seat may do a thing now: first what the course of the hand and the tiles say, then the rules in force.

import { groupsWith, ownGroups } from '../table/groups.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import { isFlower } from '../tiles/tile.ts';
import type { Act, Refused } from './act.ts';
import type { Book } from './book.ts';
import { sameGroup } from './groups.ts';
import { type Hand, playerAt, wholeOf } from './hand.ts';

type Of<T extends Act['type']> = Extract<Act, { type: T }>;

const CLAIMS: ReadonlySet<Act['type']> = new Set(['ron', 'pass']);

const isClaim = (act: Act): boolean =>
  CLAIMS.has(act.type) ||
  (act.type === 'meld' && act.meld.type !== 'closedKan' && act.meld.type !== 'addedKan');

/** Whether it is this seat's move at all, and for this kind of act. */
const outOfTurn = (hand: Hand, seat: Seat, act: Act): Refused | undefined => {
  if (hand.phase === 'over') return 'handOver';
  if (isClaim(act)) {
    const shown = hand.phase === 'claim' && hand.claimable?.seat !== seat;
    return shown && !hand.answers[seat] ? undefined : 'notAsked';
  }
  if (hand.phase === 'discard' && hand.turn === seat) return undefined;
  return hand.turn === seat ? 'notNow' : 'notYourTurn';
};

const badDiscard = (
  hand: Hand,
  seat: Seat,
  { tile, drawn, riichi, open }: Of<'discard'>,
): Refused | undefined => {
  const player = playerAt(hand, seat);
  if (drawn && player.drawn !== tile) return 'notDrawn';
  if (!drawn && !player.concealed.includes(tile)) return 'notHeld';
  if (open && !riichi) return 'openWithoutRiichi';
  if (player.riichi === 'none') return undefined;
  return riichi ? 'riichiTwice' : drawn ? undefined : 'riichiHand';
};

const badClaim = (hand: Hand, seat: Seat, { meld }: Of<'meld'>): Refused | undefined => {
  const { claimable } = hand;
  const player = playerAt(hand, seat);
  if (claimable?.by !== 'discard') return 'notAsked';
  if (player.riichi !== 'none') return 'riichiHand';
  if (!groupsWith(player.concealed, claimable).some((group) => sameGroup(group, meld))) return 'noGroup';
  const isNext = seat === seatAfter(claimable.seat, 1, hand.round.players);
  return meld.type === 'chi' && !isNext ? 'chiFromLeft' : undefined;
};

const badKan = (hand: Hand, seat: Seat, { meld }: Of<'meld'>): Refused | undefined => {
  const player = playerAt(hand, seat);
  if (player.drawn === undefined) return 'justCalled';
  return ownGroups(wholeOf(player), player.melds).some((group) => sameGroup(group, meld))
    ? undefined
    : 'noGroup';
};

const badAside = (hand: Hand, seat: Seat, { tile }: Of<'aside'>): Refused | undefined => {
  const player = playerAt(hand, seat);
  if (player.drawn === undefined) return 'justCalled';
  if (!wholeOf(player).includes(tile)) return 'notHeld';
  return isFlower(tile) || player.riichi === 'none' || player.drawn === tile ? undefined : 'riichiHand';
};

const badOpen = (hand: Hand, seat: Seat): Refused | undefined => {
  const player = playerAt(hand, seat);
  if (player.riichi === 'none') return 'openWithoutRiichi';
  return player.open ? 'openTwice' : undefined;
};

/** What the tiles and the course of the hand forbid. */
const impossible = (hand: Hand, seat: Seat, act: Act): Refused | undefined => {
  switch (act.type) {
    case 'discard':
      return badDiscard(hand, seat, act);
    case 'meld':
      return isClaim(act) ? badClaim(hand, seat, act) : badKan(hand, seat, act);
    case 'aside':
      return badAside(hand, seat, act);
    case 'open':
      return badOpen(hand, seat);
    case 'tsumo':
    case 'nineTerminals':
      return playerAt(hand, seat).drawn === undefined ? 'justCalled' : undefined;
    case 'ron':
    case 'pass':
      return undefined;
  }
};

const ruledOut = (book: Book, hand: Hand, seat: Seat, act: Act): Refused | undefined =>
  act.type === 'ron' || act.type === 'tsumo' ? book.noWin(hand, seat) : book.forbids(hand, seat, act);

/** Who has nothing to say to what was shown has nothing to pass, either. */
const unasked = (hand: Hand, seat: Seat, act: Act): Refused | undefined =>
  isClaim(act) && !hand.asked.includes(seat) ? 'notAsked' : undefined;

/** The rule an act breaks; undefined where it is allowed. A claim that is none says why, asked or not. */
export const refusalOf = (book: Book, hand: Hand, seat: Seat, act: Act): Refused | undefined =>
  outOfTurn(hand, seat, act) ??
  impossible(hand, seat, act) ??
  ruledOut(book, hand, seat, act) ??
  unasked(hand, seat, act);
