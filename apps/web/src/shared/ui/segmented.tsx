import { useId } from 'react';
import classes from './ui.module.css';

interface SegmentedProps<T extends string> {
  label: string;
  /** Null if none of the choices is selected. */
  value: T | null;
  /** Labels by value, or a list of both. */
  choices: Readonly<Record<T, string>> | readonly { readonly value: T; readonly label: string }[];
  onChange: (value: T) => void;
}

export function Segmented<T extends string>({ label, value, choices, onChange }: SegmentedProps<T>) {
  const name = useId();
  const list: readonly { readonly value: T; readonly label: string }[] = Array.isArray(choices)
    ? choices
    : (Object.entries(choices) as [T, string][]).map(([key, text]) => ({ value: key, label: text }));
  return (
    <fieldset className="inline-flex flex-wrap min-w-0 max-w-full m-0 p-0.5 border-0 rounded-2 bg-s2">
      <legend className="sr-only">{label}</legend>
      {list.map((choice) => (
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
