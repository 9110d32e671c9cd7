// What the tiles of a river are: thrown with riichi, called away.

import { type Seat, seatsOf, seatWindOf } from '../../tiles/seat.ts';
import { Tile } from '../parts/tile.tsx';
import { useWords } from '../parts/words.tsx';
import { Flag } from './fields.tsx';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

/** A seat by its wind. */
export const windOf = (
  { position: { dealer, players } }: Desk,
  seat: Seat,
  name: (table: 'wind', id: string) => string,
): string => name('wind', seatWindOf(seat, dealer, players));

interface SeatProps {
  readonly desk: Desk;
  readonly seat: Seat;
}

/** Which tile of a river was thrown with riichi; which were called away. */
export const RiverMarks = ({ desk, seat }: SeatProps) => {
  const words = useWords();
  const { text } = useDeskWords();
  const state = desk.position.seats[seat]!;
  const { players, family } = desk.position;
  if (state.river.length === 0) return null;
  const others = seatsOf(players).filter((s) => s !== seat);
  return (
    <details class="river-marks">
      <summary>{text('river.marks')}</summary>
      <ul>
        {state.river.map((discard, index) => (
          // A river is told by its places.
          <li key={index}>
            <span>
              {words.number(index + 1)} <Tile tile={discard.tile} size={18} />
            </span>
            {family !== 'mcr' && (
              <Flag
                label={text(`declared.${family}.riichi`)}
                value={discard.riichi === true}
                onChange={(on) =>
                  desk.act({
                    type: 'discard',
                    seat,
                    index,
                    ...(on && { riichi: true }),
                    ...(discard.calledBy !== undefined && { calledBy: discard.calledBy }),
                  })
                }
              />
            )}
            <select
              class="field"
              aria-label={text('river.calledBy', { tile: words.tile(discard.tile) })}
              onChange={(event) => {
                const by = others[event.currentTarget.selectedIndex - 1];
                desk.act({
                  type: 'discard',
                  seat,
                  index,
                  ...(discard.riichi && { riichi: true }),
                  ...(by !== undefined && { calledBy: by }),
                });
              }}
            >
              <option selected={discard.calledBy === undefined}>{text('river.lies')}</option>
              {others.map((by) => (
                <option key={by} selected={discard.calledBy === by}>
                  {text('river.by', { seat: windOf(desk, by, words.name) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
};
