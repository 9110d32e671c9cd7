// From which cost on choices are listed. What points are to one judgement, shares of tiles are to another: the slider stands
// for both, and says the unit that the game was judged in.

import type { Cost, Decision } from '../../../review/decision.ts';
import type { RulesId } from '../../../rules/rules.ts';
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
  return (threshold: number, family: RulesId, costs: readonly Cost[]): string => {
    if (threshold === 0) return text('threshold.all');
    const points = words.number(costAt(threshold, family, 'points'));
    const share = text('threshold.tiles', { share: percent(words, costAt(threshold, family, 'share')) });
    const units = new Set(costs.map(({ unit }) => unit));
    if (units.size > 1) return text('threshold.both', { points, share });
    return units.has('share') ? share : text('threshold.points', { points });
  };
};

export const Threshold = ({ decisions, threshold, setThreshold }: ThresholdProps) => {
  const { text } = useJudgementWords();
  const said = useSaid();
  const value = said(
    threshold,
    decisions[0]?.family ?? 'riichi',
    decisions.flatMap(({ cost }) => cost ?? []),
  );
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
