// The score sheet that opens under a row: items on the left, a column for each way to win, sums below. Each family says
// what stands in it.

import type { ComponentChildren } from 'preact';
import { Stick } from '../parts/icon.tsx';
import { Tile } from '../parts/tile.tsx';
import { YakuName } from '../parts/yaku-name.tsx';
import type { SheetLine } from './lines.ts';

export interface SheetTotal {
  readonly name: string;
  readonly stick?: boolean;
  /** One a way. */
  readonly cells: readonly ComponentChildren[];
}

const Item = ({ line }: { line: SheetLine }) => (
  <tr>
    <th scope="row">
      {line.named ? <YakuName of={line.named} /> : line.name}
      {line.times !== undefined && ` ×${line.times}`}{' '}
      {line.tile !== undefined && <Tile tile={line.tile} size={18} />}
    </th>
    {line.values.map((value, i) => (
      // Columns never change places.
      <td key={i} {...(value === undefined && { class: 'off' })}>
        {value ?? '–'}
      </td>
    ))}
  </tr>
);

const Total = ({ total: { name, stick = false, cells } }: { total: SheetTotal }) => (
  <tr class="total">
    <th scope="row">
      {stick && <Stick label="" />}
      {name}
    </th>
    {cells.map((cell, i) => (
      <td key={i}>{cell}</td>
    ))}
  </tr>
);

interface SheetProps {
  readonly ways: readonly string[];
  readonly lines: readonly SheetLine[];
  readonly totals: readonly SheetTotal[];
  /** Under the sums: what comes in. */
  readonly after?: readonly SheetLine[];
}

export const SheetTable = ({ ways, lines, totals, after = [] }: SheetProps) => (
  <table class="score">
    <thead>
      <tr>
        <td />
        {ways.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <Item key={line.key} line={line} />
      ))}
      {totals.map((total) => (
        <Total key={total.name} total={total} />
      ))}
      {after.map((line) => (
        <Item key={line.key} line={line} />
      ))}
    </tbody>
  </table>
);
