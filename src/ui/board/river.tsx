// A river: rows of six, the third as long as it needs to be. The riichi tile lies sideways; what was called away stays as a
// shadow, since furiten remembers it.

import type { Discard } from '../../table/table.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { Group } from './group.tsx';
import { sideOf, useBoardWords, whoIs } from './words.ts';

const ROW = 6;
const LONG = 2;

interface RiverProps {
  readonly river: readonly Discard[];
  readonly players: 3 | 4;
  /** Whose eyes name the neighbours. */
  readonly from: 0 | 1 | 2 | 3;
  /** Its last tile is the newest on the table. */
  readonly isLast: boolean;
}

const rowsOf = (river: readonly Discard[]): readonly (readonly Discard[])[] =>
  Array.from({ length: LONG + 1 }, (_, i) => river.slice(i * ROW, i === LONG ? undefined : (i + 1) * ROW));

const classOf = ({ calledBy, drawn }: Discard, isLast: boolean): string | undefined => {
  if (calledBy !== undefined) return 'away';
  if (isLast) return 'last';
  return drawn ? 'shaded' : undefined;
};

export const River = ({ river, players, from, isLast }: RiverProps) => {
  const words = useWords();
  const board = useBoardWords();
  const { text } = board;
  const nameOf = (discard: Discard, last: boolean): string | undefined => {
    const tile = words.tile(discard.tile);
    if (discard.calledBy !== undefined)
      return text('called', { tile, who: whoIs(words, board, sideOf(discard.calledBy, from, players)) });
    if (discard.riichi) return text('sideways', { tile });
    if (last) return text('last', { tile });
    return discard.drawn ? text('asDrawn', { tile }) : undefined;
  };
  const newest = isLast ? river.at(-1) : undefined;
  return (
    <Group of="river" label={text('river')}>
      {rowsOf(river).map((row, i) => (
        // Rows are places, not things.
        <div key={i} class="river-row">
          {row.map((discard, j) => (
            <Tile
              key={j}
              tile={discard.tile}
              turned={discard.riichi === true}
              look={classOf(discard, discard === newest)}
              name={nameOf(discard, discard === newest)}
            />
          ))}
        </div>
      ))}
    </Group>
  );
};
