// Games of which nothing can be read, and hands of no game: how many, what is still known, and the way to be rid of them.

import { type DamagedRow, isUnreadable, type Listed } from '../../../history/kept.ts';
import { damagedRow } from '../../../history/row-gate.ts';
import { Mark } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { Clear } from './keeping.tsx';
import { clientName, dayName, type Speech } from './say-game.ts';
import { dayOf } from './select.ts';
import { ReviewSay, useReviewWords } from './words.ts';

const MOST = 5;

/** Where and when it was played, as far as it is known; empty: neither. */
const known = (speech: Speech, { client, date }: DamagedRow): readonly string[] => [
  ...(client === undefined ? [] : [clientName(speech, client)]),
  ...(date === undefined ? [] : [dayName(speech, dayOf(date))]),
];

const Row = ({ row }: { row: DamagedRow }) => {
  const words = useWords();
  const { text } = useReviewWords();
  const what = known({ words, text }, row);
  return (
    <li>
      <ReviewSay
        say="damaged.row"
        with={{
          what: what.length > 0 ? what.join(' · ') : text('damaged.unknown'),
          parts: words.list(row.parts.map((part) => text(`damaged.${part}`))),
        }}
      />
    </li>
  );
};

/** The first, and how many more. */
const Rows = ({ rows }: { rows: readonly DamagedRow[] }) => {
  const { text } = useReviewWords();
  const n = rows.length;
  return (
    <ul>
      {rows.slice(0, MOST).map((row, i) => (
        <Row key={i} row={row} />
      ))}
      {n > MOST && <li class="muted">{text('damaged.more', { n: n - MOST })}</li>}
    </ul>
  );
};

interface DamagedProps {
  readonly listed: Listed;
  readonly onRemove: () => void;
}

export const Damaged = ({ listed: { games, damaged, loose }, onRemove }: DamagedProps) => {
  const { text } = useReviewWords();
  const rows = [...damaged, ...games.filter(isUnreadable).map(damagedRow)];
  const n = rows.length;
  if (n + loose === 0) return null;
  return (
    <div class="note caution damaged" role="alert">
      <Mark id="caution" tone="caution" />
      <div>
        {n > 0 && <p>{text('damaged', { n })}</p>}
        {n > 0 && <Rows rows={rows} />}
        {loose > 0 && <p>{text('damaged.loose', { n: loose })}</p>}
      </div>
      <Clear say="damaged.remove" n={n + loose} onClear={onRemove} />
    </div>
  );
};
