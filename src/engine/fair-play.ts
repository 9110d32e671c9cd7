// How much help is shown, as one pure function: from what was read and what the player chose to the view that overlay
// and popup draw. What may not be shown is not in the view, so no component can show it by mistake.

import type { AnyAnalysis } from '../analysis/analysis.ts';
import type { Notice, Unread } from '../clients/client.ts';
import { type Mode, modeOf, type SiteSettings } from '../settings.ts';
import type { View, ViewState } from '../ui/view.ts';
import type { Kept } from './kept.ts';
import type { Answer, Worths } from './protocol.ts';

export interface Facts {
  /** Absent: no client reads this page. */
  readonly site?: NonNullable<View['site']>;
  /** Undefined: the player has not been asked yet (`modeOf`). */
  readonly mode: Mode | undefined;
  /** People sit opposite; true as long as it is not known. */
  readonly humans: boolean;
  /** The service shows no hints at this table. */
  readonly hintsOff?: boolean;
  readonly notice?: Notice | undefined;
  readonly answer: Answer;
  /** What choices are worth, of whatever table it was last told of. */
  readonly worths?: Worths | undefined;
  /** They have been asked for. */
  readonly awaits?: boolean;
  readonly kept?: readonly Kept[];
  readonly unread?: Unread | undefined;
}

/** Until the player has answered, and where a service shows no hints. */
const UNASKED: Mode = 'reviewOnly';

export interface TableHelp {
  readonly humans: boolean;
  readonly hintsOff: boolean;
  /** What the player chose for this table alone. */
  readonly chosen?: Mode | undefined;
}

/**
 * Undefined: the player has not been asked yet. Where the service shows no hints, every table starts in review only
 * whatever was chosen for the site, and a change counts for that table alone.
 */
export const helpAt = (site: SiteSettings, { humans, hintsOff, chosen }: TableHelp): Mode | undefined => {
  if (!hintsOff || site.off) return modeOf(site, humans);
  return chosen ?? UNASKED;
};

type Shown = (analysis: AnyAnalysis, facts: Facts) => ViewState;

/** Worths of another table are none of this one's. */
const reading: Shown = (analysis, { worths, awaits }) => ({
  type: 'reading',
  analysis,
  ...(worths && worths.seq === analysis.seq && { worths }),
  ...(awaits && { awaits }),
});

/** What each mode lets through of an analysis. */
const THROUGH: Readonly<Record<Mode, Shown>> = {
  live: reading,
  afterDiscard: (analysis, facts) =>
    analysis.moment === 'others' || analysis.moment === 'over'
      ? reading(analysis, facts)
      : { type: 'heldBack' },
  reviewOnly: (analysis, facts) =>
    analysis.moment === 'over' ? reading(analysis, facts) : { type: 'recording' },
  off: () => ({ type: 'off' }),
};

const answerState = (facts: Facts): ViewState => {
  const { answer, mode } = facts;
  if (answer.state === 'waiting') return { type: 'waiting' };
  if (mode === undefined) return { type: 'asking' };
  if (answer.state === 'lost') return { type: 'lost', code: answer.code, detail: answer.detail };
  return THROUGH[mode](answer.analysis, facts);
};

const stateOf = (facts: Facts): ViewState => {
  const { site, mode, notice } = facts;
  if (!site) return { type: 'notASite' };
  if (mode === 'off') return { type: 'off' };
  return notice ?? answerState(facts);
};

/** A difference tells what the hand waits for: held back as the hand is. Where the thread broke tells nothing of it. */
const keptFor = ({ mode, kept = [] }: Facts, state: ViewState): readonly Kept[] =>
  mode === 'live' || state.type === 'reading' ? kept : kept.filter((k) => k.what === 'lost');

export const viewOf = (facts: Facts): View => {
  const state = stateOf(facts);
  const kept = keptFor(facts, state);
  return {
    ...(facts.site && { site: facts.site }),
    mode: facts.mode ?? (facts.humans ? UNASKED : 'live'),
    humans: facts.humans,
    ...(facts.hintsOff && { hintsOff: true }),
    state,
    ...(kept.length > 0 && { kept }),
    ...(facts.unread && { unread: facts.unread }),
    ...(facts.answer.state === 'reading' && { rules: facts.answer.analysis.rules }),
  };
};
