// All choices of the game or of one hand that cost more than a threshold: the worst first, or as they were played. Each
// leads to its moment in the replay.

import { useState } from 'preact/hooks';
import type { Decision } from '../../../review/decision.ts';
import { bearerOf, isBorne } from '../../../review/missed.ts';
import { Choose } from '../../parts/controls.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { ActView } from './act-view.tsx';
import { inOrder, isListed, severityOf, worstFirst } from './severity.ts';
import { Threshold } from './threshold.tsx';
import { costText } from './verdict.ts';
import { useJudgementWords } from './words.ts';

export interface ListProps {
  readonly decisions: readonly Decision[];
  /** The hand that is looked at, and the choice. */
  readonly hand: number;
  readonly here: Decision | undefined;
  readonly threshold: number;
  readonly setThreshold: (threshold: number) => void;
  readonly hrefOf: (decision: Decision) => string;
  readonly handName: (hand: number) => string;
  readonly isBusy: boolean;
}

const ORDERS = ['worst', 'played'] as const;
const WHICH = ['game', 'hand'] as const;
const FIRST = 40;

/** The bar behind a cost is full from here on, in margins. */
const FULL = 20;

const RowOf = ({ decision, hrefOf, handName, here }: { decision: Decision } & ListProps) => {
  const words = useWords();
  const { text } = useJudgementWords();
  const { chosen, options, family, missed, hand, turn, isEqual } = decision;
  const best = options[0];
  const isBest = best === undefined || decision.rank === 0;
  const share = isEqual ? 0 : Math.min(1, (severityOf(decision) ?? 0) / FULL);
  const cost = costText({ words, text }, decision);
  const first = isEqual ? missed[0] : (bearerOf(missed) ?? missed[0]);
  const isNamed = first && (isEqual || !isBorne(first));
  const name = isNamed ? text(`short.${first.id}`) : isEqual || isBest ? text('same') : text('short.none');
  return (
    <li>
      <a
        href={hrefOf(decision)}
        {...(decision === here && { 'aria-current': 'true' as const })}
        class={isEqual && missed.length === 0 ? 'quiet' : ''}
      >
        <span class="acts">
          <span class="act-of">
            <span class="unseen">{text('mine')} </span>
            <ActView act={chosen} family={family} />
          </span>
          {isBest ? (
            <span class="same">
              <Icon id="check" />
            </span>
          ) : (
            <span class="act-of best">
              <span class="unseen">{text('best')} </span>
              <ActView act={best.act} family={family} />
            </span>
          )}
        </span>
        <span class="what">
          {name}
          <small>{text('place', { hand: handName(hand), n: turn })}</small>
        </span>
        <span class="num">
          {cost && (
            <span class="bar" style={`--p: ${Math.round(share * 100)}%`}>
              {cost}
            </span>
          )}
        </span>
      </a>
    </li>
  );
};

export const DecisionList = (props: ListProps) => {
  const { decisions, hand, threshold, setThreshold, isBusy } = props;
  const { text } = useJudgementWords();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('worst');
  const [which, setWhich] = useState<(typeof WHICH)[number]>('game');
  const [most, setMost] = useState(FIRST);
  const within = which === 'game' ? decisions : decisions.filter((d) => d.hand === hand);
  const listed = within.filter((d) => isListed(d, threshold));
  const sorted = order === 'worst' ? worstFirst(listed) : inOrder(listed);
  const rest = sorted.length - most;
  return (
    <>
      <div class="list-set">
        <Choose
          label={text('order')}
          choices={ORDERS.map((value) => ({ value, name: text(`order.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
        <Choose
          label={text('which')}
          choices={WHICH.map((value) => ({ value, name: text(`which.${value}`) }))}
          value={which}
          onChange={setWhich}
        />
        <Threshold decisions={within} threshold={threshold} setThreshold={setThreshold} />
      </div>
      {sorted.length === 0 && <p class="muted nothing">{text(isBusy ? 'none.yet' : 'none')}</p>}
      <ol class="decision-list goes-on" aria-busy={isBusy}>
        {sorted.slice(0, most).map((decision) => (
          <RowOf key={`${decision.hand}:${decision.at}`} decision={decision} {...props} />
        ))}
      </ol>
      {rest > 0 && (
        <button type="button" class="more" onClick={() => setMost(most * 3)}>
          {text('more', { n: Math.min(rest, most * 2) })}
          <Icon id="down" />
        </button>
      )}
    </>
  );
};
