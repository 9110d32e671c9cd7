// The charts of games: what was lost by what was missed, luck against skill, and figures over time.

import { useState } from 'preact/hooks';
import type { Cost } from '../../../review/decision.ts';
import { MISSED } from '../../../review/missed.ts';
import { type GameReview, SPANS, type Span, seriesOf, summaryOf } from '../../../review/summary.ts';
import type { Tally } from '../../../review/tally.ts';
import type { RulesId } from '../../../rules/rules.ts';
import { Choose, Select } from '../../parts/controls.tsx';
import { useWords } from '../../parts/words.tsx';
import { percent, roundPoints } from '../../parts/worth/figures.ts';
import { useJudgementWords } from '../judgement/words.ts';
import { ChartCard } from './chart.tsx';
import { FIGURES, figuresOf, nameOf } from './figures.tsx';
import { useSummaryWords } from './words.ts';

type Unit = Cost['unit'];

/** As much as a number of its unit is good for. */
const rounded = (unit: Unit, n: number): number =>
  unit === 'points' ? roundPoints(n) : Math.round(n * 100) / 100;

interface Lost {
  readonly name: string;
  readonly times: number;
  readonly value: number;
}

/** What was lost under each name, the most first; what has none is small. */
const useLost = () => {
  const judgement = useJudgementWords();
  return ({ missed, cost }: Tally, unit: Unit): readonly Lost[] => {
    const named = MISSED.flatMap((id): readonly Lost[] => {
      const sum = missed[id];
      const value = sum ? rounded(unit, sum[unit]) : 0;
      return sum && value > 0 ? [{ name: judgement.text(`short.${id}`), times: sum.times, value }] : [];
    });
    const all = MISSED.reduce((sum, id) => sum + (missed[id]?.[unit] ?? 0), 0);
    const rest = rounded(unit, cost[unit] - all);
    const small = rest > 0 ? [{ name: judgement.text('short.none'), times: 0, value: rest }] : [];
    return [...[...named].sort((a, b) => b.value - a.value), ...small];
  };
};

export const LostChart = ({ tally, unit }: { tally: Tally; unit: Unit }) => {
  const words = useWords();
  const { text } = useSummaryWords();
  const lost = useLost()(tally, unit);
  if (lost.length === 0) return null;
  return (
    <ChartCard
      title={text(`chart.lost.${unit}`)}
      {...(unit === 'share' && { more: text('chart.lost.share.more') })}
      plot={{
        type: 'bars',
        lying: true,
        labels: lost.map(({ name }) => name),
        values: lost.map(({ value }) => value),
        axis: text(`axis.${unit}`),
      }}
      numbers={{
        heads: [text('axis.category'), text(`axis.${unit}`), text('axis.times')],
        rows: lost.map(({ name, value, times }) => [
          name,
          words.number(value),
          times === 0 ? '–' : words.number(times),
        ]),
      }}
    />
  );
};

export interface HandCost {
  readonly name: string;
  readonly cost: Readonly<Record<Unit, number>>;
}

export const HandsChart = ({ hands, unit }: { hands: readonly HandCost[]; unit: Unit }) => {
  const words = useWords();
  const { text } = useSummaryWords();
  const values = hands.map(({ cost }) => rounded(unit, cost[unit]));
  if (values.every((v) => v === 0)) return null;
  return (
    <ChartCard
      title={text(unit === 'points' ? 'chart.hands' : 'chart.hands.share')}
      plot={{ type: 'bars', labels: hands.map(({ name }) => name), values, axis: text(`axis.${unit}`) }}
      numbers={{
        heads: [text('axis.hand'), text(`axis.${unit}`)],
        rows: hands.map(({ name }, i) => [name, words.number(values[i]!)]),
      }}
    />
  );
};

const tenth = (n: number): number => Math.round(n * 10) / 10;

interface Named {
  readonly name: string;
  readonly review: GameReview;
}

/** Accuracy as a number of a hundred. */
const luckPoint = ({ name, review }: Named) => {
  const { rates } = summaryOf([review]);
  const { luck, accuracy } = rates;
  return luck === undefined || accuracy === undefined
    ? []
    : [{ x: tenth(luck), y: tenth(accuracy * 100), name }];
};

export const LuckChart = ({ games }: { games: readonly Named[] }) => {
  const words = useWords();
  const { text } = useSummaryWords();
  const points = games.flatMap(luckPoint);
  if (points.length < 2) return null;
  return (
    <ChartCard
      title={text('chart.luck')}
      more={text('chart.luck.more')}
      plot={{ type: 'dots', points, xAxis: text('axis.luck'), yAxis: `${text('axis.accuracy')}, %` }}
      numbers={{
        heads: [text('axis.game'), text('axis.luck'), text('axis.accuracy')],
        rows: points.map(({ name, x, y }) => [name, words.number(x), percent(words, y / 100)]),
      }}
    />
  );
};

interface OverProps {
  readonly games: readonly GameReview[];
  readonly family: RulesId;
}

/** Of a hundred what is a share. */
const plotted = (n: number, show: string): number => (show.includes('%') ? tenth(n * 100) : tenth(n));

export const OverChart = ({ games, family }: OverProps) => {
  const words = useWords();
  const { text } = useSummaryWords();
  const [id, setId] = useState(FIGURES[0]!.id);
  const [span, setSpan] = useState<Span>('day');
  const choices = figuresOf(family);
  const figure = choices.find((f) => f.id === id) ?? FIGURES[0]!;
  const series = seriesOf(games, span);
  if (series.length === 0) return null;
  const name = text(nameOf(figure, family));
  const shown = series.map((s) => ({ span: s.span, games: s.games, n: figure.value(s.rates) }));
  const isShare = figure.show(0.5, words).includes('%');
  const dated = series.reduce((sum, s) => sum + s.games, 0);
  return (
    <ChartCard
      title={text('chart.over')}
      more={text('dated', { n: dated })}
      plot={{
        type: 'line',
        labels: shown.map((s) => s.span),
        values: shown.map(({ n }) => (n === undefined ? undefined : plotted(n, figure.show(n, words)))),
        axis: isShare ? `${name}, %` : name,
      }}
      numbers={{
        heads: [text('axis.span'), name, text('axis.games')],
        rows: shown.map((s) => [
          s.span,
          s.n === undefined ? '–' : figure.show(s.n, words),
          words.number(s.games),
        ]),
      }}
    >
      <span class="chart-set">
        <Select
          label={text('show')}
          choices={choices.map((f) => ({ value: f.id, name: text(nameOf(f, family)) }))}
          value={figure.id}
          onChange={setId}
        />
        <Choose
          label={text('span')}
          choices={SPANS.map((value) => ({ value, name: text(`span.${value}`) }))}
          value={span}
          onChange={setSpan}
        />
      </span>
    </ChartCard>
  );
};
