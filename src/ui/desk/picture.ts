// The hand as a picture: tiles in order, the taken one apart, melds as they lie, indicators beneath, one line of text.

import { ownSeat, type Position } from '../../desk/position.ts';
import { compareTiles, type Tile } from '../../tiles/tile.ts';
import { symbolOf } from '../parts/tile.tsx';
import { drawSymbol, TILE_HEIGHT, TILE_RADIUS, TILE_WIDTH } from './draw-tile.ts';
import { laidOut } from './melds.tsx';

const GAP = 2;
const GROUP = 16;
const PAD = 20;
const LINE = 22;
/** Pixels a unit: sharp on dense screens and in print. */
const SCALE = 2;

/** A tile with its left edge. */
interface Placed {
  readonly symbol: string;
  readonly x: number;
  readonly turned: boolean;
}

interface Row {
  readonly tiles: readonly Placed[];
  readonly width: number;
}

interface Piece {
  readonly symbol: string;
  readonly turned?: boolean;
  /** Stands apart from the one before. */
  readonly apart?: boolean;
}

const BACK = 't-back';
const symbol = (tile: Tile): string => `t-${symbolOf(tile)}`;

const rowOf = (pieces: readonly Piece[]): Row => {
  let x = 0;
  const tiles = pieces.map(({ symbol: id, turned = false, apart = false }, i): Placed => {
    if (i > 0) x += apart ? GROUP : GAP;
    const placed = { symbol: id, x, turned };
    x += turned ? TILE_HEIGHT : TILE_WIDTH;
    return placed;
  });
  return { tiles, width: x };
};

const handPieces = (position: Position): readonly Piece[] => {
  const { melds, aside } = ownSeat(position);
  const hand = [...position.concealed].sort(compareTiles).map((t): Piece => ({ symbol: symbol(t) }));
  const taken: readonly Piece[] =
    position.taken === undefined ? [] : [{ symbol: symbol(position.taken), apart: true }];
  const called = melds.flatMap((meld) =>
    laidOut(meld, position.me, position).map(
      ({ tile, turned = false, back = false }, i): Piece => ({
        symbol: back ? BACK : symbol(tile),
        turned,
        apart: i === 0,
      }),
    ),
  );
  const flowers = aside.map((t, i): Piece => ({ symbol: symbol(t), apart: i === 0 }));
  return [...hand, ...taken, ...called, ...flowers];
};

const colour = (name: string): string => {
  const probe = document.createElement('span');
  probe.className = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

interface Colours {
  readonly edge: string;
  readonly face: string;
  readonly back: string;
}

const drawRow = (canvas: CanvasRenderingContext2D, row: Row, { edge, face, back }: Colours): void => {
  for (const { symbol: id, x, turned } of row.tiles) {
    canvas.save();
    canvas.translate(x, turned ? TILE_HEIGHT : 0);
    if (turned) canvas.rotate(-Math.PI / 2);
    const outline = new Path2D();
    outline.roundRect(0, 0, TILE_WIDTH, TILE_HEIGHT, TILE_RADIUS);
    canvas.fillStyle = id === BACK ? back : face;
    canvas.fill(outline);
    drawSymbol(canvas, id);
    canvas.strokeStyle = edge;
    canvas.lineWidth = 1;
    canvas.stroke(outline);
    canvas.restore();
  }
};

/** A PNG of the hand; `lines` stand beneath it. */
export const pictureOf = async (position: Position, lines: readonly string[]): Promise<Blob> => {
  const hand = rowOf(handPieces(position));
  const dora = rowOf(position.indicators.map((t) => ({ symbol: symbol(t) })));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const font = `14px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  const textWidth = Math.max(0, ...lines.map((line) => context.measureText(line).width));
  const width = Math.max(hand.width, dora.width, textWidth, TILE_WIDTH) + 2 * PAD;
  const doraHeight = dora.tiles.length > 0 ? TILE_HEIGHT + GROUP : 0;
  const height =
    2 * PAD + TILE_HEIGHT + doraHeight + lines.length * LINE + (lines.length > 0 ? GROUP / 2 : 0);
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  context.scale(SCALE, SCALE);
  context.fillStyle = colour('picture-ground');
  context.fillRect(0, 0, width, height);
  context.translate(PAD, PAD);
  const colours = {
    edge: colour('picture-edge'),
    face: colour('picture-face'),
    back: colour('picture-back'),
  };
  drawRow(context, hand, colours);
  context.translate(0, TILE_HEIGHT + GROUP);
  if (dora.tiles.length > 0) {
    drawRow(context, dora, colours);
    context.translate(0, TILE_HEIGHT + GROUP);
  }
  context.font = font;
  context.fillStyle = colour('picture-text');
  for (const [i, line] of lines.entries()) context.fillText(line, 0, i * LINE + 8);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
};
