// A tile of the sprite on a canvas, path by path. The symbol's paths stand in the document, so their computed styles hold the
// colours of the theme: no image has to be loaded, and the page's rules stay as strict as they are.

/** The grid that tiles are drawn on. */
export const TILE_WIDTH = 36;
export const TILE_HEIGHT = 48;
/** Of a tile's corner, in units of the grid. */
export const TILE_RADIUS = 4.5;

const CAPS = { butt: 'butt', round: 'round', square: 'square' } as const;
const JOINS = { bevel: 'bevel', round: 'round', miter: 'miter' } as const;

const pick = <T extends string>(all: Readonly<Record<string, T>>, name: string, other: T): T =>
  all[name] ?? other;

const paint = (canvas: CanvasRenderingContext2D, outline: Path2D, style: CSSStyleDeclaration): void => {
  if (style.fill !== 'none') {
    canvas.fillStyle = style.fill;
    canvas.fill(outline);
  }
  if (style.stroke === 'none') return;
  canvas.strokeStyle = style.stroke;
  canvas.lineWidth = Number.parseFloat(style.strokeWidth);
  canvas.lineCap = pick<CanvasLineCap>(CAPS, style.strokeLinecap, 'butt');
  canvas.lineJoin = pick<CanvasLineJoin>(JOINS, style.strokeLinejoin, 'miter');
  canvas.stroke(outline);
};

/** Draws a symbol (`t-5m`) with its upper left corner at 0, 0 of the canvas as it stands now. */
export const drawSymbol = (canvas: CanvasRenderingContext2D, symbol: string): void => {
  for (const path of document.getElementById(symbol)?.children ?? [])
    paint(canvas, new Path2D(path.getAttribute('d') ?? ''), getComputedStyle(path));
};
