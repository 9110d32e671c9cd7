// The round: winds, counters, dora. What a score needs most often.

import { seatWindOf } from '../../tiles/seat.ts';
import { WINDS, type Wind } from '../../tiles/tile.ts';
import { Choose } from '../parts/controls.tsx';
import { useWords } from '../parts/words.tsx';
import { at, Field, Stepper } from './fields.tsx';
import { atPlace } from './pick.tsx';
import { TileRow } from './tile-row.tsx';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

interface WindsProps {
  readonly label: string;
  readonly value: Wind;
  readonly winds: readonly Wind[];
  readonly onChange: (wind: Wind) => void;
}

const Winds = ({ label, value, winds, onChange }: WindsProps) => {
  const words = useWords();
  return (
    <Field label={label}>
      <Choose
        label={label}
        choices={winds.map((w) => ({ value: w, name: words.name('wind', w) }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
};

const Indicators = ({ desk, field }: { desk: Desk; field: 'indicators' | 'ura' }) => {
  const { text } = useDeskWords();
  const label = text(`target.${field}`);
  const faults = (desk.answer?.faults ?? []).filter((f) => f.place.field === field);
  return (
    <Field label={label} faults={faults}>
      <TileRow
        desk={desk}
        label={label}
        tiles={desk.position[field].map((tile, index) => ({ tile, ...atPlace(desk, { field, index }) }))}
        target={{ type: field }}
      />
    </Field>
  );
};

const Counters = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  const { position, answer } = desk;
  const faults = answer?.faults ?? [];
  return (
    <>
      {(['honba', 'sticks'] as const).map((type) => (
        <Field key={type} label={text(type)} faults={type === 'sticks' ? at(faults, { field: type }) : []}>
          <Stepper
            label={text(type)}
            value={position[type]}
            onChange={(value) => desk.act({ type, value })}
          />
        </Field>
      ))}
    </>
  );
};

export const Round = ({ desk }: { desk: Desk }) => {
  const { text } = useDeskWords();
  const { position } = desk;
  const { players, me, dealer, family } = position;
  return (
    <div class="fields">
      <Winds
        label={text('wind.round')}
        value={position.roundWind}
        winds={WINDS}
        onChange={(wind) => desk.act({ type: 'roundWind', wind })}
      />
      <Winds
        label={text('wind.seat')}
        value={seatWindOf(me, dealer, players)}
        winds={WINDS.slice(0, players)}
        onChange={(wind) => desk.act({ type: 'seatWind', wind })}
      />
      {family === 'riichi' && (
        <>
          <Indicators desk={desk} field="indicators" />
          <Indicators desk={desk} field="ura" />
          <Counters desk={desk} />
        </>
      )}
    </div>
  );
};
