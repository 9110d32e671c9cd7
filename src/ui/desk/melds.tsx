// Melds as they lie: the called tile sideways, where it stands telling who threw it; a closed kan's outer tiles face down.

import type { Position } from '../../desk/position.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Seat, turnsBetween } from '../../tiles/seat.ts';
import type { Tile as TileId } from '../../tiles/tile.ts';
import { BackTile, Tile, type TileSize } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { faultsAt } from './faults.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

interface Laid {
  readonly tile: TileId;
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
  { players }: Pick<Position, 'players'>,
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

interface MeldProps {
  readonly meld: Meld;
  readonly place: { readonly field: 'melds'; readonly seat: Seat; readonly index: number };
  readonly desk: Desk;
  readonly size?: TileSize;
}

/** Pressed, it is taken away. */
export const MeldTiles = ({ meld, place, desk, size = 32 }: MeldProps) => {
  const words = useWords();
  const { text } = useDeskWords();
  const { position, answer } = desk;
  const wrong = faultsAt(answer?.faults ?? [], place).length > 0;
  const laid = laidOut(meld, place.seat, position);
  const from =
    meld.type === 'closedKan'
      ? undefined
      : words.name('from', seatName(turnsBetween(place.seat, meld.from, position.players), position.players));
  const name = [words.name('call', meld.type), words.list(laid.map(({ tile }) => words.tile(tile))), from];
  return (
    <button
      type="button"
      class={`pick meld${wrong ? ' wrong' : ''}`}
      aria-label={text(wrong ? 'tile.removeWrong' : 'tile.remove', {
        tile: name.filter((part) => part !== undefined).join(' '),
      })}
      onClick={() => desk.act({ type: 'remove', place })}
    >
      {laid.map(({ tile, turned = false, back = false }, i) =>
        // The tiles of a meld never change places.
        back ? <BackTile key={i} size={size} /> : <Tile key={i} tile={tile} size={size} turned={turned} />,
      )}
    </button>
  );
};

/** Three players have no seat across. */
export const seatName = (turns: number, players: number): 'me' | 'right' | 'across' | 'left' => {
  if (turns === 0) return 'me';
  if (turns === players - 1) return 'left';
  return turns === 1 ? 'right' : 'across';
};
