// The course of a hand: an act, what is asked of the others, and what follows once they have answered. Ron comes before
// pon and kan, and these before chi.

import { err, ok, type Result } from '../result.ts';
import type { TableEvent } from '../table/event.ts';
import type { Meld } from '../tiles/meld.ts';
import { type Seat, seatAfter, seatsOf } from '../tiles/seat.ts';
import { isFlower } from '../tiles/tile.ts';
import type { Act, Refused } from './act.ts';
import type { Book, DrawnEnding } from './book.ts';
import { isConcerned } from './choices.ts';
import { type Hand, playerAt, wallLeft, wholeOf } from './hand.ts';
import {
  acceptRiichi,
  type Cause,
  claim,
  draw,
  kan,
  passShown,
  replaceDealt,
  setAside,
  turnIndicators,
} from './moves.ts';
import type { Settled } from './outcome.ts';
import { refusalOf } from './permits.ts';
import { isOwn, isShown, type OwnKan, showWaits, thrown } from './showing.ts';
import { inTurn, type Move, nothing, type Step } from './step.ts';

const end =
  (book: Book, settled: Settled, told: readonly TableEvent[]): Move =>
  (hand) => {
    const scores = hand.seats.map((player, seat) => player.score + settled.deltas[seat]!);
    const next = book.nextRound(hand, settled, scores);
    const { ending, deltas, hands } = settled;
    const last: TableEvent = {
      type: 'end',
      ending,
      payments: deltas,
      ...(hands ? { hands } : {}),
      ...(next ? {} : { last: true }),
    };
    const left = ending === 'win' ? { ...hand, asked: [] } : passShown(hand);
    return {
      hand: { ...left, phase: 'over', outcome: { ...settled, scores, next } },
      events: [...told, last],
    };
  };

const winEvents = (hand: Hand, { wins }: Settled): readonly TableEvent[] =>
  wins.map(({ seat, deltas, stated }) => {
    const { concealed, drawn } = playerAt(hand, seat);
    const { claimable } = hand;
    const on = claimable ? { tile: claimable.tile, from: claimable.seat } : { tile: drawn! };
    return { type: 'win', seat, ...on, hand: concealed, stated, payments: deltas };
  });

const win =
  (book: Book, winners: readonly Seat[]): Move =>
  (hand) => {
    const settled = book.settleWins(hand, winners);
    return end(book, settled, winEvents(hand, settled))(hand);
  };

const drawn =
  (book: Book, ending: DrawnEnding): Move =>
  (hand) =>
    end(book, book.settleDraw(hand, ending), [])(hand);

/** The indicators that open kans have left for later. */
const turnOwed: Move = (hand) => turnIndicators(hand.owed)({ ...hand, owed: 0 });

const owe: Move = (hand) => ({ hand: { ...hand, owed: hand.owed + 1 }, events: [] });

const indicatorFor = ({ kanIndicator }: Book, type: Meld['type']): Move => {
  if (kanIndicator === 'none') return nothing;
  return kanIndicator === 'immediate' || type === 'closedKan' ? turnIndicators(1) : owe;
};

/** A tile from the wall; flowers go aside at once, and each is replaced as long as there are tiles. */
const drawFrom =
  (book: Book, seat: Seat, after: Cause): Move =>
  (hand) => {
    if (wallLeft(hand) === 0) return drawn(book, 'exhaustive')(hand);
    const step = draw(seat, after)(hand);
    const tile = playerAt(step.hand, seat).drawn!;
    if (!isFlower(tile)) return step;
    const rest = inTurn(setAside(seat, tile, false), drawFrom(book, seat, 'flower'))(step.hand);
    return { hand: rest.hand, events: [...step.events, ...rest.events] };
  };

const replace = (book: Book, seat: Seat, type: Meld['type']): Move =>
  inTurn(turnOwed, drawFrom(book, seat, 'kan'), indicatorFor(book, type));

const afterDiscard =
  (book: Book, from: Seat): Move =>
  (hand) => {
    const ending = book.drawAfter(hand);
    if (ending) return drawn(book, ending)(hand);
    return drawFrom(book, seatAfter(from, 1, hand.round.players), 'turn')(hand);
  };

/** Nobody claimed what was shown. */
const goOn =
  (book: Book): Move =>
  (hand) => {
    const { claimable } = hand;
    if (claimable === undefined) throw new Error('nothing was shown');
    const { seat, by } = claimable;
    if (by === 'discard') return inTurn(acceptRiichi(book.stick), afterDiscard(book, seat))(hand);
    if (by === 'north') return inTurn(turnOwed, drawFrom(book, seat, 'north'))(hand);
    return replace(book, seat, by)(hand);
  };

