// Charts as chart.js draws them, with what is used of it and nothing else: this file is loaded when a chart is on the page.

import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
} from 'chart.js';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
);

export interface Bars {
  readonly type: 'bars';
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly axis: string;
  /** Names stand before bars that lie. */
  readonly lying?: true;
}

export interface Line {
  readonly type: 'line';
  readonly labels: readonly string[];
  /** Undefined: not known. */
  readonly values: readonly (number | undefined)[];
  readonly axis: string;
}

export interface Dots {
  readonly type: 'dots';
  readonly points: readonly { readonly x: number; readonly y: number; readonly name: string }[];
  readonly xAxis: string;
  readonly yAxis: string;
}

export type Plot = Bars | Line | Dots;

/** Colours and letters of the page at this moment. */
export interface Look {
  readonly accent: string;
  readonly text: string;
  readonly line: string;
  readonly font: string;
  readonly number: (n: number) => string;
  readonly isStill: boolean;
}

const ticks = ({ text, font, number }: Look) => ({
  color: text,
  font: { family: font, size: 11 },
  callback: (value: string | number) => (typeof value === 'number' ? number(value) : value),
});

const names = ({ text, font }: Look) => ({ color: text, font: { family: font, size: 12 }, autoSkip: true });

const title = (look: Look, said: string) => ({
  display: said !== '',
  text: said,
  color: look.text,
  font: { family: look.font, size: 11 },
});

const numbers = (look: Look, said: string) => ({
  title: title(look, said),
  ticks: ticks(look),
  grid: { color: look.line },
  border: { display: false },
});

const labelled = (look: Look) => ({
  ticks: names(look),
  grid: { display: false },
  border: { color: look.line },
});

const common = (look: Look) => ({
  responsive: true,
  maintainAspectRatio: false,
  animation: look.isStill ? (false as const) : { duration: 100 },
});

const tooltip = (look: Look) => ({
  displayColors: false,
  titleFont: { family: look.font },
  bodyFont: { family: look.font },
});

const bars = ({ labels, values, axis, lying }: Bars, look: Look): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: [...labels],
    datasets: [{ data: [...values], backgroundColor: look.accent, borderRadius: 3, maxBarThickness: 18 }],
  },
  options: {
    ...common(look),
    indexAxis: lying ? 'y' : 'x',
    scales: lying
      ? { x: { ...numbers(look, axis), beginAtZero: true }, y: labelled(look) }
      : { y: { ...numbers(look, axis), beginAtZero: true }, x: labelled(look) },
    plugins: {
      tooltip: {
        ...tooltip(look),
        callbacks: { label: ({ parsed }) => look.number((lying ? parsed.x : parsed.y) ?? 0) },
      },
    },
  },
});

const line = ({ labels, values, axis }: Line, look: Look): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: [...labels],
    datasets: [
      {
        data: values.map((value) => value ?? null),
        borderColor: look.accent,
        backgroundColor: look.accent,
        borderWidth: 2,
        pointRadius: 3,
        spanGaps: true,
      },
    ],
  },
  options: {
    ...common(look),
    scales: { y: numbers(look, axis), x: labelled(look) },
    plugins: {
      tooltip: { ...tooltip(look), callbacks: { label: ({ parsed }) => look.number(parsed.y ?? 0) } },
    },
  },
});

const dots = ({ points, xAxis, yAxis }: Dots, look: Look): ChartConfiguration => ({
  type: 'scatter',
  data: {
    datasets: [
      {
        data: points.map(({ x, y }) => ({ x, y })),
        backgroundColor: look.accent,
        borderColor: look.accent,
        pointRadius: 4,
        pointHoverRadius: 6,
      },
    ],
  },
  options: {
    ...common(look),
    scales: { x: numbers(look, xAxis), y: numbers(look, yAxis) },
    plugins: {
      tooltip: {
        ...tooltip(look),
        callbacks: {
          label: ({ dataIndex, parsed }) =>
            `${points[dataIndex]?.name ?? ''}: ${look.number(parsed.x ?? 0)} · ${look.number(parsed.y ?? 0)}`,
        },
      },
    },
  },
});

const configOf = (plot: Plot, look: Look): ChartConfiguration => {
  switch (plot.type) {
    case 'bars':
      return bars(plot, look);
    case 'line':
      return line(plot, look);
    case 'dots':
      return dots(plot, look);
  }
};

/** Draws; gives back how to take it away. */
export const draw = (canvas: HTMLCanvasElement, plot: Plot, look: Look): (() => void) => {
  const chart = new Chart(canvas, configOf(plot, look));
  return () => chart.destroy();
};
