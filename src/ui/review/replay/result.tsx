// How a hand ended: who won with what, and what it brought to everybody.

import { YAKU_NAMES } from '../../../rules/korean/yaku.names.ts';
import { FANS } from '../../../rules/mcr/fans.ts';
import type { RulesId } from '../../../rules/rules.ts';
import type { StatedScore, TableEvent } from '../../../table/event.ts';
import type { Table } from '../../../table/table.ts';
import { type Seat, seatsOf } from '../../../tiles/seat.ts';
import { pointsText } from '../../board/words.ts';
import { useWords } from '../../parts/words.tsx';
import { Linked, type Named, yakuName } from '../../parts/yaku-name.tsx';
import { useReviewWords } from '../library/words.ts';
import { changesIn } from './deltas.ts';
import { signed } from './hands.tsx';
import { familyOf } from './naming.ts';
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

const isKorean = (id: string): id is keyof typeof YAKU_NAMES => Object.hasOwn(YAKU_NAMES, id);

/** By the book that was played by. A service's own word is in none, and stays as it is. */
const NAMED: Readonly<Record<RulesId, (id: string) => Named | undefined>> = {
  riichi: (id) => ({ family: 'riichi', id }),
  mcr: (id) => {
    const known = FANS.find((fan) => fan.id === id);
    return known && { family: 'mcr', id: known.id };
  },
  korean: (id) => (isKorean(id) ? { family: 'korean', id } : undefined),
};

interface Item {
  readonly id: string;
  readonly named: Named | undefined;
  readonly times: number;
}

const itemsOf = ({ yaku = [], yakuman = [], fans = [] }: StatedScore, family: RulesId): readonly Item[] => [
  ...[...yakuman, ...yaku.map(({ id }) => id)].map((id) => ({ id, named: NAMED[family](id), times: 1 })),
  ...fans.map(({ id, times }) => ({ id, named: NAMED.mcr(id), times })),
];

interface OfWin {
  readonly stated: StatedScore;
  readonly family: RulesId;
}

/** Each name leads to the reference. */
const Items = ({ stated, family }: OfWin) => {
  const words = useWords();
  const { text } = useReplayWords();
  const items = itemsOf(stated, family);
  const nameOf = ({ id, named, times }: Item): string => {
    const name = named ? yakuName(words, named) : id;
    return times > 1 ? text('result.times', { name, n: times }) : name;
  };
  const names = items.flatMap(({ named }) => (named ? [named] : []));
  return <Linked text={words.list(items.map(nameOf))} names={names} />;
};

const WinLine = ({ win, who, family }: { win: Win; who: string; family: RulesId }) => {
  const worth = useWorth();
  const { stated } = win;
  if (!stated) return null;
  return (
    <p>
      <b>{who}</b> {worth(stated)}{' '}
      <span class="muted">
        <Items stated={stated} family={family} />
      </span>
    </p>
  );
};

const RANKS = ['rank.1', 'rank.2', 'rank.3', 'rank.4'] as const;

interface ResultProps {
  readonly table: Table;
  readonly who: (seat: Seat) => string;
  /** Which place a seat took in the end; absent: the game went on, or nobody knows. */
  readonly placeOf?: (seat: Seat) => number;
}

export const Result = ({ table, who, placeOf }: ResultProps) => {
  const words = useWords();
  const { text } = useReplayWords();
  const review = useReviewWords();
  const changes = changesIn(table);
  const wins = table.result?.wins.filter((e): e is Win => e.type === 'win') ?? [];
  return (
    <section class="hand-result" aria-label={text('result')}>
      {wins.map((win) => (
        <WinLine key={win.seat} win={win} who={who(win.seat)} family={familyOf(table)} />
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
              {placeOf && (
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
                <td class="num">{pointsText(table.round.scores[seat]! + changes[seat]!, words)}</td>
                {placeOf && <td class="num">{review.text(RANKS[placeOf(seat) - 1]!)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
