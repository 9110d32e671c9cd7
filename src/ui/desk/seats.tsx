// The rest of the table: every seat's river, melds, what it set aside, riichi and score; the wall; what was let pass.

import type { Fault } from '../../desk/fault.ts';
import type { DeskSeat, Place } from '../../desk/position.ts';
import { type Seat, seatsOf, turnsBetween } from '../../tiles/seat.ts';
import { Choose } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { at, Field, Stepper } from './fields.tsx';
import { MeldTiles, seatName } from './melds.tsx';
import { LetPass } from './passed.tsx';
import { atPlace } from './pick.tsx';
import { RiverMarks, windOf } from './river-marks.tsx';
import { AddHere, TileRow } from './tile-row.tsx';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

interface SeatProps {
  readonly desk: Desk;
  readonly seat: Seat;
}

const faultsIn = ({ answer }: Desk, field: Place['field'] | 'rivers', seat: Seat): readonly Fault[] =>
  (answer?.faults ?? []).filter(
    ({ place }) => place.field === field && 'seat' in place && place.seat === seat,
  );

const River = ({ desk, seat }: SeatProps) => {
  const { text } = useDeskWords();
  const faults = [...faultsIn(desk, 'river', seat), ...faultsIn(desk, 'rivers', seat)];
  return (
    <Field label={text('target.river')} faults={faults}>
      <TileRow
        desk={desk}
        label={text('target.river')}
        tiles={desk.position.seats[seat]!.river.map(({ tile, riichi = false, calledBy }, index) => ({
          tile,
          turned: riichi,
          gone: calledBy !== undefined,
          ...atPlace(desk, { field: 'river', seat, index }),
        }))}
        target={{ type: 'river', seat }}
      />
      <RiverMarks desk={desk} seat={seat} />
    </Field>
  );
};

const Melds = ({ desk, seat }: SeatProps) => {
  const { text } = useDeskWords();
  return (
    <Field label={text('target.meld')} faults={faultsIn(desk, 'melds', seat)}>
      <span class="tile-row">
        {desk.position.seats[seat]!.melds.map((meld, index) => (
          // Melds are told apart by their place alone.
          <MeldTiles key={index} meld={meld} place={{ field: 'melds', seat, index }} desk={desk} size={24} />
        ))}
        <AddHere desk={desk} label={text('target.meld')} target={{ type: 'meld', seat }} />
      </span>
    </Field>
  );
};

/** Flowers, or the norths of three players. */
const hasAside = ({ position: { family, players } }: Desk): boolean => family !== 'riichi' || players === 3;

const Aside = ({ desk, seat }: SeatProps) => {
  const { text } = useDeskWords();
  const label = text(desk.position.family === 'riichi' ? 'aside.norths' : 'target.aside');
  return (
    <Field label={label} faults={faultsIn(desk, 'aside', seat)}>
      <TileRow
        desk={desk}
        label={label}
        tiles={desk.position.seats[seat]!.aside.map((tile, index) => ({
          tile,
          ...atPlace(desk, { field: 'aside', seat, index }),
        }))}
        target={{ type: 'aside', seat }}
      />
    </Field>
  );
};

const Declared = ({ desk, seat, state }: SeatProps & { state: DeskSeat }) => {
  const { text } = useDeskWords();
  const { family } = desk.position;
  if (family === 'mcr') return null;
  const label = text(`declared.${family}`);
  return (
    <Field label={label} faults={at(desk.answer?.faults ?? [], { field: 'riichi', seat })}>
      <Choose
        label={label}
        choices={(['none', 'riichi', 'double'] as const).map((value) => ({
          value,
          name: text(value === 'none' ? 'declared.none' : `declared.${family}.${value}`),
        }))}
        value={state.riichi}
        onChange={(riichi) => desk.act({ type: 'riichi', seat, riichi })}
      />
    </Field>
  );
};

const One = ({ desk, seat }: SeatProps) => {
  const words = useWords();
  const { text } = useDeskWords();
  const { position } = desk;
  const state = position.seats[seat]!;
  const isMine = seat === position.me;
  const turns = turnsBetween(position.me, seat, position.players);
  const title = `${windOf(desk, seat, words.name)} · ${words.name('seat', seatName(turns, position.players))}`;
  return (
    <section class="seat" aria-label={title}>
      <h3>
        {title} {seat === position.dealer && <span class="tag">{text('seat.dealer')}</span>}
      </h3>
      <River desk={desk} seat={seat} />
      {!isMine && position.family !== 'mcr' && <LetPass desk={desk} seat={seat} />}
      {!isMine && <Melds desk={desk} seat={seat} />}
      {hasAside(desk) && <Aside desk={desk} seat={seat} />}
      {!isMine && <Declared desk={desk} seat={seat} state={state} />}
      <Field label={text('score')}>
        <Stepper
          label={text('score')}
          value={state.score}
          step={position.family === 'riichi' ? 100 : 1}
          wide
          onChange={(value) => desk.act({ type: 'score', seat, value })}
        />
      </Field>
    </section>
  );
};

const Wall = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  const { position, answer } = desk;
  return (
    <Field label={text('wall')} faults={at(answer?.faults ?? [], { field: 'wall' })}>
      <Stepper
        label={text('wall')}
        value={position.wall}
        placeholder={text('unknown')}
        onChange={(value) => desk.act({ type: 'wall', value })}
        onEmpty={() => desk.act({ type: 'wall' })}
      />
    </Field>
  );
};

/** From the own seat on, in turn order. */
export const Seats = ({ desk }: { desk: Desk }) => {
  const { players, me } = desk.position;
  const order = seatsOf(players).map((_, turns) => ((me + turns) % players) as Seat);
  return (
    <div class="seats">
      <Wall desk={desk} />
      {order.map((seat) => (
        <One key={seat} desk={desk} seat={seat} />
      ))}
    </div>
  );
};

export const seatsFaults = ({ answer, position }: Desk): readonly Fault[] =>
  (answer?.faults ?? []).filter(({ place }) => {
    if (place.field === 'wall' || place.field === 'rivers' || place.field === 'river') return true;
    return 'seat' in place && place.seat !== position.me;
  });
