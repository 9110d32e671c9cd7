// What one suit is worth: for so many groups, with a pair or without, how many tiles are missing at least.
//
// The kinds of a suit are read from low to high. All that matters of what was read is how many runs were begun at
// the last two kinds, and the fewest tiles missing so far for every number of groups and pairs: 90 numbers, a
// `Reading`. Each further kind is one step of dynamic programming over the groups that may begin there. The same
// step builds the automaton behind the tables (`automaton.ts`) and answers where a hand's own melds leave fewer
// than four copies (`limited.ts`). Own derivation.

import type { Tally } from '../tiles/counts.ts';

/** Ten numbers: at `2 × groups + pair`, the tiles missing for 0–4 groups and no or one pair. */
export type Needs = Uint8Array;
export const NEEDS_SIZE = 10;

/** More than any hand can miss. */
export const NEVER = 15;

export const needsIndex = (groups: number, pair: number): number => 2 * groups + pair;

/** Fewest tiles missing, by runs begun two kinds ago (0–2), one kind ago (0–2), and what was built: `NEEDS_SIZE`. */
export type Reading = Uint8Array;
export const READING_SIZE = 9 * NEEDS_SIZE;

const readingIndex = (older: number, newer: number, groups: number, pair: number): number =>
  (older * 3 + newer) * NEEDS_SIZE + needsIndex(groups, pair);

/** Nothing read, nothing missing. */
export const startReading = (): Reading => {
  const reading = new Uint8Array(READING_SIZE).fill(NEVER);
  reading[0] = 0;
  return reading;
};

/** What a kind can be used for: copies it takes, and the way from one place of a reading to another. */
interface Move {
  readonly copies: number;
  readonly from: number;
  readonly to: number;
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

// Three equal runs are three triplets, so two are enough. A second triplet of a kind exists only where copies are
// not limited; a third never beats a triplet of another kind.
const movesOf = (older: number, newer: number, runs: number, triplets: number, pairs: number): Move[] =>
  range(5 - runs - triplets).flatMap((groups) =>
    range(2 - pairs).map((pair) => ({
      copies: older + newer + runs + 3 * triplets + 2 * pairs,
      from: readingIndex(older, newer, groups, pair),
      to: readingIndex(newer, runs, groups + runs + triplets, pair + pairs),
    })),
  );

const allMoves = (runMayBegin: boolean): Move[] =>
  range(3).flatMap((older) =>
    range(3).flatMap((newer) =>
      range(runMayBegin ? 3 : 1).flatMap((runs) =>
        range(3).flatMap((triplets) =>
          range(2).flatMap((pairs) => movesOf(older, newer, runs, triplets, pairs)),
        ),
      ),
    ),
  );

/** Moves in order of the copies they take; `end[n]` is where those of more than `n` copies begin. */
interface Moves {
  readonly copies: Uint8Array;
  readonly from: Uint8Array;
  readonly to: Uint8Array;
  readonly end: readonly number[];
}

/** More copies than any target takes: the limit where a site counts tiles that do not exist. */
export const UNLIMITED = 14;

const sortMoves = (moves: Move[]): Moves => {
  moves.sort((a, b) => a.copies - b.copies);
  return {
    copies: Uint8Array.from(moves, (m) => m.copies),
    from: Uint8Array.from(moves, (m) => m.from),
    to: Uint8Array.from(moves, (m) => m.to),
    end: range(UNLIMITED + 1).map((n) => moves.filter((m) => m.copies <= n).length),
  };
};

let moves: { readonly withRun: Moves; readonly withoutRun: Moves } | undefined;

/** Made when first asked for: whoever has the tables seldom needs them. */
const movesWhere = (runMayBegin: boolean): Moves => {
  moves ??= { withRun: sortMoves(allMoves(true)), withoutRun: sortMoves(allMoves(false)) };
  return runMayBegin ? moves.withRun : moves.withoutRun;
};

/** Reads one more kind into `out`: `held` copies of it, of which a target may use up to `limit`. */
export const readKind = (
  before: Reading,
  out: Reading,
  held: number,
  limit: number,
  runMayBegin: boolean,
): void => {
  const { copies, from, to, end } = movesWhere(runMayBegin);
  out.fill(NEVER);
  for (let i = 0; i < end[limit]!; i++) {
    const missing = before[from[i]!]! + Math.max(0, copies[i]! - held);
    if (missing < out[to[i]!]!) out[to[i]!] = missing;
  }
};

/** A run needs two more kinds of its suit. */
export const canBeginRun = (offset: number, kinds: number): boolean => kinds === 9 && offset < 7;

/** What is built once no run is left open. */
export const needsOfReading = (reading: Reading): Needs => reading.slice(0, NEEDS_SIZE);

/** The needs of the suit whose kinds are `start` … `start + kinds − 1`; honours are a suit of seven without runs. */
export const needsOfSuit = (counts: Tally, limits: Tally, start: number, kinds: number): Needs => {
  let reading = startReading();
  let next: Reading = new Uint8Array(READING_SIZE);
  for (let i = 0; i < kinds; i++) {
    readKind(reading, next, counts[start + i]!, limits[start + i]!, canBeginRun(i, kinds));
    [reading, next] = [next, reading];
  }
  return needsOfReading(reading);
};

/** The needs of two suits together. */
export const joinNeeds = (a: Needs, b: Needs): Needs => {
  const joined = new Uint8Array(NEEDS_SIZE).fill(NEVER);
  for (let i = 0; i < NEEDS_SIZE; i++) {
    // A pair in `a` leaves only pairless ways of `b`: every other place.
    for (let j = 0; i + j < NEEDS_SIZE; j += 1 + (i & 1)) {
      joined[i + j] = Math.min(joined[i + j]!, a[i]! + b[j]!);
    }
  }
  return joined;
};

/** The tiles missing for `groups` groups and a pair, from two parts of a hand. */
export const needTogether = (a: Needs, b: Needs, groups: number): number => {
  const goal = needsIndex(groups, 1);
  let least = NEVER;
  for (let i = 0; i <= goal; i++) least = Math.min(least, a[i]! + b[goal - i]!);
  return least;
};
