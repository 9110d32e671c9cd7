// What MCR and Korean mahjong have in common at a decision: a win that is there, and kongs of one's own.

import type { AnalysisBase, HandView } from '../../analysis/analysis.ts';
import type { Act } from '../../game/act.ts';
import type { Table } from '../../table/table.ts';
import type { BySeat } from '../../tiles/seat.ts';
import { type Called, meldOf } from '../acts.ts';
import type { Weighed } from '../judgement.ts';
import type { Missed } from '../missed.ts';
import { tileOf } from '../moments.ts';
import type { Shaped } from './shaped.ts';
import { weighWin } from './weigh.ts';

interface Offered extends Called {
  readonly after?: HandView;
  readonly score?: { readonly deltas: BySeat<number> };
}

/** A decision, and what the engine says of it. */
export interface Asked {
  readonly table: Table;
  readonly analysis: AnalysisBase & { readonly calls: readonly Offered[] };
  readonly chosen: Act;
}

interface Win {
  readonly way: 'ron' | 'tsumo';
  /** What it brings in all. */
  readonly points: number;
}

/** The win that may be said now. */
export const winOf = ({ table, analysis }: Asked): Win | undefined => {
  const win = analysis.calls.find((c) => c.score);
  return win?.score && { way: win.call === 'ron' ? 'ron' : 'tsumo', points: win.score.deltas[table.me]! };
};

export const winOptions = (asked: Asked): readonly Weighed[] => {
  const win = winOf(asked);
  return win ? [weighWin({ type: win.way }, win.points)] : [];
};

/** A win that was there; or one that was `refused`. */
export const missedWin = (asked: Asked, refused: () => readonly Missed[]): readonly Missed[] => {
  const { chosen } = asked;
  if (chosen.type === 'ron' || chosen.type === 'tsumo') return [];
  const tile = tileOf(asked);
  const win = winOf(asked);
  return win && tile !== undefined
    ? [{ id: 'winPassed', way: win.way, tile, points: win.points }]
    : refused();
};

/** Kongs that can be made now, and what each leaves. */
export const kongsOf = ({ analysis, table }: Asked): readonly Shaped[] =>
  analysis.calls.flatMap((call) => {
    const meld = meldOf(table, call);
    return meld && call.after ? [{ act: { type: 'meld', meld } as const, view: call.after, winning: 0 }] : [];
  });
