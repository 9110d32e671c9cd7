// The table of choices: a treegrid. One row is in the tab order; arrows move, Enter opens what is under it, Escape
// closes. Rows are known by key, so that focus and what is open survive new numbers.

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { moved, opened } from './choice-keys.ts';
import { ChoiceRow, type Column, isForLink, type Row } from './choice-row.tsx';
import { Icon } from './icon.tsx';
import { useWords } from './words.tsx';

export type { Column, Row } from './choice-row.tsx';

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

/** Which row is open and which one keys come by, and what moves them. */
const useRows = (rows: readonly Row[], openAtFirst: string | undefined) => {
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
  const onClick = (event: MouseEvent, row: Row) => {
    setCurrent(row.key);
    if (!isForLink(event)) toggle(row, open !== row.key);
  };
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
  return { body, active, open, onClick, onKey };
};

const Grid = ({ label, columns, rows, two = false, openAtFirst }: ChoicesProps) => {
  const { body, active, open, onClick, onKey } = useRows(rows, openAtFirst);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA names a treegrid by its table
    <table class={`choices${two ? ' two' : ''}`} role="treegrid" aria-label={label}>
      <Head columns={columns} />
      <tbody ref={body}>
        {rows.map((row, at) => (
          <ChoiceRow
            key={row.key}
            row={row}
            columns={columns}
            isOpen={open === row.key && row.why !== undefined}
            isActive={row.key === active}
            onClick={(event) => onClick(event, row)}
            onKeyDown={(event) => onKey(event, row, at)}
          />
        ))}
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
