// Melds as they lie before their owner: the called tile sideways, where it stands telling who threw it; a closed kan's outer
// tiles face down.

import type { Meld } from '../../tiles/meld.ts';
import type { Tile } from '../../tiles/tile.ts';

export interface Laid {
  readonly tile: Tile;
  readonly turned?: boolean;
  readonly back?: boolean;
}

/** From the left neighbour it lies first, from across in the middle, from the right last. */
const placeOfCalled = (
  meld: Exclude<Meld, { type: 'closedKan' }>,
  turns: number,
  players: number,
): number => {
  if (turns === players - 1) return 0;
  return turns === 1 ? meld.own.length : 1;
};

/** The tiles of a meld in the order in which they lie before their owner. */
export const laidOut = (
  meld: Meld,
  seat: number,
  { players }: { readonly players: number },
): readonly Laid[] => {
  if (meld.type === 'closedKan')
    return meld.own.map((tile, i) => ({ tile, back: i === 0 || i === meld.own.length - 1 }));
  const turns = (meld.from - seat + players) % players;
  const at = placeOfCalled(meld, turns, players);
  const own: Laid[] = meld.own.map((tile) => ({ tile }));
  const called: Laid[] = [{ tile: meld.called, turned: true }];
  if (meld.type === 'addedKan') called.push({ tile: meld.added, turned: true });
  return [...own.slice(0, at), ...called, ...own.slice(at)];
};

/** Three players have no seat across. */
export const seatName = (turns: number, players: number): 'me' | 'right' | 'across' | 'left' => {
  if (turns === 0) return 'me';
  if (turns === players - 1) return 'left';
  return turns === 1 ? 'right' : 'across';
};
