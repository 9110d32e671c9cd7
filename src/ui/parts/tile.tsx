// One tile, one component: a symbol of the sprite, its name for who cannot see it.

import type { Accepted as AcceptedKind } from '../../analysis/analysis.ts';
import { formatTile } from '../../tiles/notation.ts';
import {
  isFlower,
  isHonour,
  type Kind,
  kindOf,
  plainTile,
  rankOf,
  type Tile as TileId,
} from '../../tiles/tile.ts';
import { type Manner, useManner } from './words.tsx';

export type TileSize = 18 | 24 | 32 | 48;

/** From here on there is room for every detail. */
const LARGE: TileSize = 32;

/** The id of a drawing in the sprite. */
const drawingOf = (symbol: string, size: TileSize): string => `t-${symbol}${size < LARGE ? '-small' : ''}`;

/** Seasons come first in the sprite. */
export const symbolOf = (tile: TileId): string =>
  isFlower(tile) ? `${tile < 41 ? tile - 37 + 5 : tile - 41 + 1}f` : formatTile(tile);

const HONOUR_INDEX = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];
const indexOf = (tile: TileId): string | undefined => {
  if (isFlower(tile)) return undefined;
  const kind = kindOf(tile);
  return isHonour(kind) ? HONOUR_INDEX[kind - 27] : String(rankOf(kind));
};

interface TileProps {
  readonly tile: TileId;
  readonly size?: TileSize;
  readonly dead?: boolean;
  /** Sideways: called, or thrown with riichi. */
  readonly turned?: boolean;
  /** A further class. */
  readonly look?: string | undefined;
  /** Heard instead of the tile's name. */
  readonly name?: string | undefined;
}

const classOf = ({ size = 24, dead, turned, look }: TileProps): string =>
  `tile tile-${size}${dead ? ' dead' : ''}${turned ? ' turned' : ''}${look ? ` ${look}` : ''}`;

/** Not a component: a table draws dozens of tiles, and asks for its manner once. */
const faceOf = ({ words, tileNumbers }: Manner, props: TileProps, key?: string) => {
  const { tile, size = 24, name } = props;
  const index = tileNumbers && size >= 24 ? indexOf(tile) : undefined;
  return (
    <span
      key={key}
      class={classOf(props)}
      role="img"
      aria-label={name ?? words.tile(tile)}
      {...(index && { 'data-index': index })}
    >
      <svg aria-hidden="true">
        <use href={`#${drawingOf(symbolOf(tile), size)}`} />
      </svg>
    </span>
  );
};

export const Tile = (props: TileProps) => faceOf(useManner(), props);

/** A tile face down: nothing to hear, what is known of it is said beside it. */
export const BackTile = ({ size = 24 }: { size?: TileSize }) => (
  <span class={`tile tile-${size} back`} aria-hidden="true">
    <svg aria-hidden="true">
      <use href={`#${drawingOf('back', size)}`} />
    </svg>
  </span>
);

interface TilesProps {
  readonly tiles: readonly TileId[];
  readonly size?: TileSize;
  /** Draws no more than so many; the rest is a count. */
  readonly most?: number;
  /** In a sentence: breaks between tiles like words. */
  readonly inline?: boolean;
  /** No copy of any is left. */
  readonly dead?: boolean;
}

export const Tiles = ({
  tiles,
  size = 24,
  most = tiles.length,
  inline = false,
  dead = false,
}: TilesProps) => {
  const manner = useManner();
  const drawn = tiles.slice(0, tiles.length > most ? most - 1 : most);
  const rest = tiles.length - drawn.length;
  const faces = drawn.map((tile, i) => faceOf(manner, { tile, size, dead }, `${tile}:${i}`));
  if (inline) return faces;
  return (
    <>
      <span class="tiles">{faces}</span>
      {rest > 0 && <span class="plus">+{rest}</span>}
    </>
  );
};

/** What a hand accepts: the kinds with a copy left; dimmed, those it would accept if there were one. */
export const Accepted = ({ accepts, most }: { accepts: readonly AcceptedKind[]; most: number }) => {
  const live = accepts.filter((a) => a.live > 0);
  const shown = live.length > 0 ? live : accepts;
  return (
    <Tiles tiles={tilesOfKinds(shown.map((a) => a.kind))} size={18} most={most} dead={live.length === 0} />
  );
};

export const tilesOfKinds = (kinds: readonly Kind[]): readonly TileId[] => kinds.map(plainTile);
