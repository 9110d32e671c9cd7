// A win of MCR and Korean games that was taken, or let go for what the hand may bring yet.

import type { CallFault } from '../by-shape/calls.ts';
import { type Asked, winOf } from '../by-shape/own-turn.ts';
import { share } from '../by-shape/shaped.ts';
import type { Worth } from './worths.ts';

/** To let it go is worth more, however soon the others win. */
export const isBetter = ({ between }: Worth, points: number): boolean => between.every((net) => net > points);

/** A win let go costs what it brings less what the choice is worth instead, or all of it; undefined: there was none. */
export const winFault = (asked: Asked, ours: Worth | undefined): CallFault | undefined => {
  const { type } = asked.chosen;
  const missed = [] as const;
  if (type === 'ron' || type === 'tsumo') return { missed, cost: { unit: 'points', value: 0 } };
  const win = winOf(asked);
  if (!win) return undefined;
  if (!ours) return { missed, cost: share(1) };
  if (isBetter(ours, win.points)) return { missed, cost: { unit: 'points', value: 0 } };
  const value = win.points - ours.net;
  return value > 0 ? { missed, cost: { unit: 'points', value } } : { missed, unjudged: 'others' };
};
