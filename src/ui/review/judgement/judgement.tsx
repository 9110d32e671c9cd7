// Beside the replay: the choice at hand, then all of them, as they are judged.

import type { Decision } from '../../../review/decision.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { Button } from '../../parts/controls.tsx';
import { DecisionCard } from './decision-card.tsx';
import { DecisionList, type ListProps } from './list.tsx';
import { isListed, isNamedAlone, NOT_EQUAL } from './severity.ts';
import type { Judging } from './use-judgement.ts';
import { JudgementSay, useJudgementWords } from './words.ts';

export const Progress = ({ judging: { judged, stop, again } }: { judging: Judging }) => {
  const { text } = useJudgementWords();
  const { state, done, of } = judged;
  if (state === 'done') return null;
  if (state === 'running')
    return (
      <p class="judging">
        <progress aria-label={text('progress.label')} max={of} value={done} />
        <span>{text('progress', { done, all: of })}</span>
        <Button kind="plain" onClick={stop}>
          {text('cancel')}
        </Button>
      </p>
    );
  return (
    <p class="judging" role="status">
      <span>{state === 'failed' ? text('failed') : text('stopped', { done, all: of })}</span>
      <Button kind="plain" onClick={again}>
        {text('resume')}
      </Button>
    </p>
  );
};

const Counts = ({ decisions }: { decisions: readonly Decision[] }) => {
  const named = decisions.filter(isNamedAlone).length;
  const equal = decisions.filter((d) => d.isEqual && !isNamedAlone(d)).length;
  const differ = decisions.filter((d) => d.cost && !d.isEqual).length;
  return (
    <span class="counts">
      <JudgementSay say="list.equal" with={{ n: equal }} />
      {' · '}
      <JudgementSay say="list.differ" with={{ n: differ }} />
      {named > 0 && (
        <>
          {' · '}
          <JudgementSay say="list.named" with={{ n: named }} />
        </>
      )}
    </span>
  );
};

interface JudgementProps extends Omit<ListProps, 'isBusy' | 'decisions'> {
  readonly judging: Judging;
  /** The log knows what the seat held. */
  readonly isKnown: boolean;
  readonly title: string;
  /** The choice at hand, or the last before it. */
  readonly shown: Decision | undefined;
  readonly who: (seat: Seat) => string;
}

const Here = ({ here, shown, who, title, judging, hrefOf }: JudgementProps) => {
  const { text } = useJudgementWords();
  if (shown)
    return (
      <DecisionCard
        decision={shown}
        who={who}
        title={title}
        {...(shown === here ? {} : { back: hrefOf(shown) })}
      />
    );
  return (
    <section class="card decision" aria-label={text('here')}>
      <p class="muted">{text(judging.judged.state === 'running' ? 'here.wait' : 'here.none')}</p>
    </section>
  );
};

export const Judgement = (props: JudgementProps) => {
  const { judging, isKnown } = props;
  const { text } = useJudgementWords();
  const { decisions, state } = judging.judged;
  if (!isKnown)
    return (
      <section class="card decisions">
        <p class="muted">{text('hidden')}</p>
      </section>
    );
  return (
    <div class="judgement">
      <Here {...props} />
      <section class="card decisions" aria-label={text('list')}>
        <header>
          <h2>{text('list')}</h2>
          <Counts decisions={decisions} />
        </header>
        <Progress judging={judging} />
        <DecisionList {...props} decisions={decisions} isBusy={state === 'running'} />
      </section>
    </div>
  );
};

/** Of a hand, for its tab. */
export const mistakesIn = (decisions: readonly Decision[], hand: number, threshold: number): number =>
  decisions.filter((d) => d.hand === hand && isListed(d, Math.max(NOT_EQUAL, threshold))).length;
