// The course of a hand, and what the others' discards of one turn bring to a hand that waits.

import { SUMS, sumAt } from './prizes.ts';

/** By own draws made: that nobody else wins before the next one, while the hand is not in riichi and while it is. */
export interface GoesOn {
  readonly silent: readonly number[];
  readonly riichi: readonly number[];
}

/** The course of the hand from here, whatever its tiles. */
export interface Course {
  /** Own draws to come. */
  readonly draws: number;
  /** Discards of others before each own draw, by own draws made; the last: before the hand runs out. */
  readonly others: readonly number[];
  /** Tiles nobody has shown. */
  readonly unseen: number;
  /** By own draws made: whether a riichi can be declared with the discard. */
  readonly mayDeclare: readonly boolean[];
  /** A hand can be declared, or is. */
  readonly declares: boolean;
  readonly stake: number;
  /** Absent: nobody else wins. */
  readonly goesOn?: GoesOn | undefined;
  /** What the draw of an exhausted wall brings to a hand that waits, and to one that does not. */
  readonly drawnGame: { readonly tenpai: number; readonly noten: number };
}

/** Chance of a ron, and its points. */
interface Rons {
  chance: number;
  points: number;
}
export const rons: Rons = { chance: 0, points: 0 };

/** Adds `count` discards in a row; nothing more comes of a turn once a wait went by that is no win. */
const addRons = (sums: Float64Array, at: number, count: number, pool: number, reached: number): number => {
  const lets = sums[at + SUMS.lets]!;
  if (lets === 0 || count <= 0) return reached;
  const miss = lets < pool ? 1 - lets / pool : 0;
  let missed = 1;
  for (let i = 0; i < count; i++) missed *= miss;
  const hit = (reached * (1 - missed)) / lets;
  rons.chance += hit * sums[at + SUMS.wins]!;
  rons.points += hit * sums[at + SUMS.ronned]!;
  return reached * missed;
};

/** The discards before the next own draw; the very last of the hand counts as such. */
export const readRons = (
  course: Course,
  n: number,
  sums: Float64Array,
  row: number,
  stance: number,
): void => {
  rons.chance = 0;
  rons.points = 0;
  const count = course.others[n]!;
  const isEnd = n === course.draws && count > 0;
  const pool = course.unseen - n;
  const reached = addRons(sums, row + sumAt(stance, 0), isEnd ? count - 1 : count, pool, 1);
  if (isEnd) addRons(sums, row + sumAt(stance, 1), 1, pool, reached);
};

/** Whether the draw after `n` others is the last tile of all. */
export const isLastDraw = ({ draws, others }: Course, n: number): 0 | 1 =>
  n + 1 === draws && others[draws] === 0 ? 1 : 0;
