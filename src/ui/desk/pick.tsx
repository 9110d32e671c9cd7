// One tile that a tap takes away, marked where something is wrong with it.

import type { Place } from '../../desk/position.ts';
import type { Tile as TileId } from '../../tiles/tile.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { faultsAt } from './faults.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

/** What is wrong with a tile, and how it goes. */
export interface Picked {
  readonly wrong: boolean;
  readonly onRemove: () => void;
}

/** Of a tile at a place of the position. */
export const atPlace = ({ answer, act }: Desk, place: Place): Picked => ({
  wrong: faultsAt(answer?.faults ?? [], place).length > 0,
  onRemove: () => act({ type: 'remove', place }),
});

interface PickProps extends Picked {
  readonly tile: TileId;
  readonly taken?: boolean;
  readonly size?: 24 | 32 | 48;
  readonly turned?: boolean;
  readonly dead?: boolean;
}

export const Pick = ({
  tile,
  wrong,
  onRemove,
  taken = false,
  size = 48,
  turned = false,
  dead = false,
}: PickProps) => {
  const words = useWords();
  const { text } = useDeskWords();
  return (
    <button
      type="button"
      class={`pick${wrong ? ' wrong' : ''}${taken ? ' taken' : ''}`}
      aria-label={text(wrong ? 'tile.removeWrong' : 'tile.remove', { tile: words.tile(tile) })}
      onClick={onRemove}
      onKeyDown={(event) => {
        if (event.key !== 'Delete') return;
        event.preventDefault();
        onRemove();
      }}
    >
      <Tile tile={tile} size={size} turned={turned} dead={dead} />
    </button>
  );
};
