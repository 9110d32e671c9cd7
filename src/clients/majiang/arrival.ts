// Whether a walk has come to the reading it set out for: all that the page shows of the table is explained.

import type { BySeat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { isUntouched } from './position.ts';
import type { Reading } from './reading.ts';
import { lying, type Walk } from './walk.ts';

const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && a.every((t, i) => t === b[i]);

const sameRivers = (w: Walk): boolean =>
  w.rivers.every((river, s) =>
    sameTiles(
      lying(river).map((d) => d.tile),
      w.next.seats[s]!.river.map((t) => t.tile),
    ),
  );

const sameMelds = (w: Walk): boolean =>
  w.melds.every((melds, s) => {
    const next = w.next.seats[s]!.melds;
    return melds.length === next.length && melds.every((m, i) => m.type === next[i]!.type);
  });

const sameScores = (scores: BySeat<number>, next: Reading): boolean =>
  scores.every((score, s) => score === next.seats[s]!.score);

/** Whether all that the page shows of the table has been explained. */
export const hasArrived = (w: Walk): boolean =>
  w.draws === 0 &&
  w.indicators === w.next.indicators.length &&
  sameRivers(w) &&
  sameMelds(w) &&
  sameScores(w.scores, w.next) &&
  w.sticks === w.next.sticks &&
  (w.next.turn === w.turn || isUntouched(w.next));
