// MCR: the plan that is nearest after the choice, and after the best where that is another.

import type { Words } from '../../../i18n/i18n.ts';
import type { Decision, NearestPlan, Option } from '../../../review/decision.ts';
import { useWords } from '../../parts/words.tsx';
import { yakuName } from '../../parts/yaku-name.tsx';
import { useJudgementWords } from './words.ts';

const planText = (words: Words, { fan, away }: NearestPlan): string =>
  words.text('mcr.plan.at', {
    plan: yakuName(words, { family: 'mcr', id: fan }),
    away: words.text(away === 0 ? 'mcr.plan.ready' : 'mcr.plan.away', { n: away }),
  });

/** Plans are looked for after a discard and where a tile is let pass; after calls where they are named. */
const isSearched = ({ act, plan }: Option): boolean =>
  plan !== undefined || act.type === 'discard' || act.type === 'pass';

const saidOf = (words: Words, option: Option): string | undefined => {
  if (!isSearched(option)) return undefined;
  return option.plan ? planText(words, option.plan) : words.text('mcr.plan.none');
};

/** Of a hand that is ready its waits say more; where there is no plan at all that is said already. */
const isToldOf = (options: readonly Option[]): boolean =>
  options.some(({ plan }) => plan !== undefined && plan.away > 0);

export const NearestPlans = ({ decision: { options, rank } }: { decision: Decision }) => {
  const words = useWords();
  const { text } = useJudgementWords();
  const [best, ours] = [options[0], options[rank ?? 0]];
  if (!best || !ours || rank === undefined || !isToldOf([best, ours])) return null;
  const [after, afterBest] = [saidOf(words, ours), saidOf(words, best)];
  const isOther = best !== ours && afterBest !== undefined && afterBest !== after;
  return (
    <p class="exchanged plans">
      <b>{text('plan.nearest')}</b>
      {after !== undefined && <span>{after}</span>}
      {isOther && <span class="muted">{text('plan.best', { plan: afterBest })}</span>}
    </p>
  );
};
