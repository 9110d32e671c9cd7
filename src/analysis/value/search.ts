// A graph with its prizes and what its hands are worth: what `solve.ts` works on.

import type { Graph } from './graph.ts';
import { sizeOf } from './hands.ts';
import type { LayerPrizes } from './prizes.ts';
import type { Course } from './rons.ts';

/** Numbers of a hand's worth: points, chances to win by self-draw and by ron, and to be tenpai. */
export const WORTH = 4;
export const POINTS = 0;
export const BY_TSUMO = 1;
export const BY_RON = 2;
export const TENPAI = 3;

/**
 * What a layer's hands are worth in the turn last computed, `WORTH` numbers each: the resting hands as they are, then
 * a row of the prizes each with riichi declared just now, then with riichi standing.
 */
export interface LayerWorths {
  readonly values: Float64Array;
  readonly declared: number;
  readonly locked: number;
  /** Of each full hand: where its best throw stands in `values`, −1: nowhere. */
  readonly best: Int32Array;
}

export interface Search {
  readonly graph: Graph;
  /** Absent: whether a hand gets tenpai is all that counts. */
  readonly prizes: readonly LayerPrizes[] | undefined;
  readonly course: Course;
  readonly worths: readonly LayerWorths[];
}

const layerWorths = (resting: number, full: number, rows: number): LayerWorths => ({
  values: new Float64Array((resting + 2 * rows) * WORTH),
  declared: resting,
  locked: resting + rows,
  best: new Int32Array(full).fill(-1),
});

/** Written out in full, so that it has one hidden class, however it was made (`part.ts`). */
const plainCourse = ({
  draws,
  others,
  unseen,
  mayDeclare,
  declares,
  stake,
  goesOn,
  drawnGame: { tenpai, noten },
}: Course): Course => ({
  draws,
  others,
  unseen,
  mayDeclare,
  declares,
  stake,
  goesOn,
  drawnGame: { tenpai, noten },
});

/** The same hands on another course. */
export const onCourse = (search: Search, course: Course): Search => ({
  ...search,
  course: plainCourse(course),
});

export const searchOf = (graph: Graph, prizes: Search['prizes'], course: Course): Search => ({
  graph,
  prizes,
  course: plainCourse(course),
  worths: graph.layers.map(({ full, resting }, d) =>
    layerWorths(sizeOf(resting), sizeOf(full), course.declares ? (prizes?.[d]?.count ?? 0) : 0),
  ),
});
