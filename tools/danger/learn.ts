// The rows that recorded decisions give, and what is learned from them.

import { boardOf, STYLES, type Style } from '../../src/analysis/danger/board.ts';
import { lossFeatures } from '../../src/analysis/danger/loss-features.ts';
import type { Learned, Model } from '../../src/analysis/danger/model.ts';
import { type Opponent, opponentsOf } from '../../src/analysis/danger/opponent.ts';
import { isPossible, shapesOf } from '../../src/analysis/danger/shapes.ts';
import { tenpaiFeatures } from '../../src/analysis/danger/tenpai-features.ts';
import { waitFeatures } from '../../src/analysis/danger/wait-features.ts';
import type { SeatState } from '../../src/table/table.ts';
import type { Players } from '../../src/tiles/seat.ts';
import { kindOf, type Tile } from '../../src/tiles/tile.ts';
import type { Decision } from './decisions.ts';
import { Design } from './design.ts';
import { type Fit, LOGISTIC, POINTS, regression } from './fit.ts';
import { type Truth, wouldWin } from './truth.ts';

interface Rows {
  readonly tenpai: Design;
  readonly wait: Readonly<Record<Style, Design>>;
  readonly loss: Design;
  /** Of recorded wins alone. */
  readonly paid: Design;
}

const newRows = (): Rows => ({
  tenpai: new Design(),
  wait: { riichi: new Design(), dama: new Design(), open: new Design() },
  loss: new Design(),
  paid: new Design(),
});

export type AllRows = Readonly<Record<Players, Rows>>;
export const allRows = (): AllRows => ({ 3: newRows(), 4: newRows() });

/** Each different tile of the hand once. */
export const ownTiles = ({ concealed, drawn }: SeatState): readonly Tile[] => {
  if (typeof concealed === 'number') return [];
  return [...new Set([...concealed, ...(drawn === undefined || drawn === 'hidden' ? [] : [drawn])])];
};

const addWaits = (rows: Rows, o: Opponent, truth: Truth, tiles: readonly Tile[], at: number): void => {
  for (const tile of tiles) {
    const kind = kindOf(tile);
    const shapes = shapesOf(kind, o.hidden);
    if (o.safe.has(kind) || !isPossible(shapes)) continue;
    const wins = wouldWin(truth, tile);
    rows.wait[o.style].add(waitFeatures(o, shapes), Number(wins), at);
    if (wins) rows.loss.add(lossFeatures(o, tile), truth.points(tile), at);
  }
};

/** What was paid for the tile thrown. */
const addPaid = (rows: Rows, opponents: readonly Opponent[], { wins, thrown, game }: Decision): void => {
  for (const { seat, stated } of wins) {
    const o = opponents.find((opponent) => opponent.seat === seat);
    if (o && stated?.points !== undefined) rows.paid.add(lossFeatures(o, thrown), stated.points, game.at);
  }
};

export const addDecision = (all: AllRows, decision: Decision): void => {
  const { table, options, truths, game } = decision;
  const rows = all[table.round.players];
  const tiles = ownTiles(table.seats[table.me]!);
  const opponents = opponentsOf(boardOf(table, options));
  addPaid(rows, opponents, decision);
  for (const o of opponents) {
    const truth = truths.find(({ seat }) => seat === o.seat)!;
    if (o.style !== 'riichi' && o.hidden.size > 1)
      rows.tenpai.add(tenpaiFeatures(o), Number(truth.isTenpai), game.at);
    if (truth.isTenpai) addWaits(rows, o, truth, tiles, game.at);
  }
};

type Ridges = Readonly<Record<'tenpai' | 'loss' | Style, number>>;

/**
 * How strongly weights are held to what was known before. Chosen on games of the fit alone: learned from two in three of
 * them, tried on the third.
 */
const RIDGES: Ridges = { tenpai: 4, riichi: 50, dama: 4, open: 15, loss: 4 };
/** Three players' games are fewer, and their weights held to those of four. */
const RIDGES_OF_THREE: Ridges = { tenpai: 150, riichi: 150, dama: 150, open: 150, loss: 16 };
/** Recorded wins are few: they move the whole, each feature little. */
const PAID_RIDGE = 100;

export interface Fits {
  readonly tenpai: Fit;
  readonly wait: Readonly<Record<Style, Fit>>;
  /** Of every tile in hand that would have been won on. */
  readonly worth: Fit;
  /** Of the wins really made, held to the former. */
  readonly loss: Fit;
}

export const learnedOf = ({ tenpai, wait, loss }: Fits): Learned => ({
  tenpai: tenpai.weights,
  wait: { riichi: wait.riichi.weights, dama: wait.dama.weights, open: wait.open.weights },
  loss: loss.weights,
});

const fitAll = (rows: Rows, ridges: Ridges, prior?: Learned): Fits => {
  const waits = STYLES.map(
    (style) => [style, regression(rows.wait[style], LOGISTIC, ridges[style], prior?.wait[style])] as const,
  );
  const worth = regression(rows.loss, POINTS, ridges.loss, prior?.loss);
  return {
    worth,
    tenpai: regression(rows.tenpai, LOGISTIC, ridges.tenpai, prior?.tenpai),
    wait: Object.fromEntries(waits) as Record<Style, Fit>,
    loss: regression(rows.paid, POINTS, PAID_RIDGE, worth.weights),
  };
};

export const learn = (rows: AllRows): Readonly<Record<Players, Fits>> => {
  const four = fitAll(rows[4], RIDGES);
  return { 3: fitAll(rows[3], RIDGES_OF_THREE, learnedOf(four)), 4: four };
};

export const modelOf = (fits: Readonly<Record<Players, Fits>>): Model => ({
  3: learnedOf(fits[3]),
  4: learnedOf(fits[4]),
});
