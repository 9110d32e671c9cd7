// Controls of settings: one of a few, one of many, yes or no. Values are plain strings; names come from the caller.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

export interface Choice<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly more?: string;
}

interface OneOf<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** Radio buttons in a row. */
export const Choose = <T extends string>({ label, choices, value, onChange }: OneOf<T>) => {
  const name = useId();
  return (
    <div class="choose" role="radiogroup" aria-label={label}>
      {choices.map((c) => (
        <label key={c.value}>
          <input type="radio" name={name} checked={c.value === value} onChange={() => onChange(c.value)} />
          {c.name}
        </label>
      ))}
    </div>
  );
};

/** Radio buttons with a sentence each. */
export const Explained = <T extends string>({ label, choices, value, onChange }: OneOf<T>) => {
  const name = useId();
  return (
    <div class="modes" role="radiogroup" aria-label={label}>
      {choices.map((c) => (
        <label key={c.value}>
          <input type="radio" name={name} checked={c.value === value} onChange={() => onChange(c.value)} />
          <b>{c.name}</b>
          <span>{c.more}</span>
        </label>
      ))}
    </div>
  );
};

/** One of many, with its label before it. */
export const Select = <T extends string>({ label, choices, value, onChange }: OneOf<T>) => (
  <label class="line">
    <span>{label}</span>
    <span class="select">
      <select
        class="field"
        value={value}
        onChange={(event) => {
          const chosen = choices[event.currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((c) => (
          <option key={c.value} value={c.value} selected={c.value === value}>
            {c.name}
          </option>
        ))}
      </select>
      <Icon id="down" />
    </span>
  </label>
);

export const Check = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (on: boolean) => void;
}) => (
  <label class="line">
    <span>{label}</span>
    <input class="check" type="checkbox" checked={value} onChange={() => onChange(!value)} />
  </label>
);

export const Button = (props: { children: ComponentChildren; kind?: string; onClick: () => void }) => (
  <button type="button" class={`button ${props.kind ?? ''}`} onClick={props.onClick}>
    {props.children}
  </button>
);
