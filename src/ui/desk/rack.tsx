// The hand as it stands: its tiles in order, room for those that are missing, the taken tile, the melds, what is set
// aside. A tap on a tile takes it away.

import { missingTiles, ownSeat, type Position } from '../../desk/position.ts';
import { compareTiles, type Tile as TileId } from '../../tiles/tile.ts';
import { MeldTiles } from './melds.tsx';
import { atPlace, Pick } from './pick.tsx';
import { useRoving } from './roving.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

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

const Taken = ({ desk }: { desk: Desk }) => {
  const { taken } = desk.position;
  const { text } = useDeskWords();
  return (
    <span class="taken-place" title={text('hand.taken')}>
      {taken === undefined ? (
        <span class="hole taken" aria-hidden="true" />
      ) : (
        <Pick tile={taken} {...atPlace(desk, { field: 'taken' })} taken />
      )}
    </span>
  );
};

export const Rack = ({ desk }: { desk: Desk }) => {
  const { position } = desk;
  const { text } = useDeskWords();
  const { melds, aside } = ownSeat(position);
  const roving = useRoving('.pick');
  const seat = position.me;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div class="rack" role="group" aria-label={text('hand.title')} {...roving}>
      <span class="rack-hand">
        {inOrder(position).map(([tile, index]) => (
          <Pick key={`${tile}:${index}`} tile={tile} {...atPlace(desk, { field: 'concealed', index })} />
        ))}
        <Missing n={missingTiles(position)} />
        <Taken desk={desk} />
      </span>
      {(melds.length > 0 || aside.length > 0) && (
        <span class="rack-melds">
          {melds.map((meld, index) => (
            // Melds are told apart by their place alone.
            <MeldTiles key={index} meld={meld} place={{ field: 'melds', seat, index }} desk={desk} />
          ))}
          {aside.map((tile, index) => (
            <Pick
              key={`${tile}:${index}`}
              tile={tile}
              {...atPlace(desk, { field: 'aside', seat, index })}
              size={32}
            />
          ))}
        </span>
      )}
    </div>
  );
};
