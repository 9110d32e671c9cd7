// Folded: how near the hand is, and whether something is wrong. One button that opens the panel again.

import { Icon, Mark } from '../parts/icon.tsx';
import { useWords } from '../parts/words.tsx';
import type { View } from '../view.ts';
import { dressOf } from './dress-of.ts';
import { statusOf } from './state.ts';

const PillText = ({ view }: { view: View }) => {
  const words = useWords();
  const { state } = view;
  if (state.type !== 'reading' || state.analysis.moment === 'over') {
    const { mark, tone, name } = statusOf(view, words);
    return (
      <>
        {state.type !== 'reading' && <Mark id={mark} tone={tone} />}
        {state.type === 'reading' ? words.text('answer.over') : words.text(name)}
      </>
    );
  }
  const { analysis } = state;
  const { headline, notes } = dressOf(analysis, words);
  const [note] = notes;
  return (
    <>
      <b>{headline.title}</b>
      {note?.state ? null : words.number(analysis.now.tiles)}
      {note && (
        <span class={`warn ${note.tone}`}>
          <Mark id={note.tone === 'danger' ? 'furiten' : 'caution'} tone={note.tone} />
          {note.state ? (
            words.text(note.name ?? 'tag.furiten')
          ) : (
            <span class="unseen">{words.text('pill.warning')}</span>
          )}
        </span>
      )}
    </>
  );
};

export const Pill = ({ view, onOpen }: { view: View; onOpen: () => void }) => {
  const words = useWords();
  return (
    <>
      <h1 class="unseen">{words.text('panel.label')}</h1>
      <button type="button" class="pill" data-drag="move" title={words.text('menu.unfold')} onClick={onOpen}>
        <Icon id="logo" />
        <PillText view={view} />
      </button>
    </>
  );
};
