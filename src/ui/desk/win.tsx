// How the taken tile came, and what is said of the moment: the way of a win.

import { MARKS_OF, type Mark, ownSeat, type Position } from '../../desk/position.ts';
import type { DeskKey } from '../../i18n/desk/desk.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { Choose } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { at, Field, Flag } from './fields.tsx';
import { seatName } from './melds.tsx';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

const DRAWN = 'drawn';

/** Left, across, right of the hand's owner. */
export const othersOf = ({ me, players }: Desk['position']): readonly Seat[] =>
  (players === 3 ? [2, 1] : [3, 2, 1]).map((turns) => seatAfter(me, turns, players));

const Way = ({ desk }: { desk: Desk }) => {
  const words = useWords();
  const { text } = useDeskWords();
  const { position, answer } = desk;
  const others = othersOf(position);
  const nameOf = (seat: Seat): string =>
    words.name(
      'seat',
      seatName((seat - position.me + position.players) % position.players, position.players),
    );
  return (
    <Field label={text('win.way')} faults={at(answer?.faults ?? [], { field: 'from' })}>
      <Choose
        label={text('win.way')}
        choices={[
          { value: DRAWN, name: text(`win.drawn.${position.family}`) },
          ...others.map((seat) => ({ value: String(seat), name: nameOf(seat) })),
        ]}
        value={position.from === undefined ? DRAWN : String(position.from)}
        onChange={(value) => {
          const from = others.find((seat) => String(seat) === value);
          desk.act({ type: 'from', ...(from !== undefined && { from }) });
        }}
      />
    </Field>
  );
};

/** Riichi, upeo and what is open are the own seat's; the rest belongs to the moment. */
const Declared = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  const { position, answer } = desk;
  const { family, me } = position;
  if (family === 'mcr') return null;
  const { riichi, open } = ownSeat(position);
  const label = text(`declared.${family}`);
  return (
    <Field label={label} faults={at(answer?.faults ?? [], { field: 'riichi', seat: me })}>
      <Choose
        label={label}
        choices={(['none', 'riichi', 'double'] as const).map((value) => ({
          value,
          name: text(value === 'none' ? 'declared.none' : `declared.${family}.${value}`),
        }))}
        value={riichi}
        onChange={(value) => desk.act({ type: 'riichi', seat: me, riichi: value })}
      />
      {riichi !== 'none' && (
        <Flag
          label={text(`declared.${family}.open`)}
          value={open}
          onChange={(on) => desk.act({ type: 'riichi', seat: me, riichi, open: on })}
        />
      )}
    </Field>
  );
};

/** Marks that a family has words of its own for. */
const markKey = (mark: Mark, family: Position['family']): DeskKey =>
  (mark === 'replacement' || mark === 'robKong') && family !== 'riichi'
    ? `mark.${mark}.${family}`
    : `mark.${mark}`;

const MarkFlag = ({ desk, mark }: { desk: Desk; mark: Mark }) => {
  const { text } = useDeskWords();
  const { position, answer } = desk;
  return (
    <Flag
      label={text(markKey(mark, position.family))}
      value={position.marks.includes(mark)}
      faults={at(answer?.faults ?? [], { field: 'mark', mark })}
      onChange={(on) => desk.act({ type: 'mark', mark, on })}
    />
  );
};

export const Win = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  const { family, marks } = desk.position;
  // A mark that the rules do not have, from a link, can be taken off again.
  const shown = [...MARKS_OF[family], ...marks.filter((m) => !MARKS_OF[family].includes(m))];
  return (
    <div class="win">
      <Way desk={desk} />
      <Declared desk={desk} />
      <fieldset class="flags">
        <legend class="label">{text('win.marks')}</legend>
        <div class="flag-list">
          {shown.map((mark) => (
            <MarkFlag key={mark} desk={desk} mark={mark} />
          ))}
        </div>
      </fieldset>
    </div>
  );
};
