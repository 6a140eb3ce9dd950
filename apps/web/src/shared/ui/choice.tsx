import type { ReactNode } from 'react';
import classes from './ui.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (chosen: string) => void;
  /** Options of the list. */
  children: ReactNode;
}

/** A select with its label in the same frame, for filters. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label
      className={`${classes.choice} relative inline-flex items-center min-w-0 h-[var(--control)] border border-line-control rounded-2 bg-s1`}
    >
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}

interface ListChoiceProps<T extends string | number> {
  label: string;
  value: T | null | undefined;
  choices: readonly { readonly value: T; readonly label: string }[];
  /** Label of the entry without a value; there is none if omitted. */
  none?: string;
  /** `undefined` for the entry without a value. */
  onChange: (chosen: T | undefined) => void;
}

/** The same for a plain list of values. */
export function ListChoice<T extends string | number>(props: ListChoiceProps<T>) {
  const { label, value, choices, none, onChange } = props;
  const choose = (text: string) => onChange(choices.find((one) => String(one.value) === text)?.value);
  return (
    <Choice label={label} value={String(value ?? '')} onChange={choose}>
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Choice>
  );
}
