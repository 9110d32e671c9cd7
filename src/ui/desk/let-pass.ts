// Where a tile that was let pass is kept.

import type { Change } from '../../desk/change.ts';
import { ownSeat, type Position } from '../../desk/position.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';

/** Where it counts: a hand in riichi remembers it to its end. */
const listIn = (position: Position): 'passed' | 'passedInRiichi' =>
  ownSeat(position).riichi === 'none' ? 'passed' : 'passedInRiichi';

export const changedPasses = (
  { passed, passedInRiichi }: Position,
  change: Partial<Pick<Position, 'passed' | 'passedInRiichi'>>,
): Change => ({
  type: 'passed',
  passed: change.passed ?? passed,
  inRiichi: change.passedInRiichi ?? passedInRiichi,
});

export const letPass = (position: Position, seat: Seat, tile: Tile): Change => {
  const list = listIn(position);
  return changedPasses(position, { [list]: [...position[list], { tile, seat, by: 'discard' }] });
};
