// The second click of a double one is meant for what stood there before: the table has gone on, and another tile or another
// choice stands there by then.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Session } from '../../practice/session.ts';

/** Milliseconds in which nobody sees what is new and answers it. */
const UNSEEN = 250;

/** For clicks on their way down. */
export const useSingleClicks = (session: Session): ((event: MouseEvent) => void) => {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [session]);
  return (event) => {
    if (event.detail > 1 && performance.now() - since.current < UNSEEN) event.stopPropagation();
  };
};
