// The two numbers of a discard: what it is worth, with a bar, and what it risks, with a mark. An answer that is still being
// worked out says so; one that cannot be had is a dash.

import type { DiscardWorth } from '../../../analysis/worth/worths.ts';
import { Bar } from '../../parts/choices.tsx';
import { useWords } from '../../parts/words.tsx';
import { isRough, signed } from '../../parts/worth/figures.ts';
import { Risk } from '../../parts/worth/risk.tsx';
import { isOver, mostOf, type Seen } from './seen.ts';

interface CellProps {
  readonly worth: DiscardWorth | undefined;
  readonly seen: Seen;
}

/** The line above the table says in words what this is. */
const Unknown = ({ seen }: { seen: Seen }) => <span class="off">{isOver(seen) ? '–' : '…'}</span>;

/** A loss has no bar: there is nothing to be had. */
export const ValueCell = ({ worth, seen }: CellProps) => {
  const words = useWords();
  const total = worth?.total;
  const most = mostOf(seen);
  if (total === undefined) return <Unknown seen={seen} />;
  const share = most !== undefined && most > 0 ? Math.max(0, total / most) : 0;
  const said = signed(words, total);
  return (
    <span class={isOver(seen) ? 'settled' : 'unsettled'}>
      <Bar share={share} strong={total === most}>
        {seen.worths?.isBounded ? words.text('worth.about', { n: said }) : said}
      </Bar>
    </span>
  );
};

export const RiskCell = ({ worth, seen }: CellProps) => {
  const danger = worth?.danger;
  if (!danger) return <Unknown seen={seen} />;
  return <Risk chance={danger.chance} rough={isRough(danger.unknown)} />;
};
