// One choice beside the engine's: what it cost, what could be done, which tiles it gained and lost, what was missed.

import type { Accepted } from '../../../analysis/analysis.ts';
import type { Decision } from '../../../review/decision.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { Mark, type MarkId, type Tone } from '../../parts/icon.tsx';
import { Tiles, tilesOfKinds } from '../../parts/tile.tsx';
import { useWords } from '../../parts/words.tsx';
import { ActView } from './act-view.tsx';
import { saysOf } from './missed-says.ts';
import { NearestPlans } from './nearest-plans.tsx';
import { Options } from './options.tsx';
import { gravityOf } from './severity.ts';
import { verdictOf } from './verdict.ts';
import { JudgementSay, useJudgementWords } from './words.ts';

const Exchanged = ({ label, accepts }: { label: string; accepts: readonly Accepted[] }) => {
  const { text } = useJudgementWords();
  const n = accepts.reduce((sum, { live }) => sum + live, 0);
  if (n === 0) return null;
  return (
    <p class="exchanged">
      <b>{label}</b>
      <Tiles tiles={tilesOfKinds(accepts.map(({ kind }) => kind))} size={18} />
      <span class="muted">{text('tiles.n', { n })}</span>
    </p>
  );
};

/** Of hands that are as near: of others the tiles say nothing together. */
const Difference = ({ decision: { difference } }: { decision: Decision }) => {
  const { text } = useJudgementWords();
  if (difference?.shanten !== 0) return null;
  return (
    <>
      <Exchanged label={text('lost')} accepts={difference.lost} />
      <Exchanged label={text('gained')} accepts={difference.gained} />
    </>
  );
};

interface MissedProps {
  readonly decision: Decision;
  readonly who: (seat: Seat) => string;
}

const FURITEN = new Set<string>(['furiten', 'winPassed', 'winRefused', 'upeoIllegal']);

const Missed = ({ decision: { missed, family }, who }: MissedProps) => {
  const words = useWords();
  const { text } = useJudgementWords();
  return missed.map((one, i) => {
    const grave = FURITEN.has(one.id);
    return (
      <p key={i} class={`note ${grave ? 'danger' : 'caution'}`} data-missed={one.id}>
        <Mark id={grave ? 'furiten' : 'caution'} tone={grave ? 'danger' : 'caution'} />
        <span>
          {saysOf(one, { words, text, family, who }).map(({ key, with: params }) => (
            <span key={key}>
              <JudgementSay say={key} {...(params && { with: params })} />{' '}
            </span>
          ))}
        </span>
      </p>
    );
  });
};

const markOf = (decision: Decision): readonly [MarkId, Tone] => {
  if (gravityOf(decision) !== undefined) return ['caution', 'caution'];
  return decision.isEqual ? ['safe', 'safe'] : ['none', 'muted'];
};

interface DecisionCardProps extends MissedProps {
  readonly title: string;
  /** The way to its moment, where the replay is past it. */
  readonly back?: string;
}

export const DecisionCard = ({ decision, who, title, back }: DecisionCardProps) => {
  const words = useWords();
  const { text } = useJudgementWords();
  const { key, with: params } = verdictOf(words, decision);
  const [mark, tone] = markOf(decision);
  return (
    <section
      class={`card decision${back === undefined ? '' : ' past'}`}
      aria-label={text(back === undefined ? 'here' : 'past')}
    >
      <header>
        <h2>
          {title}
          {back !== undefined && (
            <a class="back-to" href={back}>
              {text('back')}
            </a>
          )}
        </h2>
        <span class="chosen-act">
          <span class="muted">{text('chosen')}</span>{' '}
          <ActView act={decision.chosen} family={decision.family} />
        </span>
      </header>
      <p class="verdict">
        <Mark id={mark} tone={tone} />
        <span>
          <JudgementSay say={key} {...(params && { with: params })} />
        </span>
      </p>
      <Missed decision={decision} who={who} />
      <Difference decision={decision} />
      <NearestPlans decision={decision} />
      <Options key={`${decision.hand}:${decision.at}`} decision={decision} />
      {decision.unknown.length > 0 && (
        <p class="muted">
          <JudgementSay say="unknown" />
        </p>
      )}
    </section>
  );
};
