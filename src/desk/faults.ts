// Everything that a position cannot be, the worst first: what forbids an answer stands before what only cannot be so.

import { type Fault, FORBIDDING } from './fault.ts';
import { markFaults } from './fault-marks.ts';
import { groupFaults } from './fault-melds.ts';
import { tableFaults } from './fault-table.ts';
import { tileFaults } from './fault-tiles.ts';
import type { Position } from './position.ts';
import { rulesOf } from './rules.ts';

export const forbids = ({ code }: Fault): boolean => FORBIDDING.some((forbidding) => forbidding === code);

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
