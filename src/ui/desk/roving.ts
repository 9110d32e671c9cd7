// A part full of buttons is one stop of the Tab key: the button used last, else the first. Arrows move between them. When a
// button goes with what it stood for, the next one takes the focus.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { onGrid } from './grid.ts';

type KeyHandler = ReturnType<typeof onGrid>;

interface Roving {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: KeyHandler;
  readonly onFocusIn: (event: FocusEvent) => void;
}

export const useRoving = (selector: string): Roving => {
  const ref = useRef<HTMLDivElement>(null);
  /** Where the focus is or was last; `inside`: it has not gone elsewhere since. */
  const last = useRef({ at: 0, inside: false });

  const all = (): readonly HTMLElement[] => [...(ref.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const mark = (): void => {
    const buttons = all();
    const at = Math.min(last.current.at, buttons.length - 1);
    for (const [i, button] of buttons.entries()) button.tabIndex = i === at ? 0 : -1;
  };

  useLayoutEffect(() => {
    mark();
    const isLost = last.current.inside && document.activeElement === document.body;
    if (isLost) all()[Math.min(last.current.at, all().length - 1)]?.focus();
  });
  useLayoutEffect(() => {
    const ends = new AbortController();
    const away = ({ target }: Event): void => {
      if (target instanceof Node && !ref.current?.contains(target)) last.current.inside = false;
    };
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, away, ends);
    return () => ends.abort();
  }, []);
  return {
    ref,
    onKeyDown: onGrid(selector),
    onFocusIn: ({ target }) => {
      const at = target instanceof HTMLElement ? all().indexOf(target) : -1;
      if (at < 0) return;
      last.current = { at, inside: true };
      mark();
    },
  };
};
