// A table drawn as it lies, seen from above: the board of practice and replay. Data in, nothing out: whoever wants to throw
// a tile draws the own hand (`rack`).

import type { ComponentChildren } from 'preact';
import type { Table } from '../../table/table.ts';
import { type Seat, seatsOf } from '../../tiles/seat.ts';
import { lastThrower } from './last.ts';
import { Middle } from './middle.tsx';
import { SeatStrip, type Shown } from './seat.tsx';
import { sideOf, useBoardWords } from './words.ts';
import '../style/board.css';

export type { Shown } from './seat.tsx';

export interface BoardProps {
  readonly table: Table;
  /** Who sits at the bottom; left out: the table's own viewer. */
  readonly from?: Seat;
  /** How each hand lies. Left out: as far as it is known. Hidden tiles are backs whatever is asked. */
  readonly shown?: (seat: Seat) => Shown;
  /** Whose river ends with the tile to look at; left out: found out of the table where it tells, `none` for nobody's. */
  readonly last?: Seat | 'none';
  /** Drawn instead of the hand at the bottom: a hand to play with. */
  readonly rack?: ComponentChildren;
  /** Lies over the middle of the table: a question, a result. */
  readonly children?: ComponentChildren;
}

const OPEN = (): Shown => 'open';

/** Read aloud in turn order from the bottom on, after the middle. */
export const Board = ({ table, from = table.me, shown = OPEN, last, rack, children }: BoardProps) => {
  const { text } = useBoardWords();
  const { players } = table.round;
  const newest = last ?? lastThrower(table);
  const seats = seatsOf(players).map((turns) => ((from + turns) % players) as Seat);
  return (
    <section class="table" aria-label={text('table')}>
      <div class="board">
        <Middle table={table} from={from} />
        {seats.map((seat) => (
          <SeatStrip
            key={seat}
            table={table}
            seat={seat}
            from={from}
            side={sideOf(seat, from, players)}
            shown={shown(seat)}
            isLast={newest === seat}
            {...(seat === from && rack !== undefined ? { rack } : {})}
          />
        ))}
        {children && <div class="over">{children}</div>}
      </div>
    </section>
  );
};
