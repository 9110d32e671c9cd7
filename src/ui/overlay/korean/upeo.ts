// Upeo: whether it may be declared now, with what, and if not, why.

import type { KoreanAnalysis, KoreanUpeo, KoreanUpeoAnswer } from '../../../analysis/korean/analysis.ts';
import type { Kind } from '../../../tiles/tile.ts';
import { kindsOf } from '../notes.ts';
import { type Said, said } from '../said.ts';

type Answered = Pick<KoreanUpeoAnswer, 'faults' | 'waits'>;

/** Live waits that a discard does not secure the minimum on. */
const lacking = ({ waits }: Answered): readonly Kind[] => waits.filter((w) => !w.suffices).map((w) => w.kind);

/** The first reason, in one sentence: the others come after it. Of an open hand nobody asks. */
export const faultSays = (answer: Answered, minimum: number): readonly Said[] => {
  const [fault] = answer.faults;
  if (fault === undefined || fault === 'openHand') return [];
  return fault === 'belowMinimum'
    ? [said('korean.upeo.belowMinimum', { waits: kindsOf(lacking(answer)), minimum })]
    : [said(`korean.upeo.${fault}`)];
};

const legalSays = ({ early, discards, mayOpen }: KoreanUpeo): readonly Said[] => {
  const key = early ? 'korean.upeo.early' : 'korean.upeo.legal';
  const tiles = { tiles: [...new Set(discards)] };
  return [said(key, { tiles }), ...(mayOpen ? [said('korean.upeo.mayOpen')] : [])];
};

/** Said of a tenpai hand that has not declared; of any other the answer is plain. */
export const upeoSays = ({ upeo, now, moment, minimum }: KoreanAnalysis): readonly Said[] => {
  if (upeo.declared !== 'none' || now.shanten !== 0 || moment === 'over') return [];
  if (upeo.legal) return legalSays(upeo);
  return upeo.faults.length === 0 ? [said('korean.upeo.nextTurn')] : faultSays(upeo, minimum);
};
