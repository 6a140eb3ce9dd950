import type { ReactNode } from 'react';
import classes from '../get-started.module.css';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  /** Whether the step's heading already asks the question. */
  legendHidden?: boolean;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Columns from 560 px up; one below that. With `compact` the same number below too, but two instead of four. */
  columns?: 2 | 3 | 4;
  compact?: boolean;
}

/** A choice between a few cards, with native radio buttons underneath. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, legendHidden = false, name, choices, value, onChange } = props;
  const { error, columns = 2, compact = false } = props;
  const errorId = `${name}-error`;
  return (
    <fieldset className="grid gap-2 min-w-0 m-0 p-0 border-0" aria-describedby={error ? errorId : undefined}>
      <legend className={legendHidden ? 'sr-only' : 'pt-0 px-0 pb-2 font-semibold'}>{legend}</legend>
      <div
        className={`${classes.cards} grid gap-2`}
        data-columns={columns}
        data-compact={compact || undefined}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`${classes.card} relative flex items-start gap-3 min-h-11 px-3 py-2.75 border border-line-control rounded-2 bg-s1 cursor-pointer`}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            <span className="grid gap-0.5 min-w-0 wrap-anywhere">
              <b>{choice.title}</b>
              {choice.text && <span className="s12 t2">{choice.text}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-xs text-worse-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
