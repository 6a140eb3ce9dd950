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
