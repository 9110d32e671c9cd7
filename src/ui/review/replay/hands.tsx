// All hands of the game in a row: which one, what it brought, and how grave the gravest choice in it was.

import type { HandLine } from '../../../history/kept.ts';
import { Mark } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { useReplayWords } from './words.ts';

export interface HandTab {
  readonly round: HandLine['round'];
  readonly change: number | undefined;
  /** Choices in it that are listed as mistakes; undefined: not judged yet. */
  readonly mistakes: number | undefined;
}

interface HandsProps {
  readonly hands: readonly HandTab[];
  readonly at: number;
  readonly hrefOf: (hand: number) => string;
}

const useRoundName = () => {
  const words = useWords();
  const { text } = useReplayWords();
  return (round: HandLine['round']): string => {
    const name = words.text('where.hand', { wind: words.name('wind', round.wind), n: round.number + 1 });
    return round.honba > 0 ? `${name} · ${text('honba', { n: round.honba })}` : name;
  };
};

export const signed = (number: (n: number) => string, n: number): string =>
  n === 0 ? number(0) : `${n < 0 ? '−' : '+'}${number(Math.abs(n))}`;

const Change = ({ change }: { change: number | undefined }) => {
  const words = useWords();
  const { text } = useReplayWords();
  if (change === undefined) return <span class="muted">–</span>;
  const points = signed(words.number, change);
  return (
    <span class={`num${change === 0 ? ' muted' : ''}`} title={text('change', { points })}>
      {points}
    </span>
  );
};

export const Hands = ({ hands, at, hrefOf }: HandsProps) => {
  const { text } = useReplayWords();
  const nameOf = useRoundName();
  return (
    <nav class="hand-tabs" aria-label={text('hands')}>
      <ol>
        {hands.map((hand, i) => (
          <li key={i}>
            <a href={hrefOf(i)} {...(i === at && { 'aria-current': 'true' as const })}>
              <b>{nameOf(hand.round)}</b>
              <span class="hand-more">
                <Change change={hand.change} />
                {hand.mistakes !== undefined && hand.mistakes > 0 && (
                  <span class="mistakes">
                    <Mark id="caution" tone="caution" />
                    {text('mistakes', { n: hand.mistakes })}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};
