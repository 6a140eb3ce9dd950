import classes from './rank-fields.module.css';
import { RankSelect } from './rank-select.tsx';

/** The modes that have a rank, in their order. */
export const RANK_MODES = [
  { mode: 'duel', label: 'Duel' },
  { mode: 'doubles', label: 'Doubles' },
  { mode: 'standard', label: 'Standard' },
] as const;
type RankMode = (typeof RANK_MODES)[number]['mode'];

/** Rank ids by mode; '' while none is chosen. */
export type ChosenRanks = Readonly<Record<RankMode, string>>;

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
