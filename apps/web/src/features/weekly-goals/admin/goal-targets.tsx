import { RANK_GROUPS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { NumberField, SelectField } from '../../../app/entity-form/entity-form.tsx';
import { capital, MODES } from '../words/goal-words.ts';
import { NEW_TARGET, type TypedTarget } from './goal-draft.ts';
import classes from './goal-targets.module.css';

const MODE_CHOICES = [
  { value: null, label: 'All modes' },
  ...MODES.map(({ mode, label }) => ({ value: mode, label })),
];
const RANK_CHOICES = [
  { value: null, label: 'All ranks' },
  ...RANK_GROUPS.map((value) => ({ value, label: capital(value) })),
];

interface TargetsProps {
  unit: string;
  rows: readonly TypedTarget[];
  field: (path: string) => object;
  onChange: (rows: TypedTarget[]) => void;
}

/** The grid: one row may stand for all modes and ranks, the most particular one that fits a player is theirs. */
export function Targets({ unit, rows, field, onChange }: TargetsProps) {
  return (
    <fieldset className={`${classes.targets} grid grid-cols-1 justify-items-start gap-2 m-0 p-0 border-0`}>
      <legend>Targets by mode and rank</legend>
      {rows.map((_, index) => (
        // Rows have no name of their own, and none is moved.
        <div
          key={`target ${String(index)}`}
          className="max-md:grid-cols-2 max-md:pb-2 max-md:border-b max-md:border-b-line grid grid-cols-[repeat(3,minmax(0,1fr))_auto] gap-2 items-center w-full"
        >
          <SelectField
            aria-label={`Mode ${index + 1}`}
            choices={MODE_CHOICES}
            {...field(`targets.${index}.mode`)}
          />
          <SelectField
            aria-label={`Rank ${index + 1}`}
            choices={RANK_CHOICES}
            {...field(`targets.${index}.rankGroup`)}
          />
          <NumberField
            aria-label={`Target ${index + 1}`}
            rightSection={<span className="s12 t3 nowrap">{unit}</span>}
            rightSectionWidth={84}
            step="any"
            {...field(`targets.${index}.target`)}
          />
          <Button
            size="xs"
            disabled={rows.length === 1}
            aria-label={`Remove target ${index + 1}`}
            onClick={() => onChange(rows.filter((_row, other) => other !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button size="xs" onClick={() => onChange([...rows, NEW_TARGET])}>
        Add a target
      </Button>
    </fieldset>
  );
}
