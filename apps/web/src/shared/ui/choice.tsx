import type { ReactNode } from 'react';
import { getInputProps } from '../format/typed-input.ts';
import classes from './ui.module.css';

interface ChoiceOption<T> {
  readonly value: T;
  readonly label: string;
  readonly isDisabled?: boolean;
}

interface ChoiceGroup<T> {
  readonly label: string;
  readonly choices: readonly ChoiceOption<T>[];
}

export interface ListChoiceProps<T> {
  label: ReactNode;
  /** What is chosen, for screen readers, where the label doesn't say it. */
  name?: string;
  value: T | null | undefined;
  choices: readonly (ChoiceOption<T> | ChoiceGroup<T>)[];
  /** Label of the entry without a value; there is none if omitted. */
  none?: string;
  /** Replaces the look of a filter. */
  className?: string;
  /** `undefined` for the entry without a value. */
  onChange: (chosen: T | undefined) => void;
}

const FRAME = `${classes.choice} relative inline-flex items-center min-w-0 h-[var(--control)] border border-line-control rounded-2 bg-s1`;

/** A select of values, also in groups; its label is in the same frame, for filters. */
export function ListChoice<T extends string | number>(props: ListChoiceProps<T>) {
  const { label, name, value, choices, none, className = FRAME, onChange } = props;
  const all = choices.flatMap((one) => ('choices' in one ? one.choices : one));
  return (
    <label className={className}>
      {typeof label === 'string' ? <span>{label}</span> : label}
      <select
        aria-label={name}
        {...getInputProps(value ?? '', (text) =>
          onChange(all.find((one) => String(one.value) === text)?.value),
        )}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((one) =>
          'choices' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.choices.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(one)
          ),
        )}
      </select>
    </label>
  );
}

const renderOption = ({ value, label, isDisabled }: ChoiceOption<string | number>) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);
