// The tile keyboard: one button a tile, with the copies that are left to enter. Arrows move between the tiles.

import type { Position } from '../../desk/position.ts';
import type { Tile as TileId } from '../../tiles/tile.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { useRoving } from './roving.ts';
import { keyRows, leftOf } from './tile-set.ts';
import { useDeskWords } from './words.ts';

interface KeyboardProps {
  readonly position: Position;
  readonly onTile: (tile: TileId) => void;
}

const Key = ({ tile, left, onTile }: { tile: TileId; left: number; onTile: KeyboardProps['onTile'] }) => {
  const words = useWords();
  const { text } = useDeskWords();
  return (
    <button
      type="button"
      class={`key${left <= 0 ? ' gone' : ''}`}
      aria-label={text('key.tile', { tile: words.tile(tile), n: Math.max(0, left) })}
      aria-disabled={left <= 0}
      data-tile={tile}
      onClick={() => left > 0 && onTile(tile)}
    >
      <Tile tile={tile} size={32} />
      <span aria-hidden="true">{words.number(Math.max(0, left))}</span>
    </button>
  );
};

export const Keyboard = ({ position, onTile }: KeyboardProps) => {
  const { text } = useDeskWords();
  const left = leftOf(position);
  const roving = useRoving('.key');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div class="palette" role="group" aria-label={text('keyboard')} {...roving}>
      {keyRows(position).map((row) => (
        <div key={row.id} class="keys-row" data-row={row.id}>
          {row.tiles.map((tile) => (
            <Key key={tile} tile={tile} left={left(tile)} onTile={onTile} />
          ))}
        </div>
      ))}
    </div>
  );
};
