// How the table behaves: the hints, the pace, what is shown. May change in the middle of a game.

import { Check, Choose } from '../parts/controls.tsx';
import { HINTS, PACES, type Wish } from './wish.ts';
import { usePracticeWords } from './words.ts';

interface MannersProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

export const Manners = ({ wish, onChange }: MannersProps) => {
  const { text } = usePracticeWords();
  return (
    <div class="manners">
      <div class="setup-line">
        <span class="setup-label" aria-hidden="true">
          {text('hints')}
        </span>
        <Choose
          label={text('hints')}
          choices={HINTS.map((value) => ({ value, name: text(`hints.${value}`) }))}
          value={wish.hints}
          onChange={(hints) => onChange({ ...wish, hints })}
        />
      </div>
      <div class="setup-line">
        <span class="setup-label" aria-hidden="true">
          {text('pace')}
        </span>
        <Choose
          label={text('pace')}
          choices={PACES.map((value) => ({ value, name: text(`pace.${value}`) }))}
          value={wish.pace}
          onChange={(pace) => onChange({ ...wish, pace })}
        />
      </div>
      <Check
        label={text('opening.show')}
        value={wish.opening}
        onChange={(opening) => onChange({ ...wish, opening })}
      />
    </div>
  );
};
