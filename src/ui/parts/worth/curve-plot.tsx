// Chances by own draws left, drawn: to be tenpai and to win by the plan that plays on, if the hand goes on for so many draws.
// With more of them the best play may aim higher, so the line to a win may fall. The same numbers stand in a table beneath, for who does not see it.

import type { Curve } from '../../../analysis/value/value.ts';
import { useWords } from '../words.tsx';
import { percent, signed } from './figures.ts';
import type { Shown } from './parts-table.tsx';
import { useWorthWords } from './words.ts';

const WIDTH = 420;
const HEIGHT = 180;
const EDGE = { left: 36, right: 78, top: 10, bottom: 34 };
const TICKS = [0, 0.25, 0.5, 0.75, 1];
/** Of two labels at the right end. */
const LABEL_GAP = 15;

const across = (at: number, count: number): number =>
  EDGE.left + (count > 1 ? at / (count - 1) : 0) * (WIDTH - EDGE.left - EDGE.right);
const down = (chance: number): number => EDGE.top + (1 - chance) * (HEIGHT - EDGE.top - EDGE.bottom);

/** Of the better plan that plays on; where there are no plans, of the hand. Undefined before there is one. */
export const curveOf = ({ value, parts, others = [] }: Shown): Curve | undefined => {
  if (!value) return undefined;
  const plan = [...(parts ? [parts] : []), ...others].find((p) => p.plan !== 'fold')?.plan;
  const { silent, riichi } = value.curves;
  const kept = plan === 'riichi' ? riichi : (silent ?? riichi);
  return plan && kept ? { ...kept, tenpai: value.curve.tenpai } : value.curve;
};

/** Points of a line, for `polyline`. */
export const pointsOf = (chances: readonly number[]): string =>
  chances.map((c, i) => `${across(i, chances.length).toFixed(1)},${down(c).toFixed(1)}`).join(' ');

/** Labels of two lines that end near each other are moved apart. */
export const labelHeights = (upper: number, lower: number): readonly [number, number] => {
  const [a, b] = [down(upper), down(lower)];
  if (b - a >= LABEL_GAP) return [a, b];
  const middle = Math.min((a + b) / 2, HEIGHT - EDGE.bottom - LABEL_GAP / 2);
  return [middle - LABEL_GAP / 2, middle + LABEL_GAP / 2];
};

/** Every so many draws a number: no more than nine. */
const stepFor = (count: number): number => Math.max(1, Math.ceil(count / 9));

const Grid = ({ count }: { count: number }) => {
  const words = useWords();
  const step = stepFor(count);
  return (
    <g class="grid">
      {TICKS.map((tick) => (
        <g key={tick}>
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={down(tick)} y2={down(tick)} />
          <text x={EDGE.left - 6} y={down(tick) + 4} text-anchor="end">
            {percent(words, tick)}
          </text>
        </g>
      ))}
      {Array.from({ length: count }, (_, i) => i)
        .filter((i) => i % step === 0)
        .map((i) => (
          <text key={i} x={across(i, count)} y={HEIGHT - EDGE.bottom + 16} text-anchor="middle">
            {i}
          </text>
        ))}
    </g>
  );
};

interface LineProps {
  readonly id: 'tenpai' | 'win';
  readonly chances: readonly number[];
  readonly height: number;
}

const Line = ({ id, chances, height }: LineProps) => {
  const { text } = useWorthWords();
  return (
    <g class={`line ${id}`}>
      <polyline points={pointsOf(chances)} />
      <text x={WIDTH - EDGE.right + 6} y={height + 4}>
        {text(`chance.${id}`)}
      </text>
    </g>
  );
};

const CurveTable = ({ curve }: { curve: Curve }) => {
  const words = useWords();
  const { text } = useWorthWords();
  return (
    <table class="curve-table">
      <thead>
        <tr>
          <th scope="col">{text('chart.draws')}</th>
          <th scope="col">{text('chance.tenpai')}</th>
          <th scope="col">{text('chance.win')}</th>
          <th scope="col">{text('head.points')}</th>
        </tr>
      </thead>
      <tbody>
        {curve.tenpai.map((tenpai, draws) => (
          // A draw never changes its place.
          <tr key={draws}>
            <th scope="row">{draws}</th>
            <td>{percent(words, tenpai)}</td>
            <td>{curve.win[draws] === undefined ? '–' : percent(words, curve.win[draws]!)}</td>
            <td>{curve.points[draws] === undefined ? '–' : signed(words, curve.points[draws]!)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const CurvePlot = ({ curve }: { curve: Curve }) => {
  const words = useWords();
  const { text } = useWorthWords();
  const { tenpai, win } = curve;
  if (tenpai.length < 2) return null;
  const [ends, wins] = [tenpai.at(-1)!, win.at(-1) ?? 0];
  const [atTenpai, atWin] = labelHeights(ends, wins);
  const label = text('chart.label', { tenpai: percent(words, ends), win: percent(words, wins) });
  return (
    <figure class="curve">
      <figcaption>{text('chart.title')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        <Grid count={tenpai.length} />
        <Line id="tenpai" chances={tenpai} height={atTenpai} />
        {win.length > 1 && <Line id="win" chances={win} height={atWin} />}
        <text class="axis" x={(EDGE.left + WIDTH - EDGE.right) / 2} y={HEIGHT - 3} text-anchor="middle">
          {text('chart.axis')}
        </text>
      </svg>
      <details>
        <summary>{text('chart.table')}</summary>
        <CurveTable curve={curve} />
      </details>
    </figure>
  );
};
