// States without a hand to show: each says what is, and what to do next.

import { useState } from 'preact/hooks';
import type { MessageKey } from '../../i18n/i18n.ts';
import { NAMES } from '../../i18n/names.ts';
import { MODES, type Mode } from '../../settings.ts';
import { Button, Explained } from '../parts/controls.tsx';
import { Mark } from '../parts/icon.tsx';
import { Say, useWords } from '../parts/words.tsx';
import type { Actions, View, ViewState } from '../view.ts';
import { Diagnostics } from './diagnostics.tsx';
import { Note } from './reading.tsx';
import { said } from './said.ts';
import { errorKey } from './state.ts';

const Plain = ({ title, more }: { title: MessageKey; more: MessageKey }) => {
  const words = useWords();
  return (
    <>
      <div class="answer">
        <h1>{words.text(title)}</h1>
      </div>
      <p class="lead">{words.text(more)}</p>
    </>
  );
};

/** The order of the question: the careful answer first. */
const ASKED: readonly Mode[] = ['reviewOnly', 'afterDiscard', 'live', 'off'];

const Asking = ({ actions, later }: { actions: Actions; later: boolean }) => {
  const words = useWords();
  const [mode, setMode] = useState<Mode>('reviewOnly');
  const title = words.text('asking.title');
  const choices = ASKED.map((m) => ({
    value: m,
    name: words.text(`mode.${m}`),
    more: words.text(`mode.${m}.more`),
  }));
  return (
    <>
      <div class="answer">
        <h1>{title}</h1>
      </div>
      <p>{words.text('asking.more')}</p>
      <Explained label={title} choices={choices} value={mode} onChange={setMode} />
      <p class="actions">
        <Button kind="primary tall" onClick={() => actions.setMode(mode)}>
          {words.text(`asking.use.${mode}`)}
        </Button>
        {later && (
          <Button kind="plain tall" onClick={() => actions.collapse(true)}>
            {words.text('asking.later')}
          </Button>
        )}
      </p>
    </>
  );
};

const Lost = ({ view, state }: { view: View; state: Extract<ViewState, { type: 'lost' }> }) => {
  const words = useWords();
  const reason = words.text(errorKey(state.code));
  return (
    <>
      <div class="answer">
        <h1>{words.text('lost.title')}</h1>
      </div>
      <Note note={{ tone: 'caution', state: false, says: [said('lost.note', { reason })] }} />
      <p class="muted">{words.text('lost.until')}</p>
      <Diagnostics view={view} />
    </>
  );
};

const Stopped = ({ view, actions }: { view: View; actions: Actions }) => {
  const words = useWords();
  return (
    <>
      <Plain title="stopped.title" more="stopped.more" />
      <Diagnostics view={view}>
        <Button onClick={actions.restart}>{words.text('stopped.restart')}</Button>
      </Diagnostics>
    </>
  );
};

const Unsupported = ({ mode, view }: { mode: string; view: View }) => {
  const words = useWords();
  return (
    <>
      <div class="answer">
        <h1>{words.text('unsupported.title')}</h1>
      </div>
      <p class="lead">
        <Say say="unsupported.more" with={{ mode: words.name('mode', mode) }} />
      </p>
      <Diagnostics view={view} />
    </>
  );
};

const NotASite = () => {
  const words = useWords();
  return (
    <>
      <Plain title="notASite.title" more="notASite.more" />
      <ul class="sites">
        {Object.keys(NAMES.site).map((client) => (
          <li key={client}>{words.name('site', client)}</li>
        ))}
      </ul>
    </>
  );
};

/** Why nothing is shown, where the player has not chosen so. */
const NoHints = ({ view }: { view: View }) =>
  view.hintsOff && view.mode === 'reviewOnly' ? (
    <p class="note">
      <Mark id="info" tone="accent" />
      <span>
        <Say say="hintsOff.note" />
      </span>
    </p>
  ) : null;

const waitingKey = (mode: Mode): MessageKey => (mode === 'off' ? 'off.more' : `waiting.${mode}`);

interface StatesProps {
  readonly view: View;
  readonly state: Exclude<ViewState, { type: 'reading' }>;
  readonly actions: Actions;
  /** The question may be put off: there is a pill to fold into. */
  readonly later: boolean;
}

export const StateBody = ({ view, state, actions, later }: StatesProps) => {
  switch (state.type) {
    case 'asking':
      return <Asking actions={actions} later={later} />;
    case 'lost':
      return <Lost view={view} state={state} />;
    case 'stopped':
      return <Stopped view={view} actions={actions} />;
    case 'unsupported':
      return <Unsupported mode={state.mode} view={view} />;
    case 'notASite':
      return <NotASite />;
    case 'waiting':
      return (
        <>
          <Plain title="waiting.title" more={waitingKey(view.mode)} />
          <NoHints view={view} />
        </>
      );
    case 'recording':
      return (
        <>
          <Plain title="recording.title" more="recording.more" />
          <NoHints view={view} />
        </>
      );
    case 'heldBack':
    case 'spectating':
    case 'off':
      return <Plain title={`${state.type}.title`} more={`${state.type}.more`} />;
  }
};

export const nextMode = (mode: Mode): Mode => MODES[(MODES.indexOf(mode) + 1) % MODES.length]!;
