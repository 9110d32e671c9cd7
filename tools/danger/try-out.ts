// The model tried on games it has not learned from.

import { type Danger, dangersBy } from '../../src/analysis/danger/judge.ts';
import type { Model } from '../../src/analysis/danger/model.ts';
import { kindOf } from '../../src/tiles/tile.ts';
import type { SujiTable } from './baseline.ts';
import type { Decision } from './decisions.ts';
import { Calibration, TENPAI_ENDS } from './tally.ts';
import { type Truth, wouldWin } from './truth.ts';

/** What was said of one opponent by how it may wait. */
export const WAYS = ['riichi', 'dama', 'open'] as const;

export class Trial {
  /** Every tile of the hand, everybody together: would it deal in? */
  readonly held = new Calibration();
  /** The same by the tiles really thrown. */
  readonly thrown = new Calibration();
  /** The tiles really thrown: was there a ron? */
  readonly ron = new Calibration();
  readonly against = { riichi: new Calibration(), dama: new Calibration(), open: new Calibration() };
  readonly tenpai = new Calibration(TENPAI_ENDS);
  readonly constant = new Calibration();
  readonly sujiTable = new Calibration();
  readonly sujiThrown = new Calibration();
  /** Points: expected and real, of what was thrown into a hand that wins; and of all throws. */
  readonly loss = { rows: 0, expected: 0, real: 0 };
  readonly points = { rows: 0, expected: 0, real: 0 };
  games = new Set<number>();

  constructor(
    private readonly model: Model,
    private readonly table: SujiTable,
    private readonly noughts: Noughts,
  ) {}

  add(decision: Decision): void {
    const { table, options, game } = decision;
    this.games.add(game.at);
    for (const danger of dangersBy(this.model, table, options)) {
      countNoughts(this.noughts, danger, decision.truths);
      this.addHeld(danger, decision);
      if (danger.tile === decision.thrown) this.addThrown(danger, decision);
    }
  }

  private addHeld(danger: Danger, { truths, game }: Decision): void {
    const wins = truths.some((truth) => wouldWin(truth, danger.tile));
    this.held.add(danger.chance, wins, game.at);
    this.constant.add(this.table.constant, wins, game.at);
    this.sujiTable.add(this.table.together(danger), wins, game.at);
    for (const { seat, chance, reasons } of danger.byOpponent) {
      const way = WAYS.find((w) => reasons.includes(w));
      if (way === undefined) continue;
      this.against[way].add(chance, wouldWin(truthOfSeat(truths, seat), danger.tile), game.at);
    }
  }

  private addThrown(danger: Danger, { truths, game, wins, thrown }: Decision): void {
    const would = truths.some((truth) => wouldWin(truth, thrown));
    this.thrown.add(danger.chance, would, game.at);
    this.sujiThrown.add(this.table.together(danger), would, game.at);
    this.ron.add(danger.chance, wins.length > 0, game.at);
    for (const { seat, tenpai, reasons } of danger.byOpponent)
      if (!reasons.includes('riichi'))
        this.tenpai.add(Math.min(tenpai, 1), truthOfSeat(truths, seat).isTenpai, game.at);
    this.addPoints(danger, wins);
  }

  private addPoints({ byOpponent, expectedLoss }: Danger, wins: Decision['wins']): void {
    const paid = wins.map(({ seat, stated }) => ({ seat, points: stated?.points ?? 0 }));
    this.points.rows++;
    this.points.expected += expectedLoss;
    for (const { seat, points } of paid) {
      this.points.real += points;
      this.loss.rows++;
      this.loss.real += points;
      this.loss.expected += byOpponent.find((against) => against.seat === seat)!.loss;
    }
  }
}

export const truthOfSeat = (truths: readonly Truth[], seat: number): Truth =>
  truths.find((truth) => truth.seat === seat)!;

/** Tiles said to be safe by the rules, and how many of them would have won. */
export interface Noughts {
  said: number;
  /** With an opponent who waited. */
  againstTenpai: number;
  false: number;
}

export const countNoughts = (noughts: Noughts, danger: Danger, truths: readonly Truth[]): void => {
  for (const { seat, chance } of danger.byOpponent) {
    if (chance > 0) continue;
    const truth = truthOfSeat(truths, seat);
    noughts.said++;
    if (truth.isTenpai) noughts.againstTenpai++;
    if (truth.wins.has(kindOf(danger.tile))) noughts.false++;
  }
};
