// What a choice is worth, part by part: how each number comes about stands beside it, so that it can be argued with.

import type { Parts } from '../../../analysis/worth/parts.ts';
import type { DiscardWorth } from '../../../analysis/worth/worths.ts';
import type { Seat } from '../../../tiles/seat.ts';
import { useWords } from '../words.tsx';
import { percent, signed } from './figures.ts';
import { useWorthWords } from './words.ts';

/** As much of a choice as its parts ask for. */
export type Shown = Omit<DiscardWorth, 'tile'>;

interface PartsProps {
  readonly shown: Shown;
  readonly parts: Parts;
  readonly seatName: (seat: Seat) => string;
}

interface Line {
  readonly key: string;
  readonly name: string;
  readonly more?: string | undefined;
  readonly points: number;
}

const useWinMore = ({ parts: { own } }: PartsProps): string | undefined => {
  const words = useWords();
  const { text } = useWorthWords();
  if (!own) return undefined;
  const [win, tsumo, ron] = [own.win, own.tsumo, own.ron].map((n) => percent(words, n)) as [
    string,
    string,
    string,
  ];
  return text('part.win.more', { win, tsumo, ron });
};

/** What this discard risks, opponent by opponent. */
const useNow = ({ shown, parts, seatName }: PartsProps): readonly Line[] => {
  const words = useWords();
  const { text } = useWorthWords();
  return parts.now.map(({ seat, points }) => {
    const against = shown.danger?.byOpponent.find((a) => a.seat === seat);
    return {
      key: `now ${seat}`,
      name: text('part.now', { seat: seatName(seat) }),
      points,
      ...(against && {
        more: text('part.now.more', {
          chance: percent(words, against.chance),
          loss: words.number(Math.round(against.loss / 100) * 100),
        }),
      }),
    };
  });
};

const useLines = (props: PartsProps): readonly Line[] => {
  const words = useWords();
  const { text } = useWorthWords();
  const { parts } = props;
  const winMore = useWinMore(props);
  const now = useNow(props);
  const { winFirst } = parts;
  const left =
    winFirst === undefined ? undefined : text('part.overtaken.more', { win: percent(words, winFirst) });
  const lines: readonly Line[] = [
    { key: 'win', name: text('part.win'), more: winMore, points: parts.win },
    { key: 'overtaken', name: text('part.overtaken'), more: left, points: parts.overtaken },
    ...now,
    { key: 'later', name: text('part.later'), points: parts.later },
    { key: 'noten', name: text('part.noten'), points: parts.noten },
    { key: 'cut', name: text('part.cut'), points: parts.cut },
    ...(parts.place === undefined ? [] : [{ key: 'place', name: text('part.place'), points: parts.place }]),
  ];
  return lines.filter((l) => l.key === 'win' || Math.abs(l.points) >= 0.05);
};

const Row = ({ line }: { line: Line }) => {
  const words = useWords();
  return (
    <tr>
      <th scope="row">
        {line.name}
        {line.more !== undefined && <small>{line.more}</small>}
      </th>
      <td>{signed(words, line.points)}</td>
    </tr>
  );
};

const isFold = ({ plan }: Parts): boolean => plan === 'fold';

/** To fold instead of playing on, or the other way round; riichi now stands beside none now in a table of its own. */
const otherwiseOf = ({ shown, parts }: PartsProps): Parts | undefined =>
  shown.others?.find((other) => isFold(other) !== isFold(parts));

export const PartsTable = (props: PartsProps) => {
  const words = useWords();
  const { text } = useWorthWords();
  const { parts } = props;
  const other = otherwiseOf(props);
  return (
    <table class="parts">
      <caption>
        {text('title.points')}: <b>{text(`plan.${parts.plan}`)}</b>
      </caption>
      <tbody>
        {useLines(props).map((line) => (
          <Row key={line.key} line={line} />
        ))}
        <tr class="total">
          <th scope="row">{text('sum')}</th>
          <td>
            <b>{signed(words, parts.total)}</b>
          </td>
        </tr>
        {other && (
          <tr class="muted">
            <th scope="row">{text('otherwise', { plan: text(`plan.${other.plan}`) })}</th>
            <td>{signed(words, other.total)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
