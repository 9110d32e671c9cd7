// The answer in one line: a bar at the foot of a phone, and for who can only hear it.

import { sentencesOf, type Words } from '../../i18n/i18n.ts';
import { CATALOGUES as SHEET } from '../../i18n/sheet/sheet.ts';
import { announcement } from '../overlay/state.ts';
import { Mark } from '../parts/icon.tsx';
import { sheetOf } from '../parts/sheet-lines.ts';
import { useWords } from '../parts/words.tsx';
import { onceEach } from './faults.ts';
import type { Desk as DeskState } from './use-desk.ts';
import { useDeskWords } from './words.ts';

/** In one line, for the bar of a phone and for who hears it. */
const summaryOf = ({ answer, busy }: DeskState, words: Words): string => {
  if (!answer || busy) return '';
  if (answer.sheet?.state === 'win')
    return sheetOf(answer.sheet.score, { words, say: sentencesOf(SHEET, words.language) }).total;
  if (!answer.analysis) return '';
  const said = announcement({ type: 'reading', analysis: answer.analysis }, words);
  return said === '' ? words.name('shanten', String(answer.analysis.now.shanten)) : said;
};

export const Bar = ({ desk }: { desk: DeskState }) => {
  const words = useWords();
  const { text } = useDeskWords();
  const { answer } = desk;
  const faults = onceEach(answer?.faults ?? []).length;
  const said = summaryOf(desk, words);
  const missing = answer && answer.missing > 0 ? text('answer.missing', { n: answer.missing }) : '';
  return (
    <button type="button" class="sticky-answer" onClick={toAnswer}>
      <b>{said || missing}</b>
      {faults > 0 && (
        <span class="wrong">
          <Mark id="caution" tone="caution" />
          {text('faults.title', { n: faults })}
        </span>
      )}
    </button>
  );
};

/** A button, since the fragment belongs to the position. */
const toAnswer = (): void => {
  const answer = document.getElementById('answer');
  answer?.scrollIntoView({ block: 'start' });
  answer?.focus({ preventScroll: true });
};

export const Told = ({ desk }: { desk: DeskState }) => (
  <p class="unseen" role="status" aria-live="polite">
    {summaryOf(desk, useWords())}
  </p>
);
