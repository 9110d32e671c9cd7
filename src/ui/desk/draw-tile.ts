// A tile of the sprite on a canvas, shape by shape. The symbol's elements stand in the document, so their computed styles
// hold the colours of the theme: no image has to be loaded, and the page's rules stay as strict as they are.

/** The grid that tiles are drawn on. */
export const TILE_WIDTH = 36;
export const TILE_HEIGHT = 48;

const number = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);

/** A shape's outline; undefined for what only holds shapes. */
const outlineOf = (element: Element): Path2D | undefined => {
  const path = new Path2D();
  switch (element.tagName) {
    case 'path':
      return new Path2D(element.getAttribute('d') ?? '');
    case 'circle':
      path.arc(number(element, 'cx'), number(element, 'cy'), number(element, 'r'), 0, 2 * Math.PI);
      return path;
    case 'rect':
      path.roundRect(
        number(element, 'x'),
        number(element, 'y'),
        number(element, 'width'),
        number(element, 'height'),
        number(element, 'rx'),
      );
      return path;
    default:
      return undefined;
  }
};

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

/** The sprite knows one way to move a part. */
const shiftOf = (element: Element): readonly [x: number, y: number] => {
  const [, x, y] =
    /^translate\(([-\d.]+)[ ,]+([-\d.]+)\)$/.exec(element.getAttribute('transform') ?? '') ?? [];
  return [Number(x ?? 0), Number(y ?? 0)];
};

const drawInside = (canvas: CanvasRenderingContext2D, parent: Element): void => {
  for (const element of parent.children) {
    const style = getComputedStyle(element);
    // Of the two drawings in a symbol, this is the one for large tiles.
    if (style.display === 'none') continue;
    canvas.save();
    canvas.translate(...shiftOf(element));
    const outline = outlineOf(element);
    if (outline) paint(canvas, outline, style);
    else drawInside(canvas, element);
    canvas.restore();
  }
};

/** Draws a symbol (`t-5m`) with its upper left corner at 0, 0 of the canvas as it stands now. */
export const drawSymbol = (canvas: CanvasRenderingContext2D, symbol: string): void => {
  const element = document.getElementById(symbol);
  if (element) drawInside(canvas, element);
};
