// Listens to the keys of the table, wherever on the page the focus is; not while a field is written in.

import { useEffect, useRef } from 'preact/hooks';
import { type Pressed, pressedBy } from './keys.ts';
import type { Offers, Throw } from './offers.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea');

export const useKeys = (offers: Offers, way: Throw, onPress: (pressed: Pressed) => void): void => {
  const latest = useRef({ offers, way, onPress });
  latest.current = { offers, way, onPress };
  useEffect(() => {
    const ends = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
      if (event.repeat) {
        // A key that is held down throws one tile, not one after the other.
        if (event.key === 'Enter') event.preventDefault();
        return;
      }
      const now = latest.current;
      const pressed = pressedBy(event.key, now.offers, now.way);
      if (!pressed) return;
      event.preventDefault();
      now.onPress(pressed);
    };
    document.addEventListener('keydown', onKey, ends);
    return () => ends.abort();
  }, []);
};
