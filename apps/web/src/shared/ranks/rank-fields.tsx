import classes from './rank-fields.module.css';
import { type ChosenRanks, RANK_MODES } from './rank-modes.ts';
import { RankSelect } from './rank-select.tsx';

interface RankFieldsProps {
  ranks: ChosenRanks;
  onChange: (ranks: ChosenRanks) => void;
  /** Complains beside each field that has none. */
  complain: boolean;
}

/** One rank a mode; "Not ranked" is an answer. */
export function RankFields({ ranks, onChange, complain }: RankFieldsProps) {
  return (
    <div className={classes.fields}>
      {RANK_MODES.map(({ mode, label }) => (
        <RankSelect
          key={mode}
          label={label}
          value={ranks[mode]}
          onChange={(rank) => onChange({ ...ranks, [mode]: rank })}
          error={complain && ranks[mode] === '' ? 'Choose a rank, or “Not ranked”.' : undefined}
        />
      ))}
    </div>
  );
}

/** Whether every mode has an answer. */
export function isComplete(ranks: ChosenRanks): boolean {
  return RANK_MODES.every(({ mode }) => ranks[mode] !== '');
}
