// A hand played to its exhaustive end.

import { act, choices, type Game, toMove } from './game.ts';

/** Everybody throws what is drawn and passes, until the wall runs out. */
export const throwOn = (game: Game): Game => {
  const [seat] = toMove(game);
  if (seat === undefined) return game;
  const offered = choices(game, seat);
  const move =
    offered.find((a) => a.type === 'pass') ?? offered.find((a) => a.type === 'discard' && a.drawn)!;
  const step = act(game, seat, move);
  if (!step.ok) throw new Error(step.code);
  return throwOn(step.value.game);
};
