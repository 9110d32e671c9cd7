// What is wrong with the history, said where the player is, with the way to where it can be mended.

import type { Trouble } from '../../history/kept.ts';
import { Mark } from '../parts/icon.tsx';
import { pageHref } from '../parts/pages.ts';
import { Say, useWords } from '../parts/words.tsx';

export const NotKept = ({ trouble }: { trouble: Trouble | undefined }) => {
  const words = useWords();
  if (!trouble) return null;
  return (
    <p class="note caution" role="status" data-trouble={trouble}>
      <Mark id="caution" tone="caution" />
      <span>
        <Say say={`notKept.${trouble}`} />{' '}
        <a href={pageHref('review')} target="_blank" rel="noopener">
          {words.text(trouble === 'quota' ? 'notKept.room' : 'notKept.look')}
        </a>
      </span>
    </p>
  );
};
