import { useId } from 'react';
import classes from './ui.module.css';

interface SegmentedProps<T extends string> {
  label: string;
  /** Null if none of the choices is selected. */
  value: T | null;
  choices: readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}

/** A few choices side by side, one selected. */
export function Segmented<T extends string>({ label, value, choices, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset className="inline-flex flex-wrap min-w-0 max-w-full m-0 p-0.5 border-0 rounded-2 bg-s2">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`${classes.segmentedChoice} text-sm relative min-w-0 px-2.5 py-1 rounded-1 truncate text-t2 cursor-pointer`}
        >
          <input
            className="absolute opacity-0"
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
