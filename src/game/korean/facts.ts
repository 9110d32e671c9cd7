// One seat's facts as the Korean rules ask for them. What no player can see the game knows: who was ready from the deal,
// whether another would have taken the tile for a kong, that a tile replaces a flower.

import { isEarthlyHand, isHumanHand } from '../../rules/korean/first-turn.ts';
import type { Flag, KoreanSituation } from '../../rules/korean/flags.ts';
import type { KoreanOptions } from '../../rules/korean/options.ts';
import { waitsOf } from '../../rules/korean/shape.ts';
import { isKan } from '../../tiles/meld.ts';
import { type Seat, seatsOf, turnsBetween } from '../../tiles/seat.ts';
import { situationOf } from '../facts.ts';
import { type Hand, playerAt } from '../hand.ts';

/** Until the own second turn: the dealer has thrown once when the first ron can come. */
const isFirstGoRound = (hand: Hand, seat: Seat): boolean => {
  const { river, drawn } = playerAt(hand, seat);
  return hand.untouched && (river.length === 0 || (river.length === 1 && drawn === undefined));
};

/** Ready with the tiles of the deal; the dealer with its first discard, whose hand it is until its second turn. */
const isReadyFromDeal = (hand: Hand, seat: Seat, options: KoreanOptions): boolean => {
  const concealed = seat === hand.round.dealer ? playerAt(hand, seat).concealed : hand.dealt[seat]!;
  return waitsOf({ concealed, melds: [] }, options).length > 0;
};

interface Asked {
  readonly hand: Hand;
  readonly seat: Seat;
  readonly options: KoreanOptions;
}

/** Counted from East, as the rules count seats. */
const fromDealer = ({ round }: Hand, seat: Seat): Seat =>
  turnsBetween(round.dealer, seat, round.players) as Seat;

const isHuman = ({ hand, seat, options }: Asked): boolean => {
  const { claimable, seats, round, untouched } = hand;
  if (!options.humanHandAllReady || claimable?.by !== 'discard' || !untouched) return false;
  const ready = seatsOf(round.players).filter((s) => isReadyFromDeal(hand, s, options));
  const facts = {
    seat: fromDealer(hand, seat),
    callsBefore: 0,
    readyFromDeal: ready.map((s) => fromDealer(hand, s)),
    discardNumber: seats.reduce((sum, { river }) => sum + river.length, 0),
  };
  return isHumanHand(facts, options);
};

/** By an option on a later own draw too, of a hand that was ready from the deal. */
const isEarthly = ({ hand, seat, options }: Asked): boolean => {
  if (options.earthlyFirstDraw || hand.claimable || !hand.untouched) return false;
  const { river, melds } = playerAt(hand, seat);
  const facts = {
    seat: fromDealer(hand, seat),
    callsBefore: 0,
    readyFromDeal: seat !== hand.round.dealer && isReadyFromDeal(hand, seat, options),
    drawNumber: river.length + 1,
    ownKong: melds.some(isKan),
  };
  return isEarthlyHand(facts, options);
};

/** Another has answered with an exposed kong of the tile. */
const isTakenForKong = ({ hand, seat }: Asked): boolean =>
  hand.claimable?.by === 'discard' &&
  hand.answers.some((act, s) => s !== seat && act?.type === 'meld' && act.meld.type === 'openKan');

const isFlowerDraw = ({ hand, seat }: Asked): boolean =>
  hand.claimable === undefined && playerAt(hand, seat).flowerDraw === true;

const FLAGS: readonly (readonly [Flag, (asked: Asked) => boolean])[] = [
  ['humanHand', isHuman],
  ['earthlyHand', isEarthly],
  ['robExposedKong', isTakenForKong],
  ['flowerDraw', isFlowerDraw],
];

export const factsOf = (hand: Hand, seat: Seat, options: KoreanOptions): KoreanSituation => ({
  ...situationOf(hand, seat),
  firstTurn: isFirstGoRound(hand, seat),
  flags: FLAGS.filter(([, holds]) => holds({ hand, seat, options })).map(([flag]) => flag),
});
