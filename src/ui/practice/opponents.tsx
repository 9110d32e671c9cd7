// Whom one plays against: three levels, each with what it looks at.

import { isPracticeKey, type PracticeKey } from '../../i18n/practice/practice.ts';
import { LEVELS, type Level } from '../../practice/level.ts';
import type { Family } from '../../settings.ts';
import { Explained } from '../parts/controls.tsx';
import type { Wish } from './wish.ts';
import { usePracticeWords } from './words.ts';

/** A family may have its own way of a level. */
const moreOf = (level: Level, family: Family): PracticeKey => {
  const own = `level.${level}.more.${family}`;
  return isPracticeKey(own) ? own : `level.${level}.more`;
};

interface OpponentsProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

export const Opponents = ({ wish, onChange }: OpponentsProps) => {
  const { text } = usePracticeWords();
  return (
    <section class="card" aria-label={text('setup.opponents')}>
      <h2>{text('setup.opponents')}</h2>
      <Explained
        label={text('setup.opponents')}
        choices={LEVELS.map((level) => ({
          value: level,
          name: text(`level.${level}`),
          more: text(moreOf(level, wish.family)),
        }))}
        value={wish.level}
        onChange={(level) => onChange({ ...wish, level })}
      />
    </section>
  );
};
