// A call as Tenhou numbers it: what `callOf` reads, written.

import type { Call, Id } from './tiles.ts';

const IS_CHI = 1 << 2;
const IS_PON = 1 << 3;
const IS_ADDED = 1 << 4;
const IS_NORTH = 0x20;
const RUN_STARTS = 7;

const inOrder = (ids: readonly Id[]): readonly Id[] => [...ids].sort((a, b) => a - b);
const copyOf = (id: Id): number => id % 4;

const chiCode = ({ own, called, from }: Extract<Call, { type: 'chi' | 'pon' | 'openKan' }>): number => {
  const run = inOrder([...own, called]);
  const low = Math.floor(run[0]! / 4);
  const start = Math.floor(low / 9) * RUN_STARTS + (low % 9);
  const copies = run.reduce((bits, id, i) => bits | (copyOf(id) << (3 + 2 * i)), 0);
  return ((start * 3 + run.indexOf(called)) << 10) | copies | IS_CHI | from;
};

interface Three {
  readonly own: readonly Id[];
  readonly called: Id;
  readonly from: number;
}

/** The three tiles of the pon; the copy left out is the one an added kan adds. */
const ponCode = ({ own, called, from }: Three, mark: number): number => {
  const three = inOrder([...own, called]);
  const left = 6 - three.reduce((sum, id) => sum + copyOf(id), 0);
  return ((Math.floor(called / 4) * 3 + three.indexOf(called)) << 9) | (left << 5) | mark | from;
};

export const codeOf = (call: Call): number => {
  switch (call.type) {
    case 'chi':
      return chiCode(call);
    case 'pon':
      return ponCode(call, IS_PON);
    case 'addedKan':
      return ponCode(call, IS_ADDED);
    case 'openKan':
      return (call.called << 8) | call.from;
    case 'closedKan':
      return Math.min(...call.own) << 8;
    case 'north':
      return (call.tile << 8) | IS_NORTH;
  }
};
