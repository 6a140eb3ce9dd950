import { RANKS } from '@datacoach/analysis/metadata';
import { type ComboboxItem, Select } from '@mantine/core';
import { matchesRank } from './match-rank.ts';
import { RankEmblem } from './rank-emblem.tsx';
import { rankLabel } from './rank-label.ts';
import classes from './rank-select.module.css';

interface RankSelectProps {
  label: string;
  /** Rank id; '' while none is chosen. */
  value: string;
  onChange: (rank: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/** Not ranked first, then from the lowest up, each with its emblem. */
const RANK_OPTIONS: ComboboxItem[] = RANKS.map(({ id }) => ({ value: id, label: rankLabel(id) }));

/** Chooses one of the 22 ranks, or "Not ranked". What is typed searches ("gc2", "champ 1"). */
export function RankSelect({ label, value, onChange, error, disabled = false }: RankSelectProps) {
  return (
    <Select
      label={label}
      placeholder="Choose a rank"
      data={RANK_OPTIONS}
      value={value === '' ? null : value}
      onChange={(chosen) => chosen && onChange(chosen)}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      nothingFoundMessage="No rank is called so"
      filter={({ options, search }) =>
        (options as ComboboxItem[]).filter((option) => matchesRank(option.value, search))
      }
      renderOption={({ option }) => (
        <span className={classes.option}>
          <RankEmblem rank={option.value} />
          {option.label}
        </span>
      )}
      leftSection={value === '' ? undefined : <RankEmblem rank={value} size={20} />}
      disabled={disabled}
      error={error}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        // Enter takes an option; while the list stands open it never sends the form, however fast it comes.
        const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
        if (event.key === 'Enter' && isOpen) event.preventDefault();
      }}
    />
  );
}
