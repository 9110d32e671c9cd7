// Options of a family that is told by shape: what stands on the line of each.

import type { Act } from '../../game/act.ts';
import type { Weighed } from '../judgement.ts';
import type { Shaped } from './shaped.ts';

export const weighShaped = ({ act, view, fan, away }: Shaped): Weighed => ({
  view,
  option: {
    act,
    shanten: view.shanten,
    tiles: view.tiles,
    ...(fan === undefined || away === undefined ? {} : { plan: { fan, away } }),
  },
});

/** `points`: what the win brings in all. */
export const weighWin = (act: Act, points: number): Weighed => ({ option: { act, points, win: 1 } });
