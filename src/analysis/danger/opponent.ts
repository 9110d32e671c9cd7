// An opponent with all that is read from its groups and its river, once for all tiles.

import { seatsOf } from '../../tiles/seat.ts';
import { type Board, type Seated, seatedAt } from './board.ts';
import { type Shown, shownBy } from './melds.ts';
import { type Under, underRiichi } from './river-signs.ts';

export interface Opponent extends Seated {
  readonly shown: Shown;
  readonly under: Under;
}

const withSigns = (seated: Seated): Opponent => ({
  ...seated,
  shown: shownBy(seated),
  under: underRiichi(seated),
});

export const opponentsOf = (board: Board): readonly Opponent[] =>
  seatsOf(board.table.round.players)
    .filter((seat) => seat !== board.table.me)
    .map((seat) => withSigns(seatedAt(board, seat)));
