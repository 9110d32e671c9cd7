// The course of the hand from a table: every other draws and throws once in turn, nobody calls.

import type { Table } from '../../table/table.ts';
import { isFlower } from '../../tiles/tile.ts';
import { drawsAhead } from '../permits.ts';
import type { Course } from './rons.ts';

/** Flowers in the wall are drawn, set aside and replaced: they make it shorter by their share. */
export interface Flowers {
  /** Of the game. */
  readonly flowers: number;
  /** Tiles nobody has shown, flowers apart. */
  readonly unseen: number;
}

const wallOf = ({ wall, seats }: Table, { flowers, unseen }: Flowers): number => {
  const shown = seats.reduce((sum, { aside }) => sum + aside.filter(isFlower).length, 0);
  const hidden = Math.max(0, flowers - shown);
  return hidden === 0 ? wall : Math.floor((wall * unseen) / (unseen + hidden));
};

export const courseOf = (
  table: Table,
  flowers: Flowers = { flowers: 0, unseen: 1 },
): Pick<Course, 'draws' | 'others'> => {
  const { players } = table.round;
  const wall = wallOf(table, flowers);
  const ahead = drawsAhead(table);
  const before = ahead === 0 ? players - 1 : ahead - 1;
  const first = before + 1;
  if (wall < first) return { draws: 0, others: [Math.min(before, wall)] };
  const draws = 1 + Math.floor((wall - first) / players);
  const others = Array.from({ length: draws + 1 }, (_, n) => (n === 0 ? before : players - 1));
  others[draws] = (wall - first) % players;
  return { draws, others };
};
