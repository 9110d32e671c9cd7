// MCR: fan and the minimum, flowers, plans; no furiten.

import type { McrAnalysis, McrDiscard } from '../../../analysis/mcr/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import type { DiscardDress, Dress } from '../dress.ts';
import { isUpperBound } from '../headline.ts';
import { ReadyTag } from '../readiness.tsx';
import { callsDress } from './calls.tsx';
import { announcedOf, headlineOf } from './headline.ts';
import { isPartial, notesOf } from './notes.ts';
import { nearestLine, Plans } from './plans.tsx';
import { waitsDress } from './waits.tsx';

const discardDress = (choice: McrDiscard, { me }: McrAnalysis, words: Words): DiscardDress => ({
  tile: choice.tile,
  after: choice.after,
  behind: choice.behind,
  tag: choice.tenpai ? <ReadyTag readiness={choice.tenpai.readiness} /> : null,
  second: nearestLine(choice.plans, words),
  says: [],
  ...(choice.tenpai && { waits: waitsDress(choice.tenpai, me) }),
  below: () => <Plans plans={choice.plans} />,
});

export const mcrDress = (analysis: McrAnalysis, words: Words): Dress => ({
  headline: headlineOf(analysis, words),
  announced: announcedOf(analysis, words),
  notes: notesOf(analysis),
  ...(analysis.tenpai && { waits: waitsDress(analysis.tenpai, analysis.me) }),
  discards: analysis.discards.map((c) => discardDress(c, analysis, words)),
  calls: callsDress(analysis, words),
  // A hand that may win on every wait needs no other way.
  ...(analysis.tenpai?.readiness !== 'ready' && { below: () => <Plans plans={analysis.plans} /> }),
  isPartial: isPartial(analysis),
  bound: isUpperBound(analysis),
});
