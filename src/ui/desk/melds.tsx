// Melds as they lie: the called tile sideways, where it stands telling who threw it; a closed kan's outer tiles face down.

import type { Words } from '../../i18n/i18n.ts';
import type { Family } from '../../settings.ts';
import type { Call, Meld } from '../../tiles/meld.ts';
import { type Seat, turnsBetween } from '../../tiles/seat.ts';
import { laidOut, seatName } from '../parts/laid.ts';
import { BackTile, Tile, type TileSize } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { faultsAt } from './faults.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

export { laidOut, seatName } from '../parts/laid.ts';

/** By the words of the rules; a run, which Korean rules do not know, by the usual ones. */
export const callName = (words: Words, family: Family, call: Call): string => {
  if (family === 'mcr') return words.name('mcrCall', call);
  return words.name(family === 'korean' && call !== 'chi' ? 'koreanCall' : 'call', call);
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
  const name = [
    callName(words, position.family, meld.type),
    words.list(laid.map(({ tile }) => words.tile(tile))),
    from,
  ];
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
