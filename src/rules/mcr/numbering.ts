// The WMO's list has two concealed kongs, at its eight points, before the fans of six: those move up by one.

import { type FanNumber, fanNumber } from './fans.ts';
import type { McrOptions } from './options.ts';

const FIRST = fanNumber('allPungs');
const TWO_CONCEALED_KONGS = fanNumber('twoConcealedKongs');

/** The number a fan is shown with. */
export const shownNumber = (fan: FanNumber, numbering: McrOptions['numbering']): FanNumber => {
  if (numbering === 'book1998' || fan < FIRST || fan > TWO_CONCEALED_KONGS) return fan;
  return fan === TWO_CONCEALED_KONGS ? FIRST : fan + 1;
};
