// The search: names in every language, at every letter. `/` goes to it, Escape empties it, the arrows walk what it found.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { useReferenceWords } from './words.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

/** `/` puts the caret into the field, wherever nothing is being typed. */
const useSlash = (field: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const visit = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey, visit);
    return () => visit.abort();
  }, [field]);
};

interface FindProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  /** To the first that was found. */
  readonly onDown: () => void;
}

export const Find = ({ query, onQuery, field, onDown }: FindProps) => {
  const { text } = useReferenceWords();
  useSlash(field);
  return (
    <search class="find">
      <Icon id="search" />
      <input
        ref={field}
        class="field"
        type="search"
        value={query}
        placeholder={text('search')}
        aria-label={text('search.label')}
        aria-keyshortcuts="/"
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQuery('');
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onDown();
        }}
      />
    </search>
  );
};
