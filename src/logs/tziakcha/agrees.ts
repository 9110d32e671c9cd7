// Whether a deal read off the wall is the one that was played: every tile that is drawn must lie next in it, every tile that is
// thrown, set aside or shown must have been dealt or drawn. Tiles of calls are named by face alone and are not asked.

import { flowerId, type Id } from '../../clients/tziakcha/tiles.ts';
import type { Outcome } from '../../clients/tziakcha/win.ts';
import { type Action, DISCARD, DRAW, FLOWER, isFromBack } from './actions.ts';
import type { WallDeal } from './wall.ts';

type Held = readonly Set<Id>[];

const low = ({ data }: Action): Id => data & 255;

/** False if the seat cannot have done so. */
const follows = (held: Held, front: Id[], action: Action): boolean => {
  const own = held[action.seat]!;
  switch (action.type) {
    case DRAW:
      own.add(low(action));
      return isFromBack(action) || front.shift() === low(action);
    case FLOWER:
      return own.delete(flowerId((action.data >> 8) & 15) ?? -1) && own.add(low(action)) !== undefined;
    case DISCARD:
      return own.delete(low(action));
    default:
      return true;
  }
};

/** The hand shown, but for the tile it was won on. */
const shows = (held: Held, { winner, hand }: Outcome): boolean =>
  winner === undefined || hand === undefined || hand.slice(0, -1).every((id) => held[winner]!.has(id));

export const agrees = (deal: WallDeal, actions: readonly Action[], outcome: Outcome): boolean => {
  const held = deal.hands.map((hand) => new Set(hand));
  const front = [...deal.front];
  return actions.every((action) => follows(held, front, action)) && shows(held, outcome);
};
