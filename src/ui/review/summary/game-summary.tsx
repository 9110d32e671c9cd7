// What one game came to: figures, what was lost by what was missed, and hand by hand.

import type { Decision } from '../../../review/decision.ts';
import type { GameReview } from '../../../review/summary.ts';
import { summaryOf } from '../../../review/summary.ts';
import type { Judged } from '../judgement/use-judgement.ts';
import { type HandCost, HandsChart, LostChart } from './charts.tsx';
import { Figures } from './figures.tsx';
import { useSummaryWords } from './words.ts';

const costIn = (decisions: readonly Decision[], hand: number): HandCost['cost'] => {
  const within = decisions.filter((d) => d.hand === hand);
  const sum = (unit: 'points' | 'share'): number =>
    within.reduce((all, { cost }) => all + (cost?.unit === unit ? cost.value : 0), 0);
  return { points: sum('points'), share: sum('share') };
};

interface GameSummaryProps {
  readonly judged: Judged;
  readonly handNames: readonly string[];
}

const Sums = ({ review, judged, handNames }: GameSummaryProps & { review: GameReview }) => {
  const { tally, game } = review;
  const hands = handNames.map((name, hand) => ({ name, cost: costIn(judged.decisions, hand) }));
  return (
    <>
      <Figures summary={summaryOf([review])} family={game.family} />
      <div class="charts">
        <LostChart tally={tally} unit="points" />
        <HandsChart hands={hands} unit="points" />
        <LostChart tally={tally} unit="share" />
        <HandsChart hands={hands} unit="share" />
      </div>
    </>
  );
};

export const GameSummary = (props: GameSummaryProps) => {
  const { text } = useSummaryWords();
  const { review } = props.judged;
  return (
    <section class="sums" aria-label={text('game')} aria-busy={props.judged.state === 'running'}>
      {review ? <Sums {...props} review={review} /> : <p class="muted">{text('wait')}</p>}
    </section>
  );
};
