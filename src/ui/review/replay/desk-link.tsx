// The position on the table as a link to the desk. Folding it needs rules, which the page does not load for itself.

import { useEffect, useState } from 'preact/hooks';
import { pageHref } from '../../parts/pages.ts';
import type { Story } from './story.ts';
import { useReplayWords } from './words.ts';

interface DeskLinkProps {
  /** As the seat saw it. */
  readonly place: () => Promise<string | undefined>;
  readonly story: Story;
  readonly at: number;
}

export const DeskLink = ({ place, story, at }: DeskLinkProps) => {
  const { text } = useReplayWords();
  const [fragment, setFragment] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void place().then(
      (made) => wanted && setFragment(made),
      () => wanted && setFragment(undefined),
    );
    return () => {
      wanted = false;
    };
  }, [story, at]);
  if (fragment === undefined) return null;
  return (
    <a class="button" href={pageHref('desk', fragment)} target="_blank" rel="noopener">
      {text('desk')}
    </a>
  );
};
