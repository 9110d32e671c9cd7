// From which cost on choices are listed. What points are to one judgement, shares of tiles are to another: the slider stands
// for both, and says the unit that the game was judged in.

import type { Cost, Decision } from '../../../review/decision.ts';
import { useWords } from '../../parts/words.tsx';
import { percent } from '../../parts/worth/figures.ts';
import { costAt, THRESHOLDS } from './severity.ts';
import { useJudgementWords } from './words.ts';

interface ThresholdProps {
  readonly decisions: readonly Decision[];
  readonly threshold: number;
  readonly setThreshold: (threshold: number) => void;
}

const useSaid = () => {
  const words = useWords();
  const { text } = useJudgementWords();
  return (threshold: number, units: ReadonlySet<Cost['unit']>): string => {
    if (threshold === 0) return text('threshold.all');
    const points = words.number(costAt(threshold, 'points'));
    const share = percent(words, costAt(threshold, 'share'));
    if (units.size > 1) return text('threshold.both', { points, share });
    return units.has('share') ? text('threshold.share', { share }) : text('threshold.points', { points });
  };
};

export const Threshold = ({ decisions, threshold, setThreshold }: ThresholdProps) => {
  const { text } = useJudgementWords();
  const said = useSaid();
  const units = new Set(decisions.flatMap(({ cost }) => (cost ? [cost.unit] : [])));
  const value = said(threshold, units);
  const at = THRESHOLDS.indexOf(threshold);
  return (
    <label class="threshold">
      <span>{text('threshold')}</span>
      <input
        type="range"
        min={0}
        max={THRESHOLDS.length - 1}
        value={at}
        aria-valuetext={value}
        onInput={(event) => setThreshold(THRESHOLDS[Number(event.currentTarget.value)] ?? 0)}
      />
      <output>{value}</output>
    </label>
  );
};
