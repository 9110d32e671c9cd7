// The table of choices: a treegrid. One row is in the tab order; arrows move, Enter opens what is under it, Escape
// closes. Rows are known by key, so that focus and what is open survive new numbers.

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import { useWords } from './words.tsx';
import { IsOnTheWay } from './yaku-name.tsx';

export interface Column {
  readonly id: string;
  readonly head: ComponentChildren;
  /** Of the column, in px; left out for the one that takes the rest. */
  readonly width?: number;
  readonly number?: boolean;
  /** The rows stand in its order. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

export interface Row {
  readonly key: string;
  readonly best?: boolean;
  readonly dim?: boolean;
  /** One a column; the last may span the columns that are left. */
  readonly cells: readonly ComponentChildren[];
  /** What opens under the row; absent: nothing to say. */
  readonly why?: () => ComponentChildren;
}

interface ChoicesProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Rows of two lines. */
  readonly two?: boolean;
  readonly openAtFirst?: string | undefined;
  /** Shows so many at first; the rest behind a button. */
  readonly few?: number;
}

/** Which row a key leads to; undefined for keys that do not move. */
export const moved = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, count - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
};

/** What a key does to a row that can open. */
export const opened = (key: string, isOpen: boolean): boolean | undefined => {
  switch (key) {
    case 'Enter':
    case ' ':
      return !isOpen;
    case 'ArrowRight':
      return true;
    case 'ArrowLeft':
      return false;
    case 'Escape':
      return isOpen ? false : undefined;
    default:
      return undefined;
  }
};

/** What a link in a row is told goes to the link, and not to the row. */
const isForLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;

const spanOf = (row: Row, i: number, columns: number): number =>
  i === row.cells.length - 1 ? columns - i : 1;

const Head = ({ columns }: { columns: readonly Column[] }) => (
  <>
    <colgroup>
      {columns.map((c) => (
        <col key={c.id} {...(c.width && { style: { width: `${c.width}px` } })} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {columns.map((c) => (
          <th
            key={c.id}
            scope="col"
            {...(c.number && { class: 'num' })}
            {...(c.sorted && { 'aria-sort': c.sorted })}
          >
            {c.head}
          </th>
        ))}
      </tr>
    </thead>
  </>
);

const Grid = ({ label, columns, rows, two = false, openAtFirst }: ChoicesProps) => {
  const [open, setOpen] = useState<string | undefined>(openAtFirst);
  const [current, setCurrent] = useState<string | undefined>();
  const body = useRef<HTMLTableSectionElement>(null);
  const active = rows.some((r) => r.key === current) ? current : rows[0]?.key;

  const focus = (at: number) => {
    const row = rows[at];
    if (!row) return;
    setCurrent(row.key);
    body.current?.querySelectorAll<HTMLElement>('tr[tabindex]')[at]?.focus();
  };
  const toggle = (row: Row, isOpen: boolean) => row.why && setOpen(isOpen ? row.key : undefined);
  const onKey = (event: KeyboardEvent, row: Row, at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' && isForLink(event)) return;
    const to = moved(event.key, at, rows.length);
    const next = opened(event.key, open === row.key);
    if (to === undefined && next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (to !== undefined) focus(to);
    else if (next !== undefined) toggle(row, next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA names a treegrid by its table
    <table class={`choices${two ? ' two' : ''}`} role="treegrid" aria-label={label}>
      <Head columns={columns} />
      <tbody ref={body}>
        {rows.map((row, at) => {
          const isOpen = open === row.key && row.why !== undefined;
          return [
            <tr
              key={row.key}
              class={`${row.best ? 'best' : ''}${row.dim ? ' dim' : ''}`}
              tabIndex={row.key === active ? 0 : -1}
              aria-level={1}
              {...(row.why && { 'aria-expanded': isOpen })}
              onClick={(event) => {
                setCurrent(row.key);
                if (isForLink(event)) return;
                toggle(row, open !== row.key);
              }}
              onKeyDown={(event) => onKey(event, row, at)}
            >
              {row.cells.map((cell, i) => {
                const column = columns[i]!;
                const span = spanOf(row, i, columns.length);
                return (
                  <td
                    key={column.id}
                    {...(column.number && { class: 'num' })}
                    {...(span > 1 && { colSpan: span })}
                  >
                    <IsOnTheWay.Provider value={row.key === active}>{cell}</IsOnTheWay.Provider>
                  </td>
                );
              })}
            </tr>,
            isOpen && (
              <tr key={`${row.key} why`} class="why fresh" aria-level={2}>
                <td colSpan={columns.length}>{row.why?.()}</td>
              </tr>
            ),
          ];
        })}
      </tbody>
    </table>
  );
};

export const Choices = ({ few, rows, ...props }: ChoicesProps) => {
  const words = useWords();
  const [all, setAll] = useState(false);
  const shown = all || few === undefined ? rows : rows.slice(0, few);
  return (
    <>
      <Grid rows={shown} {...props} />
      {few !== undefined && rows.length > few && (
        <button type="button" class="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words.text('more.fewer') : words.text('more.rows', { n: rows.length - shown.length })}
          <Icon id={all ? 'up' : 'down'} />
        </button>
      )}
    </>
  );
};

/** A number with a bar behind it: a second reading, never the only one. `share` is 0–1. */
export const Bar = ({
  children,
  share,
  strong = false,
}: {
  children: ComponentChildren;
  share: number;
  strong?: boolean;
}) => (
  <span class={`bar${strong ? ' value' : ''}`} style={`--p: ${Math.round(share * 100)}%`}>
    {children}
  </span>
);
