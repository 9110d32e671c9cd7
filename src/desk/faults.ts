// Everything that a position cannot be, the worst first: what forbids an answer stands before what only cannot be so.

import type { Fault, FaultCode } from './fault.ts';
import { markFaults } from './fault-marks.ts';
import { groupFaults } from './fault-melds.ts';
import { tableFaults } from './fault-table.ts';
import { tileFaults } from './fault-tiles.ts';
import type { Position } from './position.ts';
import { rulesOf } from './rules.ts';

/** No table has such tiles, or what is said of them contradicts itself: nothing can be answered. */
const FORBIDDING: ReadonlySet<FaultCode> = new Set([
  'tooManyCopies',
  'tooManyReds',
  'notInSet',
  'misplaced',
  'tooManyTiles',
  'tooManyMelds',
  'badMeld',
  'badSource',
  'badTaken',
  'tooManyIndicators',
  'chowNotAllowed',
  'riichiOpenHand',
  'openWithoutRiichi',
  'markConflict',
  'notInRules',
]);

export const forbids = ({ code }: Fault): boolean => FORBIDDING.has(code);

export const faultsOf = (position: Position): readonly Fault[] => {
  const rules = rulesOf(position);
  const faults = [
    ...tileFaults(position, rules),
    ...groupFaults(position),
    ...tableFaults(position, rules),
    ...markFaults(position),
  ];
  return [...faults.filter(forbids), ...faults.filter((f) => !forbids(f))];
};
