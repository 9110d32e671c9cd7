// What the desk answers to a position: what is wrong with it, what the overlay would say, and the score sheet of the hand
// with its taken tile. Data alone, so that it crosses a port.

import type { Analysis } from '../analysis/analysis.ts';
import type { KoreanAnalysis } from '../analysis/korean/analysis.ts';
import type { McrAnalysis } from '../analysis/mcr/analysis.ts';
import type { KoreanRefusal } from '../rules/korean/refusals.ts';
import type { KoreanScore } from '../rules/korean/score.ts';
import type { McrScore } from '../rules/mcr/score.ts';
import type { RiichiScore } from '../rules/riichi/score.ts';
import type { Refusal, Win } from '../rules/rules.ts';
import type { Fault } from './fault.ts';

/** The hand with its taken tile, as the rules score it. */
export type Sheet<Score, Why> =
  /** `score.deltas`: what each seat gains or loses. */
  | { readonly state: 'win'; readonly win: Win; readonly score: Score }
  /** Not a win, or one that may not be made; `score`: what it would be worth, where it is complete and worth anything. */
  | { readonly state: 'refused'; readonly win: Win; readonly reason: Why; readonly score?: Score };

interface Common {
  /** What cannot be, worst first. Tiles still missing are none of them: see `missing`. */
  readonly faults: readonly Fault[];
  /** Tiles still to be entered before the hand is whole; 0: it is. Analysis and sheet are absent until then. */
  readonly missing: number;
}

/** `analysis` is absent where the hand is not whole or the position cannot be; `sheet` also where no tile is taken. */
export type DeskAnswer =
  | (Common & {
      readonly family: 'riichi';
      readonly analysis?: Analysis;
      readonly sheet?: Sheet<RiichiScore, Refusal>;
    })
  | (Common & {
      readonly family: 'mcr';
      readonly analysis?: McrAnalysis;
      readonly sheet?: Sheet<McrScore, Refusal>;
    })
  | (Common & {
      readonly family: 'korean';
      readonly analysis?: KoreanAnalysis;
      readonly sheet?: Sheet<KoreanScore, KoreanRefusal>;
    });
