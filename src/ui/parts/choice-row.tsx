// A row of a table of choices, and what opens under it.

import type { ComponentChildren } from 'preact';
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

/** What a link in a row is told goes to the link, and not to the row. */
export const isForLink = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a') !== null;

const spanOf = (row: Row, i: number, columns: number): number =>
  i === row.cells.length - 1 ? columns - i : 1;

interface RowProps {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly isOpen: boolean;
  /** The one row that keys come by. */
  readonly isActive: boolean;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const Cells = ({ row, columns }: Pick<RowProps, 'row' | 'columns'>) =>
  row.cells.map((cell, i) => {
    const column = columns[i]!;
    const span = spanOf(row, i, columns.length);
    return (
      <td key={column.id} {...(column.number && { class: 'num' })} {...(span > 1 && { colSpan: span })}>
        {cell}
      </td>
    );
  });

export const ChoiceRow = ({ row, columns, isOpen, isActive, onClick, onKeyDown }: RowProps) => (
  <>
    <tr
      class={`${row.best ? 'best' : ''}${row.dim ? ' dim' : ''}`}
      tabIndex={isActive ? 0 : -1}
      aria-level={1}
      {...(row.why && { 'aria-expanded': isOpen })}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <IsOnTheWay.Provider value={isActive}>
        <Cells row={row} columns={columns} />
      </IsOnTheWay.Provider>
    </tr>
    {isOpen && (
      <tr class="why fresh" aria-level={2}>
        <td colSpan={columns.length}>{row.why?.()}</td>
      </tr>
    )}
  </>
);
