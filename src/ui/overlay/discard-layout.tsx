// How the table of discards is laid out: which columns there is room for, how wide they are, and the heads that sort.

import type { Column } from '../parts/choices.tsx';
import { type Manner, NARROW, useManner, useWords } from '../parts/words.tsx';
import type { WorthColumns } from './worth/seen.ts';
import type { Sort } from './worth/sorted.ts';

const WIDTHS = { drop: 50, shanten: 46, tiles: 44, behind: 48, value: 58, danger: 63, edges: 16 };
/** A second line says what a plan is worth under the count. */
const tilesWidth = (two: boolean): number => (two ? 60 : WIDTHS.tiles);

export const hasWorth = ({ value, danger }: WorthColumns): boolean => value || danger;

/** How the table is laid out. */
export interface Layout {
  readonly two: boolean;
  readonly worth: WorthColumns;
}

/** A second line takes the room of the last column: its names are long. What a discard is worth says more. */
export const hasBehind = (panel: number, { two, worth }: Layout): boolean =>
  panel >= NARROW && !two && (!hasWorth(worth) || panel >= WIDE);

/** From here on there is room for every column and every word. */
export const WIDE = 480;

/** What the other columns leave of the panel. */
export const acceptsWidth = (panel: number, layout: Layout): number =>
  panel -
  WIDTHS.edges -
  WIDTHS.drop -
  WIDTHS.shanten -
  tilesWidth(layout.two) -
  (layout.worth.value ? WIDTHS.value : 0) -
  (layout.worth.danger ? WIDTHS.danger : 0) -
  (hasBehind(panel, layout) ? WIDTHS.behind : 0);
export const tagWidth = ({ width, tight = false }: Manner): number => (tight || width < NARROW ? 28 : 64);

interface HeadProps {
  readonly name: string;
  readonly isSorted: boolean;
  readonly onSort: () => void;
}

const Head = ({ name, isSorted, onSort }: HeadProps) => {
  const words = useWords();
  return (
    <button
      type="button"
      class={`sort${isSorted ? ' on' : ''}`}
      aria-label={words.text('worth.sort', { column: name })}
      title={words.text('worth.sort', { column: name })}
      onClick={onSort}
    >
      {name}
    </button>
  );
};

/** Room for a word above a tile or two; with less, a tag or nothing stands there, and the row's own opening tells. */
export const LEAST_ACCEPTS = 48;

export const useColumns = (layout: Layout, sort: Sort, by: (sort: Sort) => void): readonly Column[] => {
  const { words, width } = useManner();
  const sortable = (id: Sort, name: string): Pick<Column, 'id' | 'head' | 'number' | 'sorted'> => ({
    id,
    number: true,
    head: <Head name={name} isSorted={sort === id} onSort={() => by(id)} />,
    sorted: sort === id ? (id === 'danger' ? 'ascending' : 'descending') : undefined,
  });
  const tiles = { width: tilesWidth(layout.two), number: true } as const;
  return [
    { id: 'drop', head: words.text('head.drop'), width: WIDTHS.drop },
    { id: 'then', head: words.text('head.then'), width: WIDTHS.shanten },
    {
      id: 'accepts',
      head:
        acceptsWidth(width, layout) < LEAST_ACCEPTS ? (
          <span class="unseen">{words.text('head.accepts')}</span>
        ) : (
          words.text('head.accepts')
        ),
    },
    hasWorth(layout.worth)
      ? { ...sortable('tiles', words.text('head.tiles')), ...tiles }
      : { id: 'tiles', head: words.text('head.tiles'), ...tiles },
    ...(layout.worth.value ? [{ ...sortable('value', words.text('head.worth')), width: WIDTHS.value }] : []),
    ...(layout.worth.danger
      ? [{ ...sortable('danger', words.text('head.risk')), width: WIDTHS.danger }]
      : []),
    ...(hasBehind(width, layout)
      ? [{ id: 'behind', head: words.text('head.behind'), width: WIDTHS.behind, number: true }]
      : []),
  ];
};
