// Small labels with a mark, the same in every table.

import { Mark } from '../parts/icon.tsx';
import { NARROW, useManner, useWords } from '../parts/words.tsx';

/** A word that a narrow panel leaves to its mark. */
export const Spare = ({ children }: { children: string }) => {
  const { width, tight = false } = useManner();
  return <span {...((tight || width < NARROW) && { class: 'unseen' })}>{children}</span>;
};

export const NoYaku = ({ spare = false }: { spare?: boolean }) => {
  const text = useWords().text('tag.noYaku');
  return (
    <span class="tag">
      <Mark id="none" />
      {spare ? <Spare>{text}</Spare> : text}
    </span>
  );
};

/** A ron that furiten bars. */
export const Off = () => (
  <span class="tag danger">
    <Mark id="furiten" tone="danger" />
    {useWords().text('tag.off')}
  </span>
);

/** A choice that may be taken: riichi, upeo. */
export const Allowed = ({ children }: { children: string }) => (
  <span class="tag safe">
    <Mark id="safe" tone="safe" />
    <Spare>{children}</Spare>
  </span>
);
