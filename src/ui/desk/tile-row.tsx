// A row of tiles somewhere on the table, pressed to take one away, with a button that makes it the next tile's place.

import type { Place } from '../../desk/position.ts';
import type { Tile as TileId } from '../../tiles/tile.ts';
import { Pick } from './rack.tsx';
import { sameTarget, type Target } from './target.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

interface RowProps {
  readonly desk: Desk;
  readonly label: string;
  readonly tiles: readonly TileId[];
  readonly placeOf: (index: number) => Place;
  readonly target: Target;
}

interface AddProps {
  readonly desk: Desk;
  readonly label: string;
  readonly target: Target;
}

export const AddHere = ({ desk, label, target }: AddProps) => {
  const { text } = useDeskWords();
  const isHere = sameTarget(desk.target, target);
  return (
    <button
      type="button"
      class="button small add"
      aria-pressed={isHere}
      aria-label={text('put.here', { name: label })}
      onClick={() => desk.setTarget(isHere ? { type: 'hand' } : target)}
    >
      {isHere ? text('put.now') : '+'}
    </button>
  );
};
export const TileRow = ({ desk, label, tiles, placeOf, target }: RowProps) => (
  <span class="tile-row">
    {tiles.map((tile, index) => (
      <Pick
        // The same tile may lie there twice; its place tells it apart.
        key={`${tile}:${index}`}
        tile={tile}
        place={placeOf(index)}
        faults={desk.answer?.faults ?? []}
        onRemove={(place) => desk.act({ type: 'remove', place })}
        size={24}
      />
    ))}
    <AddHere desk={desk} label={label} target={target} />
  </span>
);