type Claimed = Extract<Meld, { type: 'chi' | 'pon' | 'openKan' }>;

const RANKS: Readonly<Record<Claimed['type'], number>> = { openKan: 2, pon: 2, chi: 1 };

interface Call {
  readonly seat: Seat;
  readonly meld: Claimed;
}

const isClaimed = (meld: Meld): meld is Claimed => meld.type in RANKS;

const callsOf = ({ answers, round }: Hand): readonly Call[] =>
  seatsOf(round.players)
    .flatMap((seat) => {
      const answer = answers[seat];
      return answer?.type === 'meld' && isClaimed(answer.meld) ? [{ seat, meld: answer.meld }] : [];
    })
    .sort((a, b) => RANKS[b.meld.type] - RANKS[a.meld.type]);

const called = (book: Book, { seat, meld }: Call): Move =>
  inTurn(
    acceptRiichi(book.stick),
    claim(seat, meld),
    meld.type === 'openKan' ? replace(book, seat, meld.type) : nothing,
  );

/** Everyone who was asked has answered. */
const resolve =
  (book: Book): Move =>
  (hand) => {
    const winners = seatsOf(hand.round.players).filter((seat) => hand.answers[seat]?.type === 'ron');
    if (winners.length > 0) return win(book, winners)(hand);
    const first = callsOf(hand)[0];
    return (first ? called(book, first) : goOn(book))(hand);
  };

/** What was just shown is put to everybody who could claim it. */
const ask =
  (book: Book): Move =>
  (hand) => {
    const asked = seatsOf(hand.round.players).filter(
      (seat) => seat !== hand.claimable?.seat && isConcerned(book, hand, seat),
    );
    return asked.length === 0 ? resolve(book)(hand) : { hand: { ...hand, asked }, events: [] };
  };

const answer =
  (book: Book, seat: Seat, act: Act): Move =>
  (before) => {
    const hand = { ...before, answers: before.answers.map((a, s) => (s === seat ? act : a)) };
    const isWaiting = hand.asked.some((s) => hand.answers[s] === undefined);
    return isWaiting ? { hand, events: [] } : resolve(book)(hand);
  };

const ownKan = (book: Book, seat: Seat, meld: OwnKan): Move =>
  isShown(book, meld)
    ? inTurn(kan(seat, meld, true), ask(book))
    : inTurn(kan(seat, meld, false), replace(book, seat, meld.type));

const ofMeld = (book: Book, seat: Seat, act: Act & { readonly type: 'meld' }): Move =>
  isOwn(act.meld) ? ownKan(book, seat, act.meld) : answer(book, seat, act);

const moveOf = (book: Book, seat: Seat, act: Act): Move => {
  switch (act.type) {
    case 'discard':
      return inTurn(thrown(book, seat, act), turnOwed, ask(book));
    case 'open':
      return showWaits(book, seat);
    case 'meld':
      return ofMeld(book, seat, act);
    case 'aside':
      return inTurn(setAside(seat, act.tile, true), ask(book));
    case 'tsumo':
      return win(book, [seat]);
    case 'nineTerminals':
      return drawn(book, 'nineTerminals');
    case 'ron':
    case 'pass':
      return answer(book, seat, act);
  }
};

/** Flowers of the deal go aside, the dealer's first; a replacement may be one too. */
const replaceFlowers: Move = (hand) => {
  const { dealer, players } = hand.round;
  const inOrder = seatsOf(players).map((turn) => seatAfter(dealer, turn, players));
  for (const seat of inOrder) {
    const flower = wholeOf(playerAt(hand, seat)).find(isFlower);
    if (flower !== undefined) return inTurn(replaceDealt(seat, flower), replaceFlowers)(hand);
  }
  return { hand, events: [] };
};

const noteDealt: Move = (hand) => ({
  hand: { ...hand, dealt: hand.seats.map(({ concealed }) => concealed) },
  events: [],
});

/** The dealer's first tile, and flowers replaced. */
export const openHand: Move = (hand) =>
  inTurn(draw(hand.round.dealer, 'turn'), replaceFlowers, noteDealt)(hand);

/** The hand after an act, or the rule that the act breaks. */
export const play = (book: Book, hand: Hand, seat: Seat, act: Act): Result<Step, Refused> => {
  const refusal = refusalOf(book, hand, seat, act);
  return refusal === undefined
    ? ok(moveOf(book, seat, act)(hand))
    : err(refusal, `${act.type} by seat ${seat}`);
};
