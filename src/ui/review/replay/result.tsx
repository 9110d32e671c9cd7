// How a hand ended: who won with what, and what it brought to everybody.

import { rankOf, type Standing } from '../../../history/standing.ts';
import { FANS } from '../../../rules/mcr/fans.ts';
import type { StatedScore, TableEvent } from '../../../table/event.ts';
import type { Table } from '../../../table/table.ts';
import { type Seat, seatsOf } from '../../../tiles/seat.ts';
import { useWords } from '../../parts/words.tsx';
import { Linked, type Named, yakuName } from '../../parts/yaku-name.tsx';
import { useReviewWords } from '../library/words.ts';
import { changesIn } from './deltas.ts';
import { signed } from './hands.tsx';
import { useReplayWords } from './words.ts';

type Win = Extract<TableEvent, { type: 'win' }>;

/** What the log calls the win worth, in its own counts; empty: it does not say. */
const useWorth = () => {
  const { text } = useReplayWords();
  return ({ han, fu, fan }: StatedScore): string => {
    if (fan !== undefined) return text('result.fan', { n: fan });
    if (han === undefined) return '';
    return fu === undefined ? text('result.han', { han }) : text('result.hanFu', { han, fu });
  };
};

/** A service's own word is no fan of the book, and stays as it is. */
const fanNamed = (id: string): Named | undefined => {
  const known = FANS.find((fan) => fan.id === id);
  return known && { family: 'mcr', id: known.id };
};

interface Item {
  readonly id: string;
  readonly named: Named | undefined;
  readonly times: number;
}

const itemsOf = ({ yaku = [], yakuman = [], fans = [] }: StatedScore): readonly Item[] => [
  ...[...yakuman, ...yaku.map(({ id }) => id)].map((id) => ({
    id,
    named: { family: 'riichi', id } as const,
    times: 1,
  })),
  ...fans.map(({ id, times }) => ({ id, named: fanNamed(id), times })),
];

/** Each name leads to the reference. */
const Items = ({ stated }: { stated: StatedScore }) => {
  const words = useWords();
  const { text } = useReplayWords();
  const items = itemsOf(stated);
  const nameOf = ({ id, named, times }: Item): string => {
    const name = named ? yakuName(words, named) : id;
    return times > 1 ? text('result.times', { name, n: times }) : name;
  };
  const names = items.flatMap(({ named }) => (named ? [named] : []));
  return <Linked text={words.list(items.map(nameOf))} names={names} />;
};

const WinLine = ({ win, who }: { win: Win; who: string }) => {
  const worth = useWorth();
  const { stated } = win;
  if (!stated) return null;
  return (
    <p>
      <b>{who}</b> {worth(stated)}{' '}
      <span class="muted">
        <Items stated={stated} />
      </span>
    </p>
  );
};

const RANKS = ['rank.1', 'rank.2', 'rank.3', 'rank.4'] as const;

interface ResultProps {
  readonly table: Table;
  readonly who: (seat: Seat) => string;
  /** How the game stood at its end; absent: it went on, or nobody knows. */
  readonly standing?: Standing;
}

export const Result = ({ table, who, standing }: ResultProps) => {
  const words = useWords();
  const { text } = useReplayWords();
  const review = useReviewWords();
  const changes = changesIn(table);
  const wins = table.result?.wins.filter((e): e is Win => e.type === 'win') ?? [];
  return (
    <section class="hand-result" aria-label={text('result')}>
      {wins.map((win) => (
        <WinLine key={win.seat} win={win} who={who(win.seat)} />
      ))}
      {changes && (
        <table class="result-table">
          <thead>
            <tr>
              <th scope="col">{text('result.seat')}</th>
              <th scope="col" class="num">
                {text('result.points')}
              </th>
              <th scope="col" class="num">
                {text('result.after')}
              </th>
              {standing && (
                <th scope="col" class="num">
                  {text('result.place')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {seatsOf(table.round.players).map((seat) => (
              <tr key={seat}>
                <th scope="row">{who(seat)}</th>
                <td class="num">{signed(words.number, changes[seat]!)}</td>
                <td class="num">{words.number(table.round.scores[seat]! + changes[seat]!)}</td>
                {standing && <td class="num">{review.text(RANKS[rankOf(standing, seat) - 1]!)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
