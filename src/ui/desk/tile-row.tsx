// A row of tiles somewhere on the table, pressed to take one away, with a button that makes it the next tile's place and
// opens a tile keyboard right there.

import { useState } from 'preact/hooks';
import type { Tile as TileId } from '../../tiles/tile.ts';
import { Keyboard } from './keyboard.tsx';
import { MeldForm } from './meld-form.tsx';
import { Pick, type Picked } from './pick.tsx';
import { HAND, sameTarget, type Target } from './target.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

interface AddProps {
  readonly desk: Desk;
  readonly label: string;
  readonly target: Target;
}

export const AddHere = ({ desk, label, target }: AddProps) => {
  const { text } = useDeskWords();
  const [open, setOpen] = useState(false);
  const isHere = open && sameTarget(desk.target, target);
  const toggle = (): void => {
    setOpen(!isHere);
    desk.setTarget(isHere ? HAND : target);
  };
  return (
    <>
      <button
        type="button"
        class="button small add"
        aria-expanded={isHere}
        aria-label={text('put.here', { name: label })}
        onClick={toggle}
      >
        {isHere ? text('put.done') : '+'}
      </button>
      {isHere && (
        <div class="keys-here">
          {target.type === 'meld' && <MeldForm desk={desk} />}
          <Keyboard position={desk.position} onTile={desk.put} />
        </div>
      )}
    </>
  );
};

/** A tile of a row, how it lies there, and how it goes. */
export interface Laid extends Picked {
  readonly tile: TileId;
  readonly turned?: boolean;
  /** Called away: only its place is left. */
  readonly gone?: boolean;
}

interface RowProps extends AddProps {
  readonly tiles: readonly Laid[];
}

export const TileRow = ({ desk, label, tiles, target }: RowProps) => (
  <span class="tile-row">
    {tiles.map(({ gone = false, ...laid }, index) => (
      // The same tile may lie there twice; its place tells it apart.
      <Pick key={`${laid.tile}:${index}`} {...laid} size={24} dead={gone} />
    ))}
    <AddHere desk={desk} label={label} target={target} />
  </span>
);
