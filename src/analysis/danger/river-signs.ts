// What the order of an opponent's discards gives away: what came from the hand, and what was thrown into another's
// riichi.

import type { Discard } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import { kindOf } from '../../tiles/tile.ts';
import type { Seated } from './board.ts';
import type { Thrown } from './course.ts';
import { safeKinds } from './safe.ts';

/** Known to have come from the hand. */
export const isFromHand = ({ drawn }: Discard): boolean => drawn === false;

/** How many discards at the end of the river were all thrown as drawn. */
export const drawnStreak = ({ state }: Seated): number => {
  const last = state.river.findLastIndex((d) => d.drawn !== true);
  return state.river.length - 1 - last;
};

export const lastFromHand = ({ state }: Seated): Discard | undefined => state.river.findLast(isFromHand);

/** The discards before the riichi, its tile the last of them; all without riichi. */
export const beforeRiichi = ({ state }: Seated): readonly Discard[] => {
  const at = state.river.findIndex((d) => d.riichi);
  return at < 0 ? state.river : state.river.slice(0, at + 1);
};

export const riichiTile = ({ state }: Seated): Discard | undefined => state.river.find((d) => d.riichi);

/** Said, and its tile not yet thrown: nothing has been thrown into it. */
const riichiAt = (course: readonly Thrown[], seat: Seat): number => {
  const at = course.findIndex((t) => t.seat === seat && t.discard.riichi === true);
  return at < 0 ? course.length : at;
};

/** Whether the discard at `at` was no sure tile against the riichi of `declarer`. */
const isPush = (o: Seated, course: readonly Thrown[], at: number, declarer: Seat): boolean => {
  const before = course.slice(0, at);
  const river = before.filter((t) => t.seat === declarer).map((t) => t.discard);
  const safe = safeKinds(declarer, { river, riichi: 'accepted' }, before, o.board.options);
  return !safe.has(kindOf(course[at]!.discard.tile));
};

/** How it threw into others' riichi: tiles that were not safe, and safe ones from the hand. */
export interface Under {
  /** Another is in riichi. */
  readonly isUnder: boolean;
  readonly pushed: number;
  readonly folded: number;
}

export const underRiichi = (o: Seated): Under => {
  const { course = [], table } = o.board;
  const others = table.seats.flatMap((s, seat) =>
    s.riichi !== 'none' && seat !== o.seat ? [seat as Seat] : [],
  );
  let [pushed, folded] = [0, 0];
  for (const [at, { seat, discard }] of course.entries()) {
    const riichis = seat === o.seat ? others.filter((r) => riichiAt(course, r) < at) : [];
    if (riichis.length === 0) continue;
    if (riichis.some((r) => isPush(o, course, at, r))) pushed++;
    else if (isFromHand(discard)) folded++;
  }
  return { isUnder: others.length > 0, pushed, folded };
};
