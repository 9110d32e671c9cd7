// The games by day, the newest first; so many at first, and more when they are asked for.

import { useState } from 'preact/hooks';
import type { KeptGame } from '../../../history/kept.ts';
import { Button } from '../../parts/controls.tsx';
import { useWords } from '../../parts/words.tsx';
import { GameRow, type RowActions } from './game-row.tsx';
import { dayName } from './say-game.ts';
import { byDay, type Day } from './select.ts';
import { useReviewWords } from './words.ts';

const FIRST = 100;

const DayOf = ({ day, games, ...actions }: RowActions & Day) => {
  const words = useWords();
  const { text } = useReviewWords();
  const name = dayName({ words, text }, day);
  return (
    <section class="day">
      <header>
        <h2>{name}</h2>
        <span class="muted">{text('day.count', { n: games.length })}</span>
        <button
          type="button"
          class="button plain"
          aria-label={`${text('day.remove')}: ${name}`}
          onClick={() => actions.onRemove(games.map(({ id }) => id))}
        >
          {text('day.remove')}
        </button>
      </header>
      <ul class="card">
        {games.map((game) => (
          <GameRow key={game.id} game={game} {...actions} />
        ))}
      </ul>
    </section>
  );
};

/** Whole days, so that what is deleted as a day is all of it. */
const firstDays = (days: readonly Day[], most: number): readonly Day[] => {
  let count = 0;
  return days.filter(({ games }) => {
    const fits = count < most;
    count += games.length;
    return fits;
  });
};

export const Days = ({ games, ...actions }: RowActions & { games: readonly KeptGame[] }) => {
  const { text } = useReviewWords();
  const [most, setMost] = useState(FIRST);
  const days = byDay(games);
  const shown = firstDays(days, most);
  return (
    <>
      {shown.map((day) => (
        <DayOf key={day.day} {...day} {...actions} />
      ))}
      {shown.length < days.length && (
        <p class="actions">
          <Button onClick={() => setMost(most * 4)}>{text('more')}</Button>
        </p>
      )}
    </>
  );
};
