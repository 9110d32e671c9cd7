// The two numbers of a discard: what it is worth, with a bar, and what it risks, with a mark. An answer that is still being
// worked out says so; one that cannot be had is a dash.

import type { Danger } from '../../../analysis/danger/danger.ts';
import type { Worth } from '../../../analysis/value/value.ts';
import type { DiscardWorth } from '../../../analysis/worth/worths.ts';
import type { Words } from '../../../i18n/i18n.ts';
import { Bar } from '../../parts/choices.tsx';
import { useWords } from '../../parts/words.tsx';
import { isRough, percent, signed } from '../../parts/worth/figures.ts';
import { Risk } from '../../parts/worth/risk.tsx';
import type { Seating } from '../../parts/worth/worth-sheet.tsx';
import { sideOf } from '../said.ts';
import { isOver, mostOf, type Seen } from './seen.ts';

interface CellProps {
  readonly worth: DiscardWorth | undefined;
  readonly seen: Seen;
}

/** The line above the table says in words what this is. */
const Unknown = ({ seen }: { seen: Seen }) => <span class="off">{isOver(seen) ? '–' : '…'}</span>;

/** The own wins behind the number: of its plan, none where that is to fold. */
const ownOf = ({ value, parts }: DiscardWorth): Worth | undefined => (parts ? parts.own : value?.best);

/** On hover, in few words; the sheet has it all: «self-draw 34%, ron 33%». */
const waysText = (worth: DiscardWorth | undefined, words: Words): string | undefined => {
  const own = worth && ownOf(worth);
  if (!own) return undefined;
  const ways = [
    `${words.text('head.tsumo')} ${percent(words, own.tsumo)}`,
    `${words.text('head.ron')} ${percent(words, own.ron)}`,
  ];
  return words.list(ways);
};

/** «Across 5.5%, Left 0.3%» */
const againstText = ({ byOpponent }: Danger, seating: Seating, words: Words): string =>
  words.list(
    byOpponent.map(
      ({ seat, chance }) =>
        `${words.name('seat', sideOf(seating.me, seat, seating.players))} ${percent(words, chance)}`,
    ),
  );

/** A loss has no bar: there is nothing to be had. */
export const ValueCell = ({ worth, seen }: CellProps) => {
  const words = useWords();
  const total = worth?.total;
  const most = mostOf(seen);
  if (total === undefined) return <Unknown seen={seen} />;
  const share = most !== undefined && most > 0 ? Math.max(0, total / most) : 0;
  const said = signed(words, total);
  return (
    <span class={isOver(seen) ? 'settled' : 'unsettled'} title={waysText(worth, words)}>
      <Bar share={share} strong={total === most}>
        {seen.worths?.isBounded ? words.text('worth.about', { n: said }) : said}
      </Bar>
    </span>
  );
};

export const RiskCell = ({ worth, seen, seating }: CellProps & { seating: Seating }) => {
  const words = useWords();
  const danger = worth?.danger;
  if (!danger) return <Unknown seen={seen} />;
  return (
    <span title={againstText(danger, seating, words)}>
      <Risk chance={danger.chance} rough={isRough(danger.unknown)} />
    </span>
  );
};
