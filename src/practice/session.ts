// A practice game: a person on one seat, opponents on the others. A session is plain data that never changes; every act gives
// the next one. It is wholly told by its setup and its moves, so that keeping and resuming are replays (`saved.ts`).
//
// Whoever runs one goes round in a loop:
//
//   let session = openSession({ rules, seed, level });
//   switch (toMove(session).type) {
//     case 'person':    show(offered(session)); session = choose(session, act);      // a Result: the rule an act breaks
//     case 'opponent':  session = play(session, act);   // from `opponents().move(askOf(session)!)` of engine/opponents.ts
//     case 'handOver':  show(session.game.hand.outcome); session = dealOn(session);
//     case 'gameOver':  show(rankingOf(session));
//   }
//
// Opponents are asked one at a time and before the person, so that the table goes on at once when the person has answered; what
// they answered stays hidden until all have. `eventsOf` is what a client of this table would tell: the game and the hand in play
// as the person sees them, for the overlay and the history. `recordOf` is the whole game with all hands open, for the review.
// `undo` goes back to the last moment at which the person had a choice, within the hand in play. Opponents are asked again from
// there; they have no memory and no chance, so what they see again they answer again.

import type { Act, Refused } from '../game/act.ts';
import {
  bookOf,
  choices,
  dealNext,
  type Game,
  isOver,
  openGame,
  type Played,
  act as played,
  seatOf,
  toMove as seatsToMove,
} from '../game/game.ts';
import type { Hand } from '../game/hand.ts';
import { seenBy } from '../game/seen-by.ts';
import { shownBy } from '../game/showing.ts';
import { viewOf } from '../game/view.ts';
import { err, ok, type Result } from '../result.ts';
import type { TableEvent } from '../table/event.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Ask } from './ask.ts';
import { chanceOf, PERSON, type Setup } from './setup.ts';

export type { Act, Refused } from '../game/act.ts';
export type { Ask } from './ask.ts';
export { PERSON, type Setup } from './setup.ts';

/** What was done: a seat's act, or that the next hand was dealt. */
export type Move = { readonly seat: Seat; readonly act: Act } | 'deal';

/** The events of a hand from its `deal` on, all hands open. */
export type HandEvents = readonly TableEvent[];

export interface Session {
  readonly setup: Setup;
  readonly game: Game;
  /** Everything that was done since the setup. */
  readonly moves: readonly Move[];
  readonly opened: Extract<TableEvent, { type: 'game' }>;
  /** Hand by hand, the one in play last. */
  readonly hands: readonly HandEvents[];
  /**
   * The hand as it lay each time another showed a tile since the person last had a choice, before anybody answered; the newest
   * last. The table goes on by itself past a tile that nothing is offered for, in riichi for many turns: `whyNot` looks back.
   */
  readonly shown?: readonly Hand[];
  /** The session as it was at the person's last choice in this hand. */
  readonly before?: Session;
}

/** Who is to move. */
export type ToMove =
  | { readonly type: 'person'; readonly seat: Seat }
  | { readonly type: 'opponent'; readonly seat: Seat }
  /** The next hand is to be dealt. */
  | { readonly type: 'handOver' }
  | { readonly type: 'gameOver' };

/** A hand as it is kept: its `deal` says where the person sits. */
const handFrom = (game: Game, events: readonly TableEvent[]): HandEvents =>
  events.flatMap((event): readonly TableEvent[] => {
    if (event.type === 'game') return [];
    return [event.type === 'deal' ? { ...event, me: seatOf(game, PERSON) } : event];
  });

export const openSession = (setup: Setup): Session => {
  const { game, events } = openGame(setup.rules, chanceOf(setup, 0));
  const opened = events.find((e) => e.type === 'game');
  if (opened === undefined) throw new Error('a game that did not begin');
  return { setup, game, moves: [], opened, hands: [handFrom(game, events)] };
};

/** Where the person sits in this hand. */
export const mySeat = ({ game }: Session): Seat => seatOf(game, PERSON);

