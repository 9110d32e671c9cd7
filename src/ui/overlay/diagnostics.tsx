// Diagnostics to copy into a report: shown whole before they are copied. The text is selected and copied the old way,
// since an embedded page may not write to the clipboard by itself.

import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import type { Unread } from '../../clients/client.ts';
import type { Kept } from '../../engine/kept.ts';
import { replayFault } from '../../engine/unread-replay.ts';
import type { Words } from '../../i18n/i18n.ts';
import { Button } from '../parts/controls.tsx';
import { Say, useWords } from '../parts/words.tsx';
import type { View } from '../view.ts';
import { diagnosticsOf } from './state.ts';

export const VERSION = '0.1.0';

const whereText = ({ round, event }: Kept, words: Words): string => {
  const move = words.text('diagnostics.event', { n: event });
  if (!round) return move;
  const hand = words.text('where.hand', { wind: words.name('wind', round.wind), n: round.number + 1 });
  return [hand, ...(round.honba > 0 ? [words.text('where.honba', { n: round.honba })] : []), move].join(
    ' · ',
  );
};

const KeptRow = ({ kept }: { kept: Kept }) => {
  const words = useWords();
  return (
    <tr>
      <th scope="row">
        {words.text(`diagnostics.what.${kept.what}`)}
        <br />
        <span class="muted">{whereText(kept, words)}</span>
      </th>
      <td>
        <b>{words.text('diagnostics.ours')}</b> {kept.ours || '–'}
        <br />
        <b>{words.text('diagnostics.theirs')}</b> {kept.theirs || '–'}
      </td>
    </tr>
  );
};

/** What the site said otherwise, the newest first. */
const KeptList = ({ all }: { all: readonly Kept[] }) => {
  const words = useWords();
  if (all.length === 0) return <p class="muted">{words.text('diagnostics.none')}</p>;
  return (
    <>
      <p>
        <Say say="diagnostics.kept" with={{ n: all.length }} />
      </p>
      <table class="rules-changed kept">
        <tbody>
          {all.toReversed().map((kept) => (
            <KeptRow key={`${kept.what} ${kept.ours} ${kept.theirs}`} kept={kept} />
          ))}
        </tbody>
      </table>
    </>
  );
};

/** A message by its name; a replay in words. */
const unreadName = (name: string, words: Words): string => {
  const fault = replayFault(name);
  return fault ? words.text(`diagnostics.replay.${fault}`) : name;
};

/** What the site sent and Tehai could not make anything of, the most frequent first. */
const UnreadList = ({ unread }: { unread: Unread }) => {
  const words = useWords();
  const all = Object.entries(unread).sort(([, a], [, b]) => b - a);
  if (all.length === 0) return null;
  return (
    <>
      <p>
        <Say say="diagnostics.unread" with={{ n: all.length }} />
      </p>
      <table class="rules-changed">
        <tbody>
          {all.map(([name, n]) => (
            <tr key={name}>
              <th scope="row">{unreadName(name, words)}</th>
              <td>{words.number(n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

export const Diagnostics = ({ view, children }: { view: View; children?: ComponentChildren }) => {
  const words = useWords();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    text.current?.select();
    setCopied(document.execCommand('copy'));
  };
  return (
    <>
      <p class="actions">
        {children}
        <button type="button" class="button plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.text('diagnostics.title')}
        </button>
      </p>
      {open && (
        <div class="diagnostics fresh">
          <KeptList all={view.kept ?? []} />
          <UnreadList unread={view.unread ?? {}} />
          <label for={id}>{words.text('diagnostics.more')}</label>
          <textarea id={id} ref={text} class="field" readOnly rows={6} value={diagnosticsOf(view, VERSION)} />
          <p class="actions">
            <Button onClick={copy}>{words.text(copied ? 'diagnostics.copied' : 'diagnostics.copy')}</Button>
          </p>
        </div>
      )}
    </>
  );
};
