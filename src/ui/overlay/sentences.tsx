import { Say, useWords } from '../parts/words.tsx';
import { gapOf, type Said } from './said.ts';

/** Several sentences in a row, tiles drawn. */
export const Sentences = ({ says }: { says: readonly Said[] }) => {
  const gap = gapOf(useWords());
  return (
    <span>
      {says.map((s, i) => (
        <span key={s.key}>
          {i > 0 && gap}
          <Say say={s.key} with={s.with ?? {}} />
        </span>
      ))}
    </span>
  );
};
