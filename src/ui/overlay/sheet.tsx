// The score sheet that opens under a row: yaku, fu, total, and what comes in with counters and sticks.

import type { RiichiScore } from '../../rules/riichi/score.ts';
import type { Seat } from '../../tiles/seat.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { type Line, receivedOf, sheetOf } from './score.ts';

const Entry = ({ line }: { line: Line }) => (
  <>
    <dt>
      {line.name} {line.tile !== undefined && <Tile tile={line.tile} size={18} />}
    </dt>
    <dd>{line.value}</dd>
  </>
);

export const ScoreSheet = ({ score, title, me }: { score: RiichiScore; title: string; me: Seat }) => {
  const words = useWords();
  const { yaku, fu, total } = sheetOf(score, words);
  const received = receivedOf(score, me);
  return (
    <section class="sheet">
      <h3>{title}</h3>
      <dl class="sum">
        {[...yaku, ...fu].map((line, i) => (
          // A sheet is drawn whole: its lines have no life of their own.
          <Entry key={i} line={line} />
        ))}
        <div class="total">
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
        {received !== undefined && (
          <Entry line={{ name: words.text('why.received'), value: words.number(received) }} />
        )}
      </dl>
    </section>
  );
};
