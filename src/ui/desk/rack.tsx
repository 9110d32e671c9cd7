// The hand as it stands: its tiles in order, room for those that are missing, the taken tile, the melds, what is set
// aside. A tap on a tile takes it away.

import type { Fault } from '../../desk/fault.ts';
import { missingTiles, ownSeat, type Place, type Position } from '../../desk/position.ts';
import { compareTiles, type Tile as TileId } from '../../tiles/tile.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { faultsAt } from './faults.ts';
import { MeldTiles } from './melds.tsx';
import { useRoving } from './roving.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

interface PickProps {
  readonly tile: TileId;
  readonly place: Place;
  readonly faults: readonly Fault[];
  readonly onRemove: (place: Place) => void;
  readonly taken?: boolean;
  readonly size?: 24 | 32 | 48;
  readonly turned?: boolean;
  readonly dead?: boolean;
}

/** One tile that a tap takes away, marked where something is wrong with it. */
export const Pick = ({
  tile,
  place,
  faults,
  onRemove,
  taken = false,
  size = 48,
  turned = false,
  dead = false,
}: PickProps) => {
  const words = useWords();
  const { text } = useDeskWords();
  const wrong = faultsAt(faults, place).length > 0;
  const name = words.tile(tile);
  return (
    <button
      type="button"
      class={`pick${wrong ? ' wrong' : ''}${taken ? ' taken' : ''}`}
      aria-label={text(wrong ? 'tile.removeWrong' : 'tile.remove', { tile: name })}
      onClick={() => onRemove(place)}
      onKeyDown={(event) => {
        if (event.key !== 'Delete') return;
        event.preventDefault();
        onRemove(place);
      }}
    >
      <Tile tile={tile} size={size} turned={turned} dead={dead} />
    </button>
  );
};

/** In the order of faces, each with its place. */
const inOrder = ({ concealed }: Position): readonly (readonly [TileId, number])[] =>
  concealed.map((tile, i) => [tile, i] as const).sort(([a, i], [b, j]) => compareTiles(a, b) || i - j);

const Missing = ({ n }: { n: number }) => (
  <>
    {Array.from({ length: Math.max(0, n) }, (_, i) => (
      // Empty places are all alike.
      <span key={i} class="hole" aria-hidden="true" />
    ))}
  </>
);

const Taken = ({ desk, faults }: { desk: Desk; faults: readonly Fault[] }) => {
  const { taken } = desk.position;
  const { text } = useDeskWords();
  const remove = (place: Place) => desk.act({ type: 'remove', place });
  return (
    <span class="taken-place" title={text('hand.taken')}>
      {taken === undefined ? (
        <span class="hole taken" aria-hidden="true" />
      ) : (
        <Pick tile={taken} place={{ field: 'taken' }} faults={faults} onRemove={remove} taken />
      )}
    </span>
  );
};

export const Rack = ({ desk }: { desk: Desk }) => {
  const { position, answer } = desk;
  const { text } = useDeskWords();
  const faults = answer?.faults ?? [];
  const remove = (place: Place) => desk.act({ type: 'remove', place });
  const { melds, aside } = ownSeat(position);
  const roving = useRoving('.pick');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div class="rack" role="group" aria-label={text('hand.title')} {...roving}>
      <span class="rack-hand">
        {inOrder(position).map(([tile, index]) => (
          <Pick
            key={`${tile}:${index}`}
            tile={tile}
            place={{ field: 'concealed', index }}
            faults={faults}
            onRemove={remove}
          />
        ))}
        <Missing n={missingTiles(position)} />
        <Taken desk={desk} faults={faults} />
      </span>
      {(melds.length > 0 || aside.length > 0) && (
        <span class="rack-melds">
          {melds.map((meld, index) => (
            <MeldTiles
              // Melds are told apart by their place alone.
              key={index}
              meld={meld}
              place={{ field: 'melds', seat: position.me, index }}
              desk={desk}
            />
          ))}
          {aside.map((tile, index) => (
            <Pick
              key={`${tile}:${index}`}
              tile={tile}
              place={{ field: 'aside', seat: position.me, index }}
              faults={faults}
              onRemove={remove}
              size={32}
            />
          ))}
        </span>
      )}
    </div>
  );
};