export const toMove = (session: Session): ToMove => {
  const { game } = session;
  if (isOver(game)) return { type: 'gameOver' };
  const me = mySeat(session);
  const seats = seatsToMove(game);
  const seat = seats.find((s) => s !== me) ?? seats[0];
  if (seat === undefined) return { type: 'handOver' };
  return { type: seat === me ? 'person' : 'opponent', seat };
};

/** What the person may do now; empty while it is not theirs to move. */
export const offered = (session: Session): readonly Act[] => {
  const next = toMove(session);
  return next.type === 'person' ? choices(session.game, next.seat) : [];
};

/** The table as a seat sees it now. */
export const tableOf = ({ game, opened }: Pick<Session, 'game' | 'opened'>, seat: Seat): Table => ({
  ...viewOf(game.hand, seat, bookOf(game.rules).showsClosedKans),
  seq: 0,
  humans: opened.humans,
  ...(opened.rules ? { rules: opened.rules } : {}),
  told: {},
});

/** What the opponent that is to move is asked; undefined where none is. */
export const askOf = (session: Session): Ask | undefined => {
  const next = toMove(session);
  if (next.type !== 'opponent') return undefined;
  const { rules, level } = session.setup;
  return { rules, level, table: tableOf(session, next.seat), choices: choices(session.game, next.seat) };
};

/** What was shown since the person last had a choice; until something is, what was shown before it. */
const shownAfter = (session: Session, seat: Seat, act: Act): readonly Hand[] | undefined => {
  const { game, shown = [], before } = session;
  const now = seat === mySeat(session) ? undefined : shownBy(bookOf(game.rules), game.hand, seat, act);
  if (!now) return session.shown;
  return [...shown.filter((hand) => !before?.shown?.includes(hand)), now];
};

const further = (session: Session, seat: Seat, act: Act, { game, events }: Played): Session => {
  const { moves, hands } = session;
  const hand = [...hands.at(-1)!, ...events];
  const shown = shownAfter(session, seat, act);
  return {
    ...session,
    game,
    moves: [...moves, { seat, act }],
    hands: [...hands.slice(0, -1), hand],
    ...(shown ? { shown } : {}),
  };
};

/** The act of the opponent that is to move. */
export const play = (session: Session, act: Act): Result<Session, Refused> => {
  const next = toMove(session);
  if (next.type !== 'opponent') return err('notYourTurn', 'no opponent is to move');
  const step = played(session.game, next.seat, act);
  return step.ok ? ok(further(session, next.seat, act, step.value)) : step;
};

/** The person's act, or the rule that it breaks. */
export const choose = (session: Session, act: Act): Result<Session, Refused> => {
  const me = mySeat(session);
  const step = played(session.game, me, act);
  if (!step.ok) return step;
  if (toMove(session).type !== 'person') return err('notYourTurn', 'an opponent is to move first');
  const next = further(session, me, act, step.value);
  return ok(offered(session).length > 1 ? { ...next, before: session } : next);
};

/** The next hand, once one has ended. What was done before stays done. */
export const dealOn = (session: Session): Result<Session, Refused> => {
  const { setup, game, moves, hands } = session;
  const step = dealNext(game, chanceOf(setup, hands.length));
  if (!step.ok) return step;
  const { before: _, shown: __, ...rest } = session;
  const dealt = handFrom(step.value.game, step.value.events);
  return ok({ ...rest, game: step.value.game, moves: [...moves, 'deal'], hands: [...hands, dealt] });
};

/** As it was when the person last had a choice in this hand; undefined where there was none. */
export const undo = ({ before }: Session): Session | undefined => before;

/** What a client of this table would have told since the hand began, the game before it. */
export const eventsOf = (session: Session): readonly TableEvent[] => {
  const me = mySeat(session);
  const { showsClosedKans } = bookOf(session.setup.rules);
  return [session.opened, ...session.hands.at(-1)!.map((event) => seenBy(event, me, showsClosedKans))];
};
