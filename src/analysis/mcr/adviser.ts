// MCR's answers. Its tables of finished hands are made when they are first asked for, which takes a while: a worker that has
// nothing else to do makes them before the first deal.

import type { TableEvent } from '../../table/event.ts';
import { followAll } from '../../table/thread.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Adviser } from '../adviser.ts';
import { mcrRules } from '../chosen-rules.ts';
import { analyseMcr } from './analyse.ts';
import { MCR_CHECKS } from './told.ts';

/** A hand of odd tiles, before and after a draw: it asks for everything there is. */
const ODD_TILES = [0, 3, 6, 10, 13, 16, 20, 23, 26, 27, 28, 31, 33] as Tile[];
const ODD_HAND: readonly TableEvent[] = [
  {
    type: 'deal',
    round: {
      players: 4,
      wind: 'east',
      number: 0,
      dealer: 0,
      honba: 0,
      riichiSticks: 0,
      scores: [0, 0, 0, 0],
      wall: 92,
    },
    me: 0,
    hands: [ODD_TILES, 13, 13, 13],
  },
  { type: 'draw', seat: 0, tile: 1 as Tile },
];

const warm = (): void => {
  const { options, shown } = mcrRules(undefined);
  for (const events of [ODD_HAND.slice(0, 1), ODD_HAND]) {
    const thread = followAll(events);
    if (thread.state === 'reading') analyseMcr(thread.table, options, shown);
  }
};

export const mcrAdviser: Adviser = {
  analyse: (table, choices) => {
    const { options, shown } = mcrRules(table.rules, choices.mcr);
    return analyseMcr(table, options, shown);
  },
  checks: MCR_CHECKS,
  warm,
};
