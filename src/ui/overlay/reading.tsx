// A hand that is read: the answer, the one warning that matters, then what can be done.

import { useState } from 'preact/hooks';
import type { Analysis } from '../../analysis/analysis.ts';
import { Icon, Mark } from '../parts/icon.tsx';
import { Say, useWords } from '../parts/words.tsx';
import { Calls, offered } from './calls.tsx';
import { Discards } from './discards.tsx';
import { headlineOf, isUpperBound, winOf } from './headline.ts';
import { LiveTiles } from './live.tsx';
import { claimSays, type Note as NoteData, notesOf } from './notes.ts';
import { Sentences } from './sentences.tsx';
import { Waits } from './waits.tsx';

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

const Answer = ({ analysis }: { analysis: Analysis }) => {
  const words = useWords();
  const { title, more, right } = headlineOf(analysis, words);
  const [kinds, tiles] = right;
  return (
    <div class="answer">
      <h1>
        {title}
        {more !== undefined && <small> {more}</small>}
      </h1>
      {kinds && (
        <p>
          <Say say={kinds.key} with={kinds.with ?? {}} />
          {tiles && (
            <>
              {words.language === 'en' ? ' · ' : ' '}
              <Say say={tiles.key} with={tiles.with ?? {}} />
            </>
          )}
        </p>
      )}
    </div>
  );
};

/** Whose tile it is that can be called: said plainly, not a warning. */
const Claim = ({ analysis }: { analysis: Analysis }) => {
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

/** Nothing to decide: what the hand waits for or accepts. */
const Quiet = ({ analysis }: { analysis: Analysis }) => {
  const words = useWords();
  return (
    <>
      {analysis.tenpai ? (
        <Waits tenpai={analysis.tenpai} me={analysis.me} bound={isUpperBound(analysis)} />
      ) : (
        <LiveTiles hand={analysis.now} />
      )}
      {analysis.moment === 'over' && <p class="muted">{words.text('answer.over.more')}</p>}
    </>
  );
};

export const Reading = ({ analysis, rows }: { analysis: Analysis; rows: number }) => {
  const words = useWords();
  const notes = analysis.moment === 'over' ? [] : notesOf(analysis, words);
  const decides = analysis.moment === 'mine' || analysis.moment === 'offer';
  const calls = decides ? offered(analysis) : [];
  const hasCalls = calls.length > 0;
  const hasDiscards = analysis.moment === 'mine' && analysis.discards.length > 0 && !analysis.inRiichi;
  const shortened = hasCalls ? Math.max(3, rows - calls.length) : rows;
  return (
    <>
      <Answer analysis={analysis} />
      <Claim analysis={analysis} />
      <Notes notes={notes} />
      {hasCalls && <Calls analysis={analysis} />}
      {hasDiscards && <Discards analysis={analysis} rows={winOf(analysis) ? 3 : shortened} />}
      {!hasCalls && !hasDiscards && <Quiet analysis={analysis} />}
    </>
  );
};
