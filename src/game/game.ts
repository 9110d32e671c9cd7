// A whole game: opened, played act by act, dealt again until its rules end it. A game is plain data that never changes,
// so it can be kept, sent and gone back in; chance comes from the generator that is passed in.

import { err, ok, type Result } from '../result.ts';
import type { KoreanOptions } from '../rules/korean/options.ts';
import type { McrOptions } from '../rules/mcr/options.ts';
import { presetOptions, type RiichiOptions } from '../rules/riichi/options.ts';
import { STICK } from '../rules/riichi/payments.ts';
import type { Round, TableEvent } from '../table/event.ts';
import type { Random } from '../tiles/random.ts';
import type { BySeat, Players, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Act, Refused } from './act.ts';
import type { Book } from './book.ts';
import { choicesOf } from './choices.ts';
import { openHand, play } from './course.ts';
import { type Hand, indicatorsOf } from './hand.ts';
import { koreanBook } from './korean/book.ts';
import { mcrBook } from './mcr/book.ts';
import { type Opening, openingOf } from './opening.ts';
import type { NextRound } from './outcome.ts';
import { riichiBook } from './riichi/book.ts';
import { buildWall, dealtFrom, leftIn, type Wall } from './wall.ts';

/** The rules of a game, as data. */
export type GameRules =
  | { readonly family: 'riichi'; readonly players: Players; readonly options: RiichiOptions }
  | { readonly family: 'korean'; readonly players: Players; readonly options: KoreanOptions }
  | { readonly family: 'mcr'; readonly players: 4; readonly options: McrOptions };

export const RIICHI: GameRules = { family: 'riichi', players: 4, options: presetOptions('seed') };

export interface Game {
  readonly rules: GameRules;
  readonly opening: Opening;
  /** Who sits on each seat now, by the order they came in: where players change places not who did at first. */
  readonly players: BySeat<number>;
  readonly hand: Hand;
}

export interface Played {
  readonly game: Game;
  /** Everything that was shown, hidden tiles among it: `seenBy` says what one seat sees. */
  readonly events: readonly TableEvent[];
}

const newBook = (rules: GameRules): Book => {
  switch (rules.family) {
    case 'riichi':
      return riichiBook(rules.players, rules.options);
    case 'korean':
      return koreanBook({ ...rules.options, players: rules.players });
    case 'mcr':
      return mcrBook(rules.options);
  }
};

const BOOKS = new WeakMap<GameRules, Book>();

/** What the course of a hand asks of these rules; opened once, as it is asked at every step. */
export const bookOf = (rules: GameRules): Book => {
  const known = BOOKS.get(rules);
  if (known) return known;
  const book = newBook(rules);
  BOOKS.set(rules, book);
  return book;
};

interface Dealt {
  readonly hand: Hand;
  readonly indicator: Tile | undefined;
}

const freshHand = (round: Round, played: number, wall: Wall, hands: readonly (readonly Tile[])[]): Hand => ({
  round,
  played,
  wall,
  dealt: hands,
  seats: hands.map((concealed, seat) => ({
    concealed,
    melds: [],
    river: [],
    aside: [],
    riichi: 'none',
    doubleRiichi: false,
    ippatsu: false,
    score: round.scores[seat]!,
    passed: [],
    passedInRiichi: [],
  })),
  indicators: wall.dead ? 1 : 0,
  owed: 0,
  riichiSticks: round.riichiSticks,
  turn: round.dealer,
  phase: 'discard',
  untouched: true,
  asked: [],
  answers: hands.map(() => undefined),
});

type Standing = Pick<Round, 'scores' | 'riichiSticks'> & { readonly played: number };

const dealHand = (book: Book, next: NextRound, { played, ...standing }: Standing, random: Random): Dealt => {
  const { players, hasDeadWall } = book;
  const built = buildWall({ tiles: book.tiles(), players, dealer: next.dealer, hasDeadWall }, random);
  const { wall, hands } = dealtFrom(built, next.dealer, players);
  const round: Round = { players, ...next, ...standing, wall: leftIn(wall) };
  const hand = freshHand(round, played, wall, hands);
  return { hand, indicator: indicatorsOf(hand)[0] };
};

