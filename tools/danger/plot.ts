// Predicted against observed as a picture: both axes by powers of ten, the diagonal is a perfect forecast.

import type { Bucket } from './tally.ts';

export interface Series {
  readonly name: string;
  readonly colour: string;
  readonly shape: 'disc' | 'square';
  readonly buckets: readonly Bucket[];
}

const [WIDTH, HEIGHT] = [640, 480];
const [LEFT, RIGHT, TOP, BOTTOM] = [70, 620, 20, 420];
const [LEAST, MOST] = [0.0001, 0.5];
const TICKS = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3];

const share = (chance: number): number =>
  Math.log(Math.min(Math.max(chance, LEAST), MOST) / LEAST) / Math.log(MOST / LEAST);
const across = (chance: number): string => (LEFT + share(chance) * (RIGHT - LEFT)).toFixed(1);
const up = (chance: number): string => (BOTTOM - share(chance) * (BOTTOM - TOP)).toFixed(1);

const percent = (chance: number): string => `${Number((100 * chance).toPrecision(2))} %`;

const grid = (): string =>
  TICKS.map(
    (t) => `
  <path class="grid" d="M${LEFT} ${up(t)}H${RIGHT}M${across(t)} ${TOP}V${BOTTOM}"/>
  <text x="${LEFT - 8}" y="${Number(up(t)) + 4}" text-anchor="end">${percent(t)}</text>
  <text x="${across(t)}" y="${BOTTOM + 18}" text-anchor="middle">${percent(t)}</text>`,
  ).join('');

const mark = ({ shape }: Series, x: string, y: string): string =>
  shape === 'disc'
    ? `<circle cx="${x}" cy="${y}" r="4"/>`
    : `<rect x="${Number(x) - 4}" y="${Number(y) - 4}" width="8" height="8"/>`;

const point = (series: Series, b: Bucket): string => {
  const x = across(b.predicted);
  return `<path d="M${x} ${up(b.observed - b.margin)}V${up(b.observed + b.margin)}"/>${mark(series, x, up(b.observed))}`;
};

const drawn = (series: Series): string => {
  const points = series.buckets.filter((b) => b.rows > 0 && b.to > 0).map((b) => point(series, b));
  return `\n  <g stroke="${series.colour}" fill="${series.colour}">${points.join('')}</g>`;
};

const legend = (all: readonly Series[]): string =>
  all
    .map((series, i) => {
      const y = TOP + 20 + 20 * i;
      const shape = mark(series, String(LEFT + 16), String(y));
      return `\n  <g fill="${series.colour}">${shape}</g><text x="${LEFT + 28}" y="${y + 4}">${series.name}</text>`;
    })
    .join('');

const STYLE =
  'text{font:12px sans-serif;fill:#333}.grid{stroke:#ddd;fill:none}.line{stroke:#888;stroke-dasharray:4 4}';

export const calibrationPlot = (all: readonly Series[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Predicted against observed chance of dealing in">
  <style>${STYLE}</style>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${grid()}
  <path class="line" d="M${across(LEAST)} ${up(LEAST)}L${across(MOST)} ${up(MOST)}"/>${all.map(drawn).join('')}${legend(all)}
  <text x="${(LEFT + RIGHT) / 2}" y="${BOTTOM + 44}" text-anchor="middle">predicted</text>
  <text transform="translate(16 ${(TOP + BOTTOM) / 2}) rotate(-90)" text-anchor="middle">observed</text>
</svg>
`;
