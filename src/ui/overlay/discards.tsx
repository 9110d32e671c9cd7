// My turn: the discards worth considering, best first, with what the hand is then.

import type { AnyAnalysis } from '../../analysis/analysis.ts';
import { formatTile } from '../../tiles/notation.ts';
import { Bar, Choices, type Row } from '../parts/choices.tsx';
import { Mark } from '../parts/icon.tsx';
import { Accepted, Tile } from '../parts/tile.tsx';
import { MannerContext, tilesIn, useManner, useWords } from '../parts/words.tsx';
import {
  acceptsWidth,
  hasBehind,
  hasWorth,
  type Layout,
  LEAST_ACCEPTS,
  tagWidth,
  useColumns,
  WIDE,
} from './discard-layout.tsx';
import { type Line, Why } from './discard-why.tsx';
import type { DiscardDress } from './dress.ts';
import { shantenShort } from './headline.ts';
import { RiskCell, ValueCell } from './worth/cells.tsx';
import { type Seen, type WorthColumns, worthOfTile } from './worth/seen.ts';
import { useSorted } from './worth/sorted.ts';

const keyOf = (choice: DiscardDress): string => formatTile(choice.tile);

const Drop = ({ choice: { tile, mark, barred } }: { choice: DiscardDress }) => {
  const words = useWords();
  return (
    <span class="pick">
      <Tile tile={tile} dead={barred !== undefined} />
      {mark && (
        <>
          <Mark id={mark.id} tone={mark.tone} />
          <span class="unseen">{words.text(mark.name)}</span>
        </>
      )}
    </span>
  );
};

/** Room for a tile and «+7» beside a tag. */
const LEAST = 20;

const Accepts = ({ choice, ...line }: Line & { choice: DiscardDress }) => {
  const manner = useManner();
  const { words, width } = manner;
  const { tag, barred, after, second } = choice;
  if (barred) return <span class="tag">{words.text(barred.tag)}</span>;
  const all = acceptsWidth(width, line);
  const space = all < LEAST_ACCEPTS ? 0 : all - (tag ? tagWidth(manner) : 0);
  return (
    <>
      <span class="accepts">
        {space >= LEAST && (
          <span>
            <Accepted accepts={after.accepts} most={tilesIn(space)} />
          </span>
        )}
        {tag}
      </span>
      {second && <small class="wrap">{second.accepts}</small>}
    </>
  );
};

const Behind = ({ choice, best }: { choice: DiscardDress; best: boolean }) => {
  const words = useWords();
  if (best) return <span class="unseen">{words.text('best.row')}</span>;
  return choice.behind ? <span class="off">−{words.number(choice.behind)}</span> : null;
};

const Count = ({ choice, most, bound }: Line & { choice: DiscardDress }) => {
  const words = useWords();
  const { tiles } = choice.after;
  if (choice.barred) return <span class="off">–</span>;
  if (bound) return <>{words.text('atMost.n', { n: tiles })}</>;
  if (choice.behind === undefined) return <span class="off">{words.number(tiles)}</span>;
  return (
    <Bar share={most > 0 ? tiles / most : 0} strong={tiles === most}>
      {words.number(tiles)}
    </Bar>
  );
};

const Then = ({ choice }: { choice: DiscardDress }) => {
  const words = useWords();
  return (
    <>
      <span class="then">{choice.near ?? shantenShort(words, choice.after.shanten)}</span>
      {choice.second && <small>{choice.second.shanten}</small>}
    </>
  );
};

const rowOf = (choice: DiscardDress, best: DiscardDress | undefined, line: Line, behind: boolean): Row => ({
  key: keyOf(choice),
  best: choice === best,
  dim: choice.barred !== undefined,
  cells: [
    <Drop key="drop" choice={choice} />,
    <Then key="then" choice={choice} />,
    <Accepts key="accepts" choice={choice} {...line} />,
    <>
      <Count key="tiles" choice={choice} {...line} />
      {choice.second && <small>{choice.second.tiles}</small>}
    </>,
    ...(line.worth.value && !choice.barred
      ? [<ValueCell key="value" worth={worthOfTile(line.seen, choice.tile)} seen={line.seen} />]
      : []),
    ...(line.worth.danger && !choice.barred
      ? [
          <RiskCell
            key="danger"
            worth={worthOfTile(line.seen, choice.tile)}
            seen={line.seen}
            seating={{ me: line.analysis.me, players: line.analysis.round.players }}
          />,
        ]
      : []),
    ...(behind ? [<Behind key="behind" choice={choice} best={choice === best} />] : []),
  ],
  why: () => <Why choice={choice} {...line} />,
});

/** Which turn it is: rows keep their order within one. */
const turnOf = ({ round, wall }: AnyAnalysis): string => `${round.wind}${round.number}.${wall}`;

interface DiscardsProps {
  readonly analysis: AnyAnalysis;
  readonly discards: readonly DiscardDress[];
  readonly seen: Seen;
  readonly worth: WorthColumns;
  readonly bound: boolean;
  readonly rows: number;
}

export const Discards = ({ analysis, discards, seen, worth, bound, rows: few }: DiscardsProps) => {
  const manner = useManner();
  const { words, width } = manner;
  const { sort, by, choices } = useSorted(turnOf(analysis), discards, seen, keyOf);
  const layout: Layout = { two: discards.some((c) => c.second !== undefined), worth };
  const columns = useColumns(layout, sort, by);
  const best = discards.find((c) => !c.barred);
  const most = Math.max(0, ...choices.filter((c) => c.behind !== undefined).map((c) => c.after.tiles));
  const line: Line = { ...layout, most, bound, seen, analysis };
  return (
    <MannerContext.Provider value={{ ...manner, tight: hasWorth(worth) && width < WIDE }}>
      <Choices
        label={words.text('head.discards')}
        columns={columns}
        rows={choices.map((c) => rowOf(c, best, line, hasBehind(width, layout)))}
        few={few}
        two={layout.two}
      />
    </MannerContext.Provider>
  );
};
