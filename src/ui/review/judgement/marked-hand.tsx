// The own hand at a choice: the tile that went, and the one that Tehai would have thrown.

import type { Act } from '../../../game/act.ts';
import type { Decision } from '../../../review/decision.ts';
import type { SeatState } from '../../../table/table.ts';
import { compareTiles, type Tile as TileId } from '../../../tiles/tile.ts';
import { Group } from '../../board/group.tsx';
import { useBoardWords } from '../../board/words.ts';
import { Tile } from '../../parts/tile.tsx';
import { useWords } from '../../parts/words.tsx';
import { useJudgementWords } from './words.ts';

interface Thrown {
  readonly tile: TileId;
  readonly drawn: boolean;
}

const thrownBy = (act: Act | undefined): Thrown | undefined => (act?.type === 'discard' ? act : undefined);

/** Which tile of the hand goes out: the drawn one, or the last of its face. */
const placeOf = (tiles: readonly TileId[], drawn: TileId | undefined, thrown: Thrown | undefined): number => {
  if (!thrown) return -1;
  return thrown.drawn && drawn === thrown.tile ? tiles.length : tiles.lastIndexOf(thrown.tile);
};

interface MarkedHandProps {
  readonly state: Pick<SeatState, 'concealed' | 'drawn'>;
  readonly decision: Decision;
}

/** Undefined: the hand is not known, or the choice is about no discard. */
export const isMarkable = ({ state: { concealed }, decision }: MarkedHandProps): boolean =>
  typeof concealed !== 'number' && decision.moment === 'turn' && decision.options.length > 0;

export const MarkedHand = ({ state: { concealed, drawn }, decision }: MarkedHandProps) => {
  const words = useWords();
  const board = useBoardWords();
  const { text } = useJudgementWords();
  if (typeof concealed === 'number') return null;
  const tiles = [...concealed].sort(compareTiles);
  const known = drawn === 'hidden' ? undefined : drawn;
  const chosen = placeOf(tiles, known, thrownBy(decision.chosen));
  const best = placeOf(tiles, known, thrownBy(decision.options[0]?.act));
  const drawTile = (tile: TileId, i: number) => {
    const marks = [...(i === chosen ? ['picked'] : []), ...(i === best ? ['best'] : [])];
    const names = [...(i === chosen ? [text('mine')] : []), ...(i === best ? [text('best')] : [])];
    const name = [words.tile(tile), ...names].join(', ');
    return <Tile key={`${tile}:${i}`} tile={tile} look={marks.join(' ') || undefined} name={name} />;
  };
  return (
    <Group of="hand marked" label={board.text('hand')}>
      {tiles.map(drawTile)}
      {known !== undefined && <span class="taken">{drawTile(known, tiles.length)}</span>}
    </Group>
  );
};
