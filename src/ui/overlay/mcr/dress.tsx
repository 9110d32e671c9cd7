// MCR: fan and the minimum, flowers, plans; no furiten.

import type { McrAnalysis, McrDiscard, McrTenpai } from '../../../analysis/mcr/analysis.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { Mark } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import type { DiscardDress, Dress } from '../dress.ts';
import { isUpperBound } from '../headline.ts';
import { Allowed, Spare } from '../tags.tsx';
import { callsDress } from './calls.tsx';
import { announcedOf, headlineOf } from './headline.ts';
import { isPartial, notesOf } from './notes.ts';
import { nearestLine, Plans } from './plans.tsx';
import { waitsDress } from './waits.tsx';

const Ready = ({ tenpai: { readiness } }: { tenpai: McrTenpai }) => {
  const words = useWords();
  if (readiness === 'ready') return <Allowed>{words.text('tag.ready')}</Allowed>;
  return (
    <span class="tag">
      <Mark
        id={readiness === 'partly' ? 'caution' : 'none'}
        tone={readiness === 'partly' ? 'caution' : 'muted'}
      />
      <Spare>{words.text(`tag.${readiness}`)}</Spare>
    </span>
  );
};

const discardDress = (choice: McrDiscard, { me }: McrAnalysis, words: Words): DiscardDress => ({
  tile: choice.tile,
  after: choice.after,
  behind: choice.behind,
  tag: choice.tenpai ? <Ready tenpai={choice.tenpai} /> : null,
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
