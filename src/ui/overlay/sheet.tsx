// The score sheet that opens under a row: yaku and fu, by ron and by self-draw side by side; with riichi and without,
// where both are possible; and what comes in with counters and sticks.

import type { RiichiScore } from '../../rules/riichi/score.ts';
import type { Seat } from '../../tiles/seat.ts';
import { Mark, Stick } from '../parts/icon.tsx';
import { Tile } from '../parts/tile.tsx';
import { NARROW, useManner, useWords } from '../parts/words.tsx';
import { type Line, linesOf, pointsText, receivedOf, worthText } from './score.ts';

/** One way to win. */
export interface Way {
  readonly name: string;
  /** As the hand stands; undefined: no yaku. */
  readonly score?: RiichiScore | undefined;
  readonly riichi?: RiichiScore | undefined;
}

/** A word that a narrow panel leaves to its mark. */
export const Spare = ({ children }: { children: string }) => (
  <span {...(useManner().width < NARROW && { class: 'unseen' })}>{children}</span>
);

export const NoYaku = ({ spare = false }: { spare?: boolean }) => {
  const text = useWords().text('tag.noYaku');
  return (
    <span class="tag">
      <Mark id="none" />
      {spare ? <Spare>{text}</Spare> : text}
    </span>
  );
};

const Item = ({ line }: { line: Line }) => (
  <tr>
    <th scope="row">
      {line.name} {line.tile !== undefined && <Tile tile={line.tile} size={18} />}
    </th>
    {line.values.map((value, i) => (
      // Columns never change places.
      <td key={i} {...(value === undefined && { class: 'off' })}>
        {value ?? '–'}
      </td>
    ))}
  </tr>
);

const Worth = ({ score }: { score: RiichiScore | undefined }) => {
  const words = useWords();
  if (!score) return <NoYaku />;
  return (
    <>
      <b>{pointsText(score, words)}</b>
      <small>{worthText(score, words)}</small>
    </>
  );
};

interface TotalProps {
  readonly ways: readonly Way[];
  readonly pick: (way: Way) => RiichiScore | undefined;
  readonly name: string;
  readonly stick?: boolean;
}

const Total = ({ ways, pick, name, stick = false }: TotalProps) => (
  <tr class="total">
    <th scope="row">
      {stick && <Stick label="" />}
      {name}
    </th>
    {ways.map((way) => (
      <td key={way.name}>
        <Worth score={pick(way)} />
      </td>
    ))}
  </tr>
);

const Received = ({ ways, me }: { ways: readonly Way[]; me: Seat }) => {
  const words = useWords();
  const received = ways.map(({ score, riichi }) => {
    const best = riichi ?? score;
    return best && receivedOf(best, me);
  });
  if (received.every((r) => r === undefined)) return null;
  const values = received.map((r) => (r === undefined ? undefined : words.number(r)));
  return <Item line={{ key: 'received', name: words.text('why.received'), values }} />;
};

export const ScoreSheet = ({ ways, me }: { ways: readonly Way[]; me: Seat }) => {
  const words = useWords();
  const hasRiichi = ways.some((w) => w.riichi !== undefined);
  const lines = linesOf(
    ways.map((w) => w.riichi ?? w.score),
    words,
  );
  return (
    <table class="score">
      <thead>
        <tr>
          <td />
          {ways.map((w) => (
            <th key={w.name} scope="col">
              {w.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Item key={line.key} line={line} />
        ))}
        {hasRiichi && <Total ways={ways} pick={(w) => w.riichi} name={words.text('legend.riichi')} stick />}
        <Total
          ways={ways}
          pick={(w) => w.score}
          name={words.text(hasRiichi ? 'sum.withoutRiichi' : 'sum.total')}
        />
        <Received ways={ways} me={me} />
      </tbody>
    </table>
  );
};
