// Whether a walk has come to the reading it set out for: all that the page shows of the table is explained.

import { type Meld, tilesOf } from '../../tiles/meld.ts';
import { compareTiles, type Tile } from '../../tiles/tile.ts';
import { asideOf, isUntouched } from './reading.ts';
import { lying, type Walk } from './walk.ts';

const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && a.every((t, i) => t === b[i]);

const sorted = (meld: Meld): readonly Tile[] => [...tilesOf(meld)].sort(compareTiles);

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
    return (
      melds.length === next.length &&
      melds.every((m, i) => m.type === next[i]!.type && sameTiles(sorted(m), sorted(next[i]!)))
    );
  });

const sameAsides = (w: Walk): boolean =>
  w.asides.every((aside, s) => sameTiles(aside, asideOf(w.next.seats[s]!)));

/** A score that the page does not show now is the one explained. */
const sameScores = (w: Walk): boolean =>
  w.scores.every((score, s) => {
    const shown = w.next.seats[s]!.score;
    return shown === undefined || shown === score;
  });

/** Those turned before are the same ones. */
const sameIndicators = (w: Walk): boolean =>
  w.indicators === w.next.indicators.length &&
  w.before.indicators.every((t, i) => t === w.next.indicators[i]);

/** Whether all that the page shows of the table has been explained. */
export const hasArrived = (w: Walk): boolean =>
  w.draws === 0 &&
  sameIndicators(w) &&
  sameRivers(w) &&
  sameMelds(w) &&
  sameAsides(w) &&
  sameScores(w) &&
  w.sticks === w.next.sticks &&
  (w.next.turn === w.turn || isUntouched(w.next));
