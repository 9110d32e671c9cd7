// Winds as pages write them: the sign first, then what a browser's translator makes of it in the languages that we speak.

import { WINDS, type Wind } from '../../tiles/tile.ts';

const WORDS: Readonly<Record<Wind, readonly string[]>> = {
  east: ['東', '东', '동', 'east'],
  south: ['南', '남', 'south'],
  west: ['西', '서', 'west'],
  north: ['北', '북', 'north'],
};

export const WIND_WORDS: readonly string[] = Object.values(WORDS).flat();

/** Undefined for what is no wind. */
export const parseWind = (text: string): Wind | undefined =>
  WINDS.find((wind) => WORDS[wind].includes(text.trim().toLowerCase()));
