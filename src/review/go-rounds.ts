// How often an opponent wins within a go-round, from one own discard to the next, by another's tile or its own draw: counted
// over 766 recorded games by `tools/review/go-rounds.ts`. Wins on the own discards are left out: they are the risk of the
// tile.

import type { Players } from '../tiles/seat.ts';

/** Of one that waits now: every go-round alike. */
const WAITING: Readonly<Record<Players, number>> = { 3: 0.0941, 4: 0.0883 };

/** Of one that does not wait now, by own discards made (three to a row) and go-rounds from now, while the hand goes on. */
const LATER: Readonly<Record<Players, readonly (readonly number[])[]>> = {
  3: [
    [
      0.0003, 0.002, 0.0054, 0.0102, 0.0171, 0.0236, 0.0287, 0.0348, 0.0396, 0.0429, 0.0439, 0.0454, 0.0459,
      0.0451, 0.0376, 0.0311, 0.0206, 0.0101, 0, 0,
    ],
    [
      0.0012, 0.0088, 0.0167, 0.0248, 0.0309, 0.0363, 0.041, 0.0418, 0.0431, 0.0444, 0.0432, 0.0365, 0.0313,
      0.0192, 0.0087, 0, 0,
    ],
    [0.002, 0.0114, 0.0232, 0.0305, 0.0351, 0.0367, 0.0381, 0.0389, 0.033, 0.0272, 0.0194, 0.0096, 0, 0],
    [0.0016, 0.0132, 0.02, 0.027, 0.0272, 0.0267, 0.0236, 0.0186, 0.0113, 0, 0],
    [0.0027, 0.0077, 0.0106, 0.012, 0.0112, 0.0026, 0, 0],
  ],
  4: [
    [
      0.0002, 0.0009, 0.0023, 0.0047, 0.0076, 0.0112, 0.0153, 0.0196, 0.024, 0.0277, 0.0316, 0.0337, 0.0356,
      0.0367, 0.0362, 0.0324, 0.026, 0.0167, 0.0088, 0.0075, 0,
    ],
    [
      0.0009, 0.0045, 0.0086, 0.013, 0.0176, 0.0226, 0.0267, 0.0307, 0.0331, 0.0349, 0.0358, 0.0357, 0.0321,
      0.0256, 0.0168, 0.0088, 0.0075, 0,
    ],
    [
      0.0018, 0.0085, 0.0148, 0.0209, 0.0261, 0.0287, 0.0308, 0.0322, 0.032, 0.0296, 0.0242, 0.0164, 0.0072,
      0.0077, 0,
    ],
    [0.0023, 0.0111, 0.0175, 0.0217, 0.0248, 0.0251, 0.0239, 0.0205, 0.0151, 0.0081, 0.0086, 0],
    [0.0019, 0.0084, 0.0127, 0.0157, 0.0157, 0.0127, 0.0082, 0.0098, 0],
  ],
};

const PER_ROW = 3;

/** That one opponent wins in the go-round `ahead` from now, who waits now with the chance `waits`. */
export const winsIn = (players: Players, turn: number, ahead: number, waits: number): number => {
  const rows = LATER[players];
  const row = rows[Math.min(rows.length - 1, Math.floor(turn / PER_ROW))]!;
  return waits * WAITING[players] + (1 - waits) * (row[Math.min(ahead, row.length - 1)] ?? 0);
};
