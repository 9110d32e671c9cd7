// What an opponent really waited for: known in a log, where every hand is open.

import { isLastTile, situationOf } from '../../src/analysis/situation.ts';
import { doraOf } from '../../src/rules/riichi/dora.ts';
import { furiten } from '../../src/rules/riichi/furiten.ts';
import type { RiichiOptions } from '../../src/rules/riichi/options.ts';
import { basicOf, pointsOf } from '../../src/rules/riichi/payments.ts';
import { isRefused, type RiichiScore, valueOfHand } from '../../src/rules/riichi/score.ts';
import { waitsOf } from '../../src/rules/riichi/waits.ts';
import type { Situation, Win } from '../../src/rules/rules.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import { addTo, countsOf } from '../../src/tiles/counts.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { KINDS, type Kind, kindOf, plainTile, type Tile } from '../../src/tiles/tile.ts';

export interface Truth {
  readonly seat: Seat;
  readonly isTenpai: boolean;
  /** Kinds it would have won on, thrown now. */
  readonly wins: ReadonlySet<Kind>;
  /** What the tile would have paid, ura by their exact distribution over the tiles this seat does not see. */
  readonly points: (tile: Tile) => number;
}

const NOBODY: ReadonlySet<Kind> = new Set();

interface Asked {
  readonly s: Situation;
  readonly options: RiichiOptions;
  readonly from: Seat;
  readonly last: boolean;
}

const valueBy = ({ s, options, from, last }: Asked, tile: Tile) => {
  const win: Win = { tile, from, by: 'discard', last };
  return valueOfHand(s, win, options);
};

/** Chances of 0, 1, 2 … ura for one indicator: by the kinds it may be. */
const uraOnce = (held: ReturnType<typeof countsOf>, left: readonly number[], players: 3 | 4): number[] => {
  const total = left.reduce((a, b) => a + b, 0);
  const chances = [0, 0, 0, 0, 0];
  for (const kind of KINDS) chances[held[doraOf(kind, players)]!]! += left[kind]! / total;
  return chances;
};

const sumsOf = (a: readonly number[], b: readonly number[]): number[] => {
  const sums = new Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j]! += x * y;
  return sums;
};

/** Points with ura counted in, each by its chance. */
const withUra = (asked: Asked, score: RiichiScore, tile: Tile, left: readonly number[]): number => {
  const { s, options, from } = asked;
  const { han, fu } = score;
  if (s.riichi === 'none' || han === undefined || fu === undefined || !options.uraDora) return score.points;
  const held = countsOf([...s.concealed, tile]);
  addTo(held, s.melds.flatMap(tilesOf));
  const once = uraOnce(held, left, s.players);
  const chances = s.indicators.map(() => once).reduce(sumsOf);
  const pay = (ura: number) =>
    pointsOf({ situation: s, win: { from }, options }, basicOf(han + ura, fu, options).basic);
  return chances.reduce((sum, chance, ura) => sum + (chance > 0 ? chance * pay(ura) : 0), 0);
};

const pointsIn =
  (asked: Asked, left: readonly number[]) =>
  (tile: Tile): number => {
    const score = valueBy(asked, tile);
    return isRefused(score) ? 0 : withUra(asked, score, tile, left);
  };

/** `table`: as its own seat sees it. `left`: the copies it does not see. */
export const truthOf = (
  table: Table,
  options: RiichiOptions,
  from: Seat,
  left: () => readonly number[],
): Truth => {
  const seat = table.me;
  const { concealed, melds }: SeatState = table.seats[seat]!;
  if (typeof concealed === 'number') throw new Error('a log has every hand open');
  const waits = waitsOf({ concealed, melds });
  const none: Truth = { seat, isTenpai: waits.length > 0, wins: NOBODY, points: () => 0 };
  if (waits.length === 0) return none;
  const s = situationOf(table, { concealed, melds });
  if (furiten(s, waits, options).length > 0) return none;
  const asked: Asked = { s, options, from, last: isLastTile(table) };
  const wins = waits.filter((kind) => !isRefused(valueBy(asked, plainTile(kind))));
  return { ...none, wins: new Set(wins), points: pointsIn(asked, left()) };
};

export const wouldWin = ({ wins }: Truth, tile: Tile): boolean => wins.has(kindOf(tile));
