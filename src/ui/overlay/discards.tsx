// My turn: the discards worth considering, best first, with what the hand is then.

import { useRef } from 'preact/hooks';
import type { AnyAnalysis } from '../../analysis/analysis.ts';
import { formatTile } from '../../tiles/notation.ts';
import { Bar, Choices, type Column, type Row } from '../parts/choices.tsx';
import { Mark } from '../parts/icon.tsx';
import { Accepted, Tile } from '../parts/tile.tsx';
import { NARROW, tilesIn, useManner, useWords } from '../parts/words.tsx';
import type { DiscardDress } from './dress.ts';
import { formsMore, shantenShort } from './headline.ts';
import { LiveTiles } from './live.tsx';
import { steady } from './order.ts';
import { Sentences } from './sentences.tsx';
import { Waits } from './waits.tsx';

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

const WIDTHS = { drop: 50, shanten: 46, tiles: 44, behind: 48, edges: 16 };
/** A second line says what a plan is worth under the count. */
const tilesWidth = (two: boolean): number => (two ? 60 : WIDTHS.tiles);

/** A second line takes the room of the last column: its names are long. */
const hasBehind = (panel: number, two: boolean): boolean => panel >= NARROW && !two;

interface Line {
  readonly most: number;
  readonly bound: boolean;
  readonly two: boolean;
}

/** What the other columns leave of the panel. */
const acceptsWidth = (panel: number, two: boolean): number =>
  panel -
  WIDTHS.edges -
  WIDTHS.drop -
  WIDTHS.shanten -
  tilesWidth(two) -
  (hasBehind(panel, two) ? WIDTHS.behind : 0);
const tagWidth = (panel: number): number => (panel < NARROW ? 28 : 64);

const Accepts = ({ choice, two }: Line & { choice: DiscardDress }) => {
  const { words, width } = useManner();
  const { tag, barred, after, second } = choice;
  if (barred) return <span class="tag">{words.text(barred.tag)}</span>;
  const most = tilesIn(acceptsWidth(width, two) - (tag ? tagWidth(width) : 0));
  return (
    <>
      <span class="accepts">
        <span>
          <Accepted accepts={after.accepts} most={most} />
        </span>
        {tag}
      </span>
      {second && <small class="wrap">{second.accepts}</small>}
    </>
  );
};

const Why = ({ choice, bound }: { choice: DiscardDress; bound: boolean }) => {
  const words = useWords();
  const { waits, says, barred, after, below } = choice;
  if (barred) return <p>{words.text(barred.why)}</p>;
  const forms = formsMore(after, words);
  return (
    <div class="under">
      {says.length > 0 && (
        <p>
          <Sentences says={says} />
        </p>
      )}
      {waits ? <Waits waits={waits} bound={bound} /> : <LiveTiles hand={after} />}
      {forms !== undefined && (
        <p class="muted">
          {words.text('why.forms')}: {forms}
        </p>
      )}
      {below?.()}
    </div>
  );
};

const useColumns = (two: boolean): readonly Column[] => {
  const { words, width } = useManner();
  return [
    { id: 'drop', head: words.text('head.drop'), width: WIDTHS.drop },
    { id: 'then', head: words.text('head.then'), width: WIDTHS.shanten },
    { id: 'accepts', head: words.text('head.accepts') },
    { id: 'tiles', head: words.text('head.tiles'), width: tilesWidth(two), number: true },
    ...(hasBehind(width, two)
      ? [{ id: 'behind', head: words.text('head.behind'), width: WIDTHS.behind, number: true }]
      : []),
  ];
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
      <span class="then">{shantenShort(words, choice.after.shanten)}</span>
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
    ...(behind ? [<Behind key="behind" choice={choice} best={choice === best} />] : []),
  ],
  why: () => <Why choice={choice} bound={line.bound} />,
});

/** Which turn it is: rows keep their order within one. */
const turnOf = ({ round, wall }: AnyAnalysis): string => `${round.wind}${round.number}.${wall}`;

const useSteady = (turn: string, discards: readonly DiscardDress[]): readonly DiscardDress[] => {
  const shown = useRef<{ turn: string; keys: readonly string[] }>({ turn: '', keys: [] });
  const keys = shown.current.turn === turn ? shown.current.keys : [];
  const choices = steady(keys, discards, keyOf);
  shown.current = { turn, keys: choices.map(keyOf) };
  return choices;
};

interface DiscardsProps {
  readonly analysis: AnyAnalysis;
  readonly discards: readonly DiscardDress[];
  readonly bound: boolean;
  readonly rows: number;
}

export const Discards = ({ analysis, discards, bound, rows: few }: DiscardsProps) => {
  const { words, width } = useManner();
  const choices = useSteady(turnOf(analysis), discards);
  const two = discards.some((c) => c.second !== undefined);
  const columns = useColumns(two);
  const best = discards.find((c) => !c.barred);
  const most = Math.max(0, ...choices.filter((c) => c.behind !== undefined).map((c) => c.after.tiles));
  return (
    <Choices
      label={words.text('head.discards')}
      columns={columns}
      rows={choices.map((c) => rowOf(c, best, { most, bound, two }, hasBehind(width, two)))}
      few={few}
      two={two}
    />
  );
};
