// Which kinds an opponent cannot win on by furiten, whatever it holds: what it threw itself, what it let pass in
// riichi, and what it let pass since its last discard.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { SeatState } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import { type Kind, kindOf } from '../../tiles/tile.ts';
import type { Thrown } from './course.ts';

/** Why a kind is safe, the longest-lasting first. */
export const SAFE_REASONS = ['genbutsu', 'passedInRiichi', 'sameTurn'] as const;
export type SafeReason = (typeof SAFE_REASONS)[number];

export type SafeKinds = ReadonlyMap<Kind, SafeReason>;

/** What others threw after the last discard of `seat` that `is` holds for; undefined: it threw none such. */
const passedSince = (
  course: readonly Thrown[],
  seat: Seat,
  is: (thrown: Thrown) => boolean,
): readonly Thrown[] | undefined => {
  const at = course.findLastIndex((thrown) => thrown.seat === seat && is(thrown));
  return at < 0 ? undefined : course.slice(at + 1).filter((t) => t.passed && t.seat !== seat);
};

const kindsOf = (thrown: readonly Thrown[] | undefined): readonly Kind[] =>
  (thrown ?? []).map(({ discard }) => kindOf(discard.tile));

/** Without the order of all discards only the seat's own river is certain. */
export const safeKinds = (
  seat: Seat,
  { river, riichi }: Pick<SeatState, 'river' | 'riichi'>,
  course: readonly Thrown[] | undefined,
  options: Pick<RiichiOptions, 'furiten'>,
): SafeKinds => {
  const safe = new Map<Kind, SafeReason>();
  const add = (kinds: readonly Kind[], reason: SafeReason) => {
    for (const kind of kinds) if (!safe.has(kind)) safe.set(kind, reason);
  };
  add(
    river.map(({ tile }) => kindOf(tile)),
    'genbutsu',
  );
  // Where a discard bars itself alone, a tile let pass bars nothing.
  if (course === undefined || options.furiten === 'tileOnly') return safe;
  if (riichi !== 'none')
    add(kindsOf(passedSince(course, seat, ({ discard }) => discard.riichi === true)), 'passedInRiichi');
  const sinceLast =
    passedSince(course, seat, () => true) ?? course.filter((t) => t.passed && t.seat !== seat);
  add(kindsOf(sinceLast), 'sameTurn');
  return safe;
};
