// Whose choices are summed up: the seat that a game was seen with; of logs that show all hands, whom the player says.

import type { KeptGame } from '../../../history/kept.ts';
import { type Seat, seatsOf } from '../../../tiles/seat.ts';

/** `none`: such logs are left out. `seat`: of the first hand. */
export type Whose =
  | { readonly type: 'none' }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'name'; readonly name: string };

/** Undefined: it is not known. */
export const seatIn = ({ me, names, game }: KeptGame, whose: Whose): Seat | undefined => {
  if (me !== undefined) return me;
  switch (whose.type) {
    case 'none':
      return undefined;
    case 'seat':
      return seatsOf(game.players).find((seat) => seat === whose.seat);
    case 'name':
      return seatsOf(game.players).find((seat) => names[seat] === whose.name);
  }
};

export const isOpenLog = ({ me }: KeptGame): boolean => me === undefined;

const MOST_NAMES = 8;

/** Names in open logs, the most frequent first. */
export const namesIn = (games: readonly KeptGame[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const name of games.filter(isOpenLog).flatMap(({ names }) => names.filter((n) => n !== '')))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_NAMES)
    .map(([name]) => name);
};
