// Fields of the desk: a label before a control, what is wrong with it beneath.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Fault, FaultPlace } from '../../desk/fault.ts';
import { Mark } from '../parts/icon.tsx';
import { useWords } from '../parts/words.tsx';
import { faultsAt, faultText, onceEach } from './faults.ts';
import { useDeskWords } from './words.ts';

/** What is wrong, one sentence a line. */
export const FaultLines = ({ faults, id }: { faults: readonly Fault[]; id?: string }) => {
  const words = useWords();
  const say = useDeskWords();
  if (faults.length === 0) return null;
  return (
    <ul class="fault-lines" {...(id && { id })}>
      {onceEach(faults).map((fault) => (
        <li key={`${fault.code}:${fault.tile}:${fault.because}`} data-fault={fault.code}>
          <Mark id="caution" tone="caution" />
          <span>{faultText(fault, words, say)}</span>
        </li>
      ))}
    </ul>
  );
};

interface FieldProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly faults?: readonly Fault[];
}

/** A row of a group of fields. */
export const Field = ({ label, children, faults = [] }: FieldProps) => (
  <div class={`field-row${faults.length > 0 ? ' wrong' : ''}`}>
    <span class="label" aria-hidden="true">
      {label}
    </span>
    {children}
    <FaultLines faults={faults} />
  </div>
);

interface StepperProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
  /** Empties the field. */
  readonly onEmpty?: () => void;
  readonly step?: number;
  readonly wide?: boolean;
  readonly placeholder?: string;
}

/** A number with less and more beside it. Arrows up and down do the same. */
export const Stepper = ({
  label,
  value,
  onChange,
  onEmpty,
  step = 1,
  wide = false,
  placeholder,
}: StepperProps) => {
  const { text } = useDeskWords();
  const shown = value === undefined ? '' : String(value);
  const by = (n: number) => () => onChange((value ?? 0) + n);
  return (
    <span class={`stepper${wide ? ' wide' : ''}`}>
      <button
        type="button"
        class="icon-button"
        tabIndex={-1}
        aria-label={text('less', { name: label })}
        onClick={by(-step)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        step={step}
        value={shown}
        {...(placeholder !== undefined && { placeholder })}
        onChange={(event) => {
          const field = event.currentTarget;
          const n = field.valueAsNumber;
          // What is not taken, or not as it was written, does not stay in the field.
          field.value = shown;
          if (Number.isFinite(n)) onChange(n);
          else onEmpty?.();
        }}
      />
      <button
        type="button"
        class="icon-button"
        tabIndex={-1}
        aria-label={text('more', { name: label })}
        onClick={by(step)}
      >
        +
      </button>
    </span>
  );
};

interface FlagProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (on: boolean) => void;
  readonly faults?: readonly Fault[];
}

/** Yes or no, as a chip: what is on stands out. */
export const Flag = ({ label, value, onChange, faults = [] }: FlagProps) => {
  const id = useId();
  return (
    <span class={`flag-place${faults.length > 0 ? ' wrong' : ''}`}>
      <label class="flag">
        <input
          type="checkbox"
          checked={value}
          {...(faults.length > 0 && { 'aria-describedby': id })}
          onChange={() => onChange(!value)}
        />
        {label}
      </label>
      <FaultLines faults={faults} id={id} />
    </span>
  );
};

/** Faults that stand at one of these places. */
export const at = (faults: readonly Fault[], ...places: readonly FaultPlace[]): readonly Fault[] =>
  places.flatMap((place) => faultsAt(faults, place));
