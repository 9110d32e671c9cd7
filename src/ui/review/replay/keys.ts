// Keys of the replay, heard anywhere on the page but where text is written or a control has them itself.

import { useEffect, useRef } from 'preact/hooks';
import type { Step } from './steer.ts';

export type Deed = Step | 'play' | 'ghosts' | 'seat';

interface Pressed {
  readonly key: string;
  readonly shift: boolean;
}

const PLAIN: Readonly<Record<string, Deed>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  '[': 'handBack',
  ']': 'handOn',
  h: 'ghosts',
  v: 'seat',
};
const SHIFTED: Readonly<Record<string, Deed>> = { ArrowLeft: 'decisionBack', ArrowRight: 'decisionOn' };

/** What a key does; undefined: nothing of ours. */
export const deedOf = ({ key, shift }: Pressed): Deed | undefined => (shift ? SHIFTED[key] : PLAIN[key]);

/** What has keys of its own: fields, rows of a list, and for the space bar whatever it presses. */
const OWN_KEYS = 'input, select, textarea, [role=treegrid] *, [contenteditable]';
const PRESSED = 'button, a, summary';

const isTaken = (target: EventTarget | null, deed: Deed): boolean => {
  if (!(target instanceof Element)) return false;
  return target.closest(OWN_KEYS) !== null || (deed === 'play' && target.closest(PRESSED) !== null);
};

export const useKeys = (act: (deed: Deed) => void, on: boolean): void => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!on) return;
    const ends = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const deed = deedOf({ key: event.key, shift: event.shiftKey });
      if (!deed || isTaken(event.target, deed)) return;
      event.preventDefault();
      latest.current(deed);
    };
    document.addEventListener('keydown', onKey, ends);
    return () => ends.abort();
  }, [on]);
};
