// A table of four with nothing on it: for cases that tell a few facts of a moment and no game.

import { eastOne } from '../../src/table/east-one.ts';
import type { SeatState, Table } from '../../src/table/table.ts';
import { tile } from './riichi-line.ts';

const START = 25_000;
const FOUR = [0, 1, 2, 3];

const HIDDEN: SeatState = {
  concealed: 13,
  melds: [],
  river: [],
  aside: [],
  riichi: 'none',
  doubleRiichi: false,
  ippatsu: false,
  score: START,
};

export const emptyTable = (): Table => ({
  seq: 0,
  round: eastOne(
    FOUR.map(() => START),
    70,
  ),
  rules: { family: 'riichi', preset: 'tenhou', reds: [1, 1, 1] },
  humans: false,
  me: 0,
  seats: FOUR.map(() => HIDDEN),
  indicators: [tile('9p')],
  wall: 30,
  riichiSticks: 0,
  turn: 0,
  phase: 'draw',
  untouched: true,
  passed: [],
  passedInRiichi: [],
  unknown: [],
  told: {},
});
