// A hand that is read: the answer, the one warning that matters, then what can be done.

import { useState } from 'preact/hooks';
import type { AnyAnalysis } from '../../analysis/analysis.ts';
import { Icon, Mark } from '../parts/icon.tsx';
import { Say, useManner, useWords } from '../parts/words.tsx';
import { Calls } from './calls.tsx';
import { Discards } from './discards.tsx';
import type { Dress, Headline, Note as NoteData } from './dress.ts';
import { dressOf } from './dress-of.ts';
import { LiveTiles } from './live.tsx';
import { claimSays } from './notes.ts';
import { Sentences } from './sentences.tsx';
import { Waits } from './waits.tsx';
import { Advice } from './worth/advice.tsx';
import { columnsOf, type Seen } from './worth/seen.ts';

export const Note = ({ note }: { note: NoteData }) => (
  <p class={`note fresh ${note.tone}${note.state ? ' state' : ''}`}>
    <Mark id={note.tone === 'danger' ? 'furiten' : 'caution'} tone={note.tone} />
    <Sentences says={note.says} />
  </p>
);

/** One note: the worst. The others behind a button. */
const Notes = ({ notes }: { notes: readonly NoteData[] }) => {
  const words = useWords();
  const [all, setAll] = useState(false);
  const [worst, ...others] = notes;
  if (!worst) return null;
  return (
    <>
      <Note note={worst} />
      {all && others.map((note) => <Note key={note.says[0]?.key} note={note} />)}
      {others.length > 0 && (
        <button type="button" class="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.text('more.fewer') : words.text('more.notes', { n: others.length })}
          <Icon id={all ? 'up' : 'down'} />
        </button>
      )}
    </>
  );
};

const Answer = ({ headline }: { headline: Headline }) => {
  const words = useWords();
  const { title, more, right } = headline;
  const [first, second] = right;
  // Kinds and tiles read as one phrase; two ways to win are two.
  const gap = words.language === 'en' || first?.key !== 'answer.kinds' ? ' · ' : ' ';
  return (
    <div class="answer">
      <h1>
        {title}
        {more !== undefined && <small> {more}</small>}
      </h1>
      {first && (
        <p>
          <Say say={first.key} with={first.with ?? {}} />
          {second && (
            <>
              {gap}
              <Say say={second.key} with={second.with ?? {}} />
            </>
          )}
        </p>
      )}
    </div>
  );
};

/** Whose tile it is that can be called: said plainly, not a warning. */
const Claim = ({ analysis }: { analysis: AnyAnalysis }) => {
  const words = useWords();
  if (analysis.moment !== 'offer' || !analysis.claimable) return null;
  const { key, with: params } = claimSays(analysis.claimable, analysis, words);
  return (
    <p class="note">
      <Mark id="info" tone="accent" />
      <span>
        <Say say={key} with={params ?? {}} />
      </span>
    </p>
  );
};

/** What may be declared now, or why not: said plainly, not a warning. */
const Info = ({ says = [] }: { says: Dress['info'] }) =>
  says.length === 0 ? null : (
    <p class="note">
      <Mark id="info" tone="accent" />
      <Sentences says={says} />
    </p>
  );

/** Nothing to decide: what the hand waits for or accepts. */
const Quiet = ({ analysis, dress }: { analysis: AnyAnalysis; dress: Dress }) => {
  const words = useWords();
  return (
    <>
      {dress.waits ? <Waits waits={dress.waits} bound={dress.bound} /> : <LiveTiles hand={analysis.now} />}
      {analysis.moment === 'over' ? <p class="muted">{words.text('answer.over.more')}</p> : dress.below?.()}
    </>
  );
};

/** Rows of discards beside calls, and beside a win. */
const rowsBeside = (calls: Dress['calls'], rows: number): number =>
  calls.some((c) => c.isWin) ? 3 : Math.max(3, rows - calls.length);

interface ReadingProps {
  readonly analysis: AnyAnalysis;
  readonly seen?: Seen;
  readonly rows: number;
}

const NOTHING_SEEN: Seen = { awaits: false };

export const Reading = ({ analysis, seen = NOTHING_SEEN, rows }: ReadingProps) => {
  const dress = dressOf(analysis, useWords());
  const decides = analysis.moment === 'mine' || analysis.moment === 'offer';
  const calls = decides ? dress.calls : [];
  const hasDiscards = analysis.moment === 'mine' && dress.discards.length > 0;
  const { discards, bound } = dress;
  const worth = columnsOf(analysis.family, seen, useManner().worth);
  return (
    <>
      <Answer headline={dress.headline} />
      <Claim analysis={analysis} />
      <Notes notes={analysis.moment === 'over' ? [] : dress.notes} />
      <Info says={dress.info} />
      {calls.length > 0 && (
        <Calls calls={calls} bound={bound} analysis={analysis} seen={worth.value ? seen : NOTHING_SEEN} />
      )}
      {/* Beside a win no tile is worth throwing. */}
      {hasDiscards && worth.value && !calls.some((c) => c.isWin) && (
        <Advice seen={seen} rows={discards.map((d) => d.tile)} />
      )}
      {hasDiscards && (
        <Discards
          analysis={analysis}
          seen={seen}
          worth={worth}
          discards={discards}
          bound={bound}
          rows={calls.length > 0 ? rowsBeside(calls, rows) : rows}
        />
      )}
      {calls.length === 0 && !hasDiscards && <Quiet analysis={analysis} dress={dress} />}
    </>
  );
};
