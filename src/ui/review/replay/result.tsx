// How a hand ended: who won with what, and what it brought to everybody.

import { FANS } from '../../../rules/mcr/fans.ts';
import type { StatedScore, TableEvent } from '../../../table/event.ts';
import type { Table } from '../../../table/table.ts';
import { type Seat, seatsOf } from '../../../tiles/seat.ts';
import { useWords } from '../../parts/words.tsx';
import { yakuName } from '../../parts/yaku-name.tsx';
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

/** A service's own word stays as it is. */
const useFanName = () => {
  const words = useWords();
  return (id: string): string => {
    const known = FANS.find((fan) => fan.id === id);
    return known ? yakuName(words, { family: 'mcr', id: known.id }) : id;
  };
};

const useItems = () => {
  const words = useWords();
  const { text } = useReplayWords();
  const fanName = useFanName();
  return ({ yaku = [], yakuman = [], fans = [] }: StatedScore): string =>
    words.list([
      ...[...yakuman, ...yaku.map(({ id }) => id)].map((id) => yakuName(words, { family: 'riichi', id })),
      ...fans.map(({ id, times }) =>
        times > 1 ? text('result.times', { name: fanName(id), n: times }) : fanName(id),
      ),
    ]);
};

const WinLine = ({ win, who }: { win: Win; who: string }) => {
  const worth = useWorth();
  const items = useItems();
  const { stated } = win;
  if (!stated) return null;
  return (
    <p>
      <b>{who}</b> {worth(stated)} <span class="muted">{items(stated)}</span>
    </p>
  );
};

interface ResultProps {
  readonly table: Table;
  readonly who: (seat: Seat) => string;
}

export const Result = ({ table, who }: ResultProps) => {
  const words = useWords();
  const { text } = useReplayWords();
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
            </tr>
          </thead>
          <tbody>
            {seatsOf(table.round.players).map((seat) => (
              <tr key={seat}>
                <th scope="row">{who(seat)}</th>
                <td class="num">{signed(words.number, changes[seat]!)}</td>
                <td class="num">{words.number(table.round.scores[seat]! + changes[seat]!)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
