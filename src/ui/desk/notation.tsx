// The hand as text: it shows what stands, and takes what is typed or pasted. What cannot be read is marked where it stands,
// the reason beneath.

import type { RefObject } from 'preact';
import { useId, useState } from 'preact/hooks';
import { changeOf, readText, type TextReading, type Unread } from '../../desk/text.ts';
import { textOf } from '../../desk/text-out.ts';
import { Mark } from '../parts/icon.tsx';
import type { Desk } from './use-desk.ts';
import { DeskSay, useDeskWords } from './words.ts';

const EXAMPLES = { tiles: '123m 067p 55z', meld: '[777z2]' };
const PLACEHOLDER = '123m 067p 55z [777z2] + 8m';

/** What is still being written is no mistake. */
const isUnfinished = (text: string, { to, reason }: Unread): boolean =>
  to === text.length && (reason === 'digitsWithoutSuit' || reason === 'openBracket');

/** The text cut where marks begin and end. */
export const pieces = (
  text: string,
  unread: readonly Unread[],
): readonly { readonly text: string; readonly wrong: boolean }[] => {
  const cuts = unread.flatMap(({ from, to }) => [from, to]);
  const ends = [...cuts, text.length];
  return [0, ...cuts]
    .map((from, i) => ({ text: text.slice(from, ends[i]), wrong: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};

/** The same text under the field, for its marks alone. */
const Marks = ({ text, unread }: { text: string; unread: readonly Unread[] }) => (
  <div class="text-marks" aria-hidden="true">
    {pieces(text, unread).map((piece, i) =>
      // Pieces are told by their place.
      piece.wrong ? <mark key={i}>{piece.text}</mark> : <span key={i}>{piece.text}</span>,
    )}
  </div>
);

/** Signs that nobody sees, and those that turn the line around. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;
const LONGEST_QUOTE = 24;

/** A stretch of the text as a reason quotes it: cut between letters, what cannot be seen by its number. */
export const quoted = (text: string): string => {
  const letters = [...text].slice(0, LONGEST_QUOTE).join('');
  return letters.replace(
    UNSEEN,
    (sign) => `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
  );
};

const Reasons = ({ text, unread, id }: { text: string; unread: readonly Unread[]; id: string }) => {
  const say = useDeskWords();
  return (
    <ul class="fault-lines" id={id}>
      {unread.map((u) => (
        <li key={u.from} data-unread={u.reason}>
          <Mark id="caution" tone="caution" />
          <span>
            <DeskSay
              say="text.bad"
              with={{ part: quoted(text.slice(u.from, u.to)), reason: say.text(`unread.${u.reason}`) }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** What stays of a text once it is entered: what was not read, to be mended. */
const restOf = (text: string, { unread }: TextReading): string | undefined =>
  unread.length > 0 ? text : undefined;

interface NotationProps {
  readonly desk: Desk;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

export const Notation = ({ desk, field }: NotationProps) => {
  const { text: say } = useDeskWords();
  const [written, setWritten] = useState<string>();
  const [entered, setEntered] = useState(false);
  const [id, hint] = [useId(), useId()];
  const shown = written ?? textOf(desk.position, 'mpsz') ?? '';
  const reading = written === undefined ? undefined : readText(written, desk.position);
  const unread = (reading?.unread ?? []).filter((u) => entered || !isUnfinished(shown, u));

  const enter = (text: string): void => {
    const read = readText(text, desk.position);
    const change = changeOf(read);
    if (change) desk.act(change);
    setWritten(restOf(text, read));
    setEntered(true);
  };
  const write = (text: string): void => {
    setEntered(false);
    setWritten(text);
  };
  return (
    <div class="notation">
      <label class="label" for={id}>
        {say('text.label')}
      </label>
      <div class={`text-field${unread.length > 0 ? ' wrong' : ''}`}>
        <Marks text={shown} unread={unread} />
        <textarea
          id={id}
          ref={field}
          rows={1}
          class="field"
          aria-describedby={unread.length > 0 ? `${hint}-bad` : hint}
          aria-invalid={unread.length > 0}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          placeholder={PLACEHOLDER}
          value={shown}
          onInput={(event) => write(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData('text/plain') ?? '';
            if (pasted === '') return;
            event.preventDefault();
            enter(pasted.trim());
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              enter(event.currentTarget.value.trim());
            } else if (event.key === 'Escape') {
              setWritten(undefined);
              event.currentTarget.blur();
            }
          }}
        />
      </div>
      <button type="button" class="button" onClick={() => enter(shown.trim())}>
        {say('text.enter')}
      </button>
      {unread.length > 0 && <Reasons text={shown} unread={unread} id={`${hint}-bad`} />}
      <p class="hint muted" id={hint}>
        {say('text.hint', EXAMPLES)}
      </p>
    </div>
  );
};