const opened = ({
  hand,
  indicator,
}: Dealt): { readonly hand: Hand; readonly events: readonly TableEvent[] } => {
  const hands = hand.seats.map((player) => player.concealed);
  const deal: TableEvent = {
    type: 'deal',
    round: hand.round,
    me: 0,
    hands,
    ...(indicator === undefined ? {} : { indicator }),
  };
  const first = openHand(hand);
  return { hand: first.hand, events: [deal, ...first.events] };
};

const FIRST: NextRound = { wind: 'east', number: 0, dealer: 0, honba: 0 };

/** Seats are drawn, and the first hand is dealt. */
export const openGame = (rules: GameRules, random: Random): Played => {
  const book = bookOf(rules);
  const opening = openingOf(book.players, random);
  const scores = opening.players.map(() => book.startPoints);
  const { hand, events } = opened(dealHand(book, FIRST, { scores, riichiSticks: 0, played: 0 }, random));
  const game: TableEvent = { type: 'game', players: book.players, humans: false, rules: book.hint };
  return { game: { rules, opening, players: opening.players, hand }, events: [game, ...events] };
};

export const isOver = ({ hand }: Game): boolean =>
  hand.outcome !== undefined && hand.outcome.next === undefined;

/** What belongs to each player, after they have changed places. */
const seatedBy = <T>(moves: BySeat<Seat> | undefined, of: BySeat<T>): BySeat<T> =>
  moves?.map((from) => of[from]!) ?? of;

/** Where a player sits now. */
export const seatOf = ({ players }: Game, player: number): Seat => players.indexOf(player) as Seat;

/** The next hand, once one has ended. */
export const dealNext = (game: Game, random: Random): Result<Played, Refused> => {
  const { outcome } = game.hand;
  if (outcome === undefined) return err('notNow', 'the hand is still being played');
  if (outcome.next === undefined) return err('gameOver', 'the game is over');
  const { moves, ...next } = outcome.next;
  const book = bookOf(game.rules);
  const standing = {
    scores: seatedBy(moves, outcome.scores),
    riichiSticks: outcome.sticks,
    played: game.hand.played + 1,
  };
  const { hand, events } = opened(dealHand(book, next, standing, random));
  return ok({ game: { ...game, players: seatedBy(moves, game.players), hand }, events });
};

/** The game after an act of a seat, or the rule that the act breaks. */
export const act = (game: Game, seat: Seat, move: Act): Result<Played, Refused> => {
  if (isOver(game)) return err('gameOver', 'the game is over');
  const step = play(bookOf(game.rules), game.hand, seat, move);
  return step.ok ? ok({ game: { ...game, hand: step.value.hand }, events: step.value.events }) : step;
};

/** What a seat may do now. */
export const choices = (game: Game, seat: Seat): readonly Act[] =>
  isOver(game) ? [] : choicesOf(bookOf(game.rules), game.hand, seat);

/** Who is to move: the seat whose turn it is, or all who may still answer. */
export const toMove = ({ hand }: Game): readonly Seat[] => {
  if (hand.phase === 'over') return [];
  return hand.phase === 'discard'
    ? [hand.turn]
    : hand.asked.filter((seat) => hand.answers[seat] === undefined);
};

/** Final points: sticks that nobody won go to the first, of equals to the one who was East earlier. */
export const finalScores = ({ hand }: Game): BySeat<number> | undefined => {
  const { outcome } = hand;
  if (outcome === undefined || outcome.next) return undefined;
  const { scores, sticks } = outcome;
  const first = scores.indexOf(Math.max(...scores));
  return scores.map((points, seat) => (seat === first ? points + sticks * STICK : points));
};
