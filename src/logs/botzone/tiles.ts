// Tiles of Botzone: a letter and a number. W characters, B dots, T bamboos, F winds, J the dragons, red first; H flowers.

import { GREEN, type Kind, kindAt, plainTile, RED, type Suit, type Tile, WHITE } from '../../tiles/tile.ts';

const SUITS: Readonly<Record<string, Suit>> = { W: 'm', B: 'p', T: 's', F: 'z' };
const DRAGONS: readonly Kind[] = [RED, GREEN, WHITE];
const HIGHEST: Readonly<Record<string, number>> = { W: 9, B: 9, T: 9, F: 4, J: 3, H: 8 };
const OUR_FIRST_SEASON = 41;
const OUR_FIRST_FLOWER = 37;

const flower = (rank: number): Tile =>
  (rank <= 4 ? OUR_FIRST_SEASON + rank - 1 : OUR_FIRST_FLOWER + rank - 5) as Tile;

export const tileOf = (name: unknown): Tile | undefined => {
  const [, letter = '', digit = ''] =
    typeof name === 'string' ? (/^([WBTFJH])([1-9])$/.exec(name) ?? []) : [];
  const rank = Number(digit);
  if (letter === '' || rank > HIGHEST[letter]!) return undefined;
  if (letter === 'H') return flower(rank);
  return plainTile(letter === 'J' ? DRAGONS[rank - 1]! : kindAt(SUITS[letter]!, rank - 1));
};
