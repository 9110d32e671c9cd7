// On a phone table and result lie one below the other: what comes is brought into sight, unless it is there.

import { useEffect } from 'preact/hooks';

const isInSight = ({ top }: DOMRect): boolean => top >= 0 && top < innerHeight / 2;

const bring = (element: Element | null): void => {
  if (element && !isInSight(element.getBoundingClientRect())) element.scrollIntoView({ block: 'start' });
};

/** The result once the hand is over, its first button under the keyboard's finger; the table when a hand is dealt. */
export const useSight = (isOver: boolean): void => {
  useEffect(() => {
    if (!isOver) return bring(document.querySelector('.play-area'));
    const ending = document.querySelector('.ending');
    ending?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
    bring(ending);
  }, [isOver]);
};
