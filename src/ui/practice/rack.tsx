// The own hand to play with: a tap, or the arrows and Enter, throws a tile. Tiles that may not go stay in reach, so that the
// rule behind it can be told.

import { useEffect } from 'preact/hooks';
import { compareTiles, type Tile as TileId } from '../../tiles/tile.ts';
import { useRoving } from '../desk/roving.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { usePracticeWords } from './words.ts';

interface RackProps {
  readonly concealed: readonly TileId[];
  readonly drawn?: TileId | undefined;
  /** The person is to throw. */
  readonly mine: boolean;
  readonly isOffered: (tile: TileId, drawn: boolean) => boolean;
  readonly onThrow: (tile: TileId, drawn: boolean) => void;
}

interface ThrowProps extends Pick<RackProps, 'mine' | 'isOffered' | 'onThrow'> {
  readonly tile: TileId;
  readonly drawn: boolean;
}

const Throw = ({ tile, drawn, mine, isOffered, onThrow }: ThrowProps) => {
  const words = useWords();
  const { text } = usePracticeWords();
  const may = mine && isOffered(tile, drawn);
  return (
    <button
      type="button"
      class={`throw${drawn ? ' taken' : ''}`}
      aria-label={text(drawn ? 'rack.throwDrawn' : 'rack.throw', { tile: words.tile(tile) })}
      aria-disabled={!may}
      onClick={() => mine && onThrow(tile, drawn)}
    >
      <Tile tile={tile} size={48} />
    </button>
  );
};

/** A keyboard's player finds the drawn tile ready; whoever is elsewhere on the page is left there. */
const useReady = (root: { readonly current: HTMLElement | null }, mine: boolean): void => {
  useEffect(() => {
    const at = document.activeElement;
    const isFree = at === document.body || at === null || at.closest('.calls') !== null;
    if (!mine || !isFree) return;
    [...(root.current?.querySelectorAll<HTMLElement>('.throw') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, [root, mine]);
};

export const Rack = ({ concealed, drawn, ...props }: RackProps) => {
  const { text } = usePracticeWords();
  const roving = useRoving('.throw');
  useReady(roving.ref, props.mine);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div class={`hand rack${props.mine ? ' mine' : ''}`} role="group" aria-label={text('rack')} {...roving}>
      {[...concealed].sort(compareTiles).map((tile, i) => (
        <Throw key={`${tile}:${i}`} tile={tile} drawn={false} {...props} />
      ))}
      {drawn !== undefined && <Throw key="drawn" tile={drawn} drawn {...props} />}
    </div>
  );
};
