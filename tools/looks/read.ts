// A view of a hand that the engine itself has read.

import type { AnyAnalysis } from '../../src/analysis/analysis.ts';
import { answer } from '../../src/analysis/answer.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { Unknown } from '../../src/table/table.ts';
import type { View, ViewState } from '../../src/ui/view.ts';
import { type Deal, eventsOf } from './script.ts';

export const SITE = { client: 'majiang', name: 'Majiang', host: 'kobalab.net' } as const;

export const viewOf = (state: ViewState, over: Partial<View> = {}): View => ({
  site: SITE,
  mode: 'live',
  humans: false,
  state,
  ...over,
});

interface Extra {
  readonly unknown?: readonly Unknown[];
  readonly after?: readonly TableEvent[];
}

/** The same, had the tiles not all been seen. */
const lacking = (analysis: AnyAnalysis, unknown: readonly Unknown[]): AnyAnalysis => {
  const notes = unknown.map((u) => ({ type: 'unknown', unknown: u }) as const);
  switch (analysis.family) {
    case 'riichi':
      return { ...analysis, unknown, warnings: [...analysis.warnings, ...notes] };
    case 'korean':
      return { ...analysis, unknown, warnings: [...analysis.warnings, ...notes] };
    case 'mcr':
      return { ...analysis, unknown, warnings: [...analysis.warnings, ...notes] };
  }
};

/** Throws where the engine lost the thread: a script that is no game. */
export const analysed = (deal: Deal, { unknown = [], after = [] }: Extra = {}): AnyAnalysis => {
  const result = answer({ seq: 1, events: [...eventsOf(deal), ...after], rules: {} });
  if (result.state !== 'reading') throw new Error(`${deal.turns}: ${JSON.stringify(result)}`);
  return lacking(result.analysis, unknown);
};

export const read = (deal: Deal, extra: Extra = {}): View => {
  const analysis = analysed(deal, extra);
  return viewOf({ type: 'reading', analysis }, { rules: analysis.rules });
};
