import type { ReactNode } from 'react';
import classes from './choice.module.css';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (chosen: string) => void;
  /** Options of the list. */
  children: ReactNode;
}

/** One of a list, with its name in the same frame: filters. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className={classes.choice}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
