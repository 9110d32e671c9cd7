// For each tile of the own hand the chance that it deals in, and what that costs, by the weights given. 0 means that the rules forbid the win; everything else was learned from recorded games and is never 0.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Table, Unknown } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import { compareTiles, kindOf, type Tile } from '../../tiles/tile.ts';
import { drawnOf, heldOf } from '../situation.ts';
import { boardOf } from './board.ts';
import { type Learned, lossOf, type Model, tenpaiChance, waitChance } from './model.ts';
import { type Opponent, opponentsOf } from './opponent.ts';
import { type DangerReason, opponentReasons, tileReasons } from './reasons.ts';
import { isPossible, shapesOf } from './shapes.ts';

export interface Against {
  readonly seat: Seat;
  /** That this opponent waits at all. */
  readonly tenpai: number;
  /** That the tile deals in. 0: it cannot, by the rules. */
  readonly chance: number;
  /** What it costs then, honba included. */
  readonly loss: number;
  readonly reasons: readonly DangerReason[];
}

export interface Danger {
  readonly tile: Tile;
  readonly byOpponent: readonly Against[];
  /** That it deals in to anybody: opponents' hands are taken as independent. */
  readonly chance: number;
  /** Points, on average: 0 with a chance of 0. */
  readonly expectedLoss: number;
  /** What is not known of this table and would change the answer: the chances are then rough, none is 0 for want of it. */
  readonly unknown: readonly Unknown[];
}

/** What of a table's unknowns danger is read from. */
const MATTERS: ReadonlySet<Unknown> = new Set(['rivers', 'melds', 'indicators', 'timing', 'wall']);

/** An opponent and what is the same for every tile. */
interface Threat {
  readonly opponent: Opponent;
  readonly learned: Learned;
  readonly tenpai: number;
  readonly honba: number;
  readonly reasons: readonly DangerReason[];
}

const threatOf = (opponent: Opponent, learned: Learned): Threat => {
  const { table, options } = opponent.board;
  return {
    opponent,
    learned,
    tenpai: tenpaiChance(opponent, learned),
    honba: (table.round.honba * options.honbaValue * (table.round.players - 1)) / 3,
    reasons: opponentReasons(opponent),
  };
};

const againstOf = ({ opponent: o, learned, tenpai, honba, reasons }: Threat, tile: Tile): Against => {
  const kind = kindOf(tile);
  const loss = lossOf(o, tile, learned) + honba;
  const safe = o.safe.get(kind);
  if (safe) return { seat: o.seat, tenpai, chance: 0, loss, reasons: [safe] };
  const shapes = shapesOf(kind, o.hidden);
  if (!isPossible(shapes)) return { seat: o.seat, tenpai, chance: 0, loss, reasons: ['noShape'] };
  const chance = tenpai * waitChance(o, shapes, learned);
  return { seat: o.seat, tenpai, chance, loss, reasons: [...tileReasons(o, shapes, tile), ...reasons] };
};

const dangerOf = (threats: readonly Threat[], tile: Tile, unknown: readonly Unknown[]): Danger => {
  const byOpponent = threats.map((threat) => againstOf(threat, tile));
  return {
    tile,
    byOpponent,
    chance: 1 - byOpponent.reduce((none, { chance }) => none * (1 - chance), 1),
    expectedLoss: byOpponent.reduce((sum, { chance, loss }) => sum + chance * loss, 0),
    unknown,
  };
};

const ownTiles = (table: Table): readonly Tile[] => {
  const [held, drawn] = [heldOf(table)?.concealed ?? [], drawnOf(table)];
  return [...new Set([...held, ...(drawn === undefined ? [] : [drawn])])].sort(compareTiles);
};

/** One entry a different tile of the own hand, in order; empty where it is hidden. */
export const dangersBy = (model: Model, table: Table, options: RiichiOptions): readonly Danger[] => {
  const learned = model[table.round.players];
  const threats = opponentsOf(boardOf(table, options)).map((o) => threatOf(o, learned));
  const unknown = table.unknown.filter((u) => MATTERS.has(u));
  return ownTiles(table).map((tile) => dangerOf(threats, tile, unknown));
};
