// One game, opened: its hands, and how each ended.

import type { HandLine, KeptGame } from '../../history/kept.ts';
import type { LogGame } from '../../logs/log.ts';
import type { Seat } from '../../tiles/seat.ts';
import { useWords } from '../parts/words.tsx';
import { roundName, type Speech, whoIs } from './library/say-game.ts';
import { useReviewWords } from './library/words.ts';

export interface OpenGameProps {
  readonly game: LogGame;
  /** Whose eyes the review begins with. */
  readonly seat: Seat;
  readonly row: KeptGame;
}

const endText = (speech: Speech, row: KeptGame, { ending, winners, from }: HandLine): string => {
  const { text, words } = speech;
  if (ending !== 'win') return text(`ending.${ending ?? 'unknown'}`);
  const who = words.list(winners.map((seat) => whoIs(speech, row, seat)));
  return from === undefined
    ? text('hand.tsumo', { who })
    : text('hand.won', { who, from: whoIs(speech, row, from) });
};

const changeText = ({ words }: Speech, { before, after }: HandLine, seat: Seat): string => {
  if (!after) return '';
  const n = after[seat]! - before[seat]!;
  return `${n < 0 ? '−' : '+'}${words.number(Math.abs(n))}`;
};

export const OpenGame = ({ row, seat }: OpenGameProps) => {
  const words = useWords();
  const { text } = useReviewWords();
  const speech: Speech = { words, text };
  return (
    <section aria-label={text('game.hands')}>
      <ol class="card hand-list">
        {row.hands.map((hand, i) => (
          <li key={i}>
            <b>{roundName(speech, hand)}</b>
            <span>{endText(speech, row, hand)}</span>
            {hand.marks.map((mark) => (
              <span key={mark} class="tag">
                {text(`mark.${mark}`)}
              </span>
            ))}
            <span class="num">{changeText(speech, hand, seat)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
