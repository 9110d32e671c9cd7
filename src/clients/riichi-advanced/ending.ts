// How a hand ends on the page: a window with each winner's hand, then one with what everybody pays.

import type { TableEvent } from '../../table/event.ts';
import type { Position } from '../board/position.ts';
import type { Step } from './compare.ts';
import type { Reading, Screen } from './reading.ts';

/** A wall with tiles left, or a hand still to throw, has not run out, whatever a window says. */
const endingOf = ({ ending }: Screen, { reading, phase }: Position<Reading>): Screen['ending'] =>
  ending === 'exhaustive' && (reading.wall > 0 || phase === 'discard') ? 'unknown' : ending;

const endEvent = (screen: Screen, position: Position<Reading>): TableEvent => ({
  type: 'end',
  ending: endingOf(screen, position),
  ...(screen.payments && { payments: screen.payments }),
});

const isPaid = (payments: Screen['payments']): boolean => payments?.some((n) => n !== 0) ?? false;

/** `told`: the window last told of. A win is told once more when its payments are shown. */
export const endOf = (position: Position<Reading>, screen: Screen, told: Screen | undefined): Step => {
  if (position.phase !== 'over')
    return { events: [endEvent(screen, position)], position: { ...position, phase: 'over' } };
  const isMore =
    told?.ending === 'win' && !told.payments && screen.ending === 'win' && isPaid(screen.payments);
  return { events: isMore ? [endEvent(screen, position)] : [], position };
};
