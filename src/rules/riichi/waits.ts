// What a riichi hand waits for. A kind of which the player holds all four, melds included, is no wait: nobody can ever
// draw or throw it, and a hand with only such waits is not tenpai.

import { ukeire } from '../../shapes/ukeire.ts';
import { countsOf } from '../../tiles/counts.ts';
import { type Meld, tilesOf } from '../../tiles/meld.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';

export interface Held {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** The kinds that complete a hand of 13 tiles (less three for each meld); empty unless tenpai. */
export const waitsOf = ({ concealed, melds }: Held): readonly Kind[] => {
  const fixed = countsOf(melds.flatMap(tilesOf));
  const { shanten, kinds } = ukeire(countsOf(concealed), melds.length, fixed);
  return shanten === 0 ? kinds : [];
};
