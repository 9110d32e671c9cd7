// A log that was read, as a game that is kept, and back: the pages draw both alike.

import type { LogGame, LoggedHand } from '../logs/log.ts';
import type { Seat } from '../tiles/seat.ts';
import { handLine, isComplete } from './hand-line.ts';
import { type HandLine, type KeptGame, noNames, readable, type WholeGame } from './kept.ts';
import { standingOf } from './standing.ts';

/** An id that was given here: what was exported comes back as the game it was. */
const OURS = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-zA-Z0-9]+-[0-9a-f]{32})$/;

export const ownId = ({ id }: LogGame): string | undefined =>
  id !== undefined && OURS.test(id) ? id : undefined;

/** The service's own, as far as it is not ours. */
const originOf = (log: LogGame): string | undefined => (ownId(log) === undefined ? log.id : undefined);

/** Without anybody's name: two exports of one game are one, whatever its players are called in them. */
export const contentOf = ({ game, hands, source, id }: LogGame): string =>
  id === undefined ? JSON.stringify([game, hands]) : JSON.stringify([source, id]);

interface Keeping {
  readonly id: string;
  /** Now. */
  readonly changed: string;
  readonly names: boolean;
}

/** What the log calls complete and a table does not is as the table says. */
const linesOf = ({ hands, game }: LogGame): readonly (readonly [LoggedHand, HandLine])[] =>
  hands.flatMap((hand) => {
    const line = handLine(hand.events, game);
    return line ? [[hand, line] as const] : [];
  });

export const wholeOfLog = (log: LogGame, { id, changed, names }: Keeping): WholeGame => {
  const lines = linesOf(log);
  const origin = originOf(log);
  const row: KeptGame = {
    id,
    ...(log.place && { place: log.place }),
    source: log.source,
    game: log.game,
    names: names ? log.names : noNames(log.game.players),
    ...(log.date === undefined ? {} : { date: log.date }),
    changed,
    ...(log.me === undefined ? {} : { me: log.me }),
    hands: lines.map(([, line]) => line),
    ...(log.scores && { scores: log.scores }),
    ...(origin === undefined ? {} : { origin }),
  };
  return { row, hands: lines.map(([hand]) => hand) };
};

const logOf = ({ row, hands }: WholeGame): LogGame => ({
  source: row.source,
  game: row.game,
  names: row.names,
  hands: hands.map((hand, i) => ({ ...hand, complete: row.hands[i] ? isComplete(row.hands[i]) : false })),
  id: row.origin ?? row.id,
  ...(row.place && { place: row.place }),
  ...(row.date === undefined ? {} : { date: row.date }),
  ...(row.scores && { scores: row.scores }),
  ...(row.me === undefined ? {} : { me: row.me }),
});

/** All that can be read of it, as it is written into a file. */
export const logOfWhole = (whole: WholeGame): LogGame => logOf(readable(whole));

/** Hand by hand as its row has them; of what cannot be read there are no events. What a review counts places by: the points as they are stated, or as the last hand left them. */
export const gameToReview = (whole: WholeGame): LogGame => {
  const standing = standingOf(whole.row);
  return { ...logOf(whole), ...(standing?.final && { scores: standing.points }) };
};

/** Whose eyes a review begins with. */
export const seatOf = ({ me }: KeptGame): Seat => me ?? 0;
