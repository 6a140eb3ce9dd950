import { RANKS } from '@datacoach/analysis/metadata';
import { type ComboboxItem, Select } from '@mantine/core';
import { RankEmblem } from './rank-emblem.tsx';
import { type ChosenRanks, formatRank, RANK_MODES } from './rank-label.ts';

interface RankSelectProps {
  label: string;
  /** Rank id; '' until one is chosen. */
  value: string;
  onChange: (rank: string) => void;
  error?: string | undefined;
}

/** Unranked first, then from the lowest up, each with its emblem. */
const RANK_OPTIONS: ComboboxItem[] = RANKS.map(({ id }) => ({ value: id, label: formatRank(id) }));

/** Picks one of the 22 ranks, or "Not ranked". Typing searches ("gc2", "champ 1"). */
export const RankSelect = ({ label, value, onChange, error }: RankSelectProps) => (
  <Select
    label={label}
    placeholder="Choose a rank"
    data={RANK_OPTIONS}
    value={value === '' ? null : value}
    onChange={(chosen) => chosen && onChange(chosen)}
    searchable
    selectFirstOptionOnChange
    allowDeselect={false}
    nothingFoundMessage="No rank found"
    filter={({ options, search }) =>
      (options as ComboboxItem[]).filter((option) => matchesRank(option.value, search))
    }
    renderOption={({ option }) => (
      <span className="flex items-center gap-2 min-h-6">
        <RankEmblem rank={option.value} />
        {option.label}
      </span>
    )}
    leftSection={value === '' ? undefined : <RankEmblem rank={value} size={20} />}
    error={error}
    onFocus={(event) => event.currentTarget.select()}
    onKeyDown={(event) => {
      // Enter picks an option; while the list is open it never submits the form, no matter how fast.
      const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
      if (event.key === 'Enter' && isOpen) event.preventDefault();
    }}
  />
);

/**
 * Whether typed text matches a rank: the start of each word of its name in order ("gr ch 2", "champ II"), or its
 * short form ("gc2", "c1", "ssl"). Tiers may be written 1 or I.
 */
export function matchesRank(rank: string, typed: string): boolean {
  const requested = typed.trim().toLowerCase();
  if (requested === '') return true;
  const row = RANKS.find(({ id }) => id === rank);
  if (!row) return false;
  if (row.short.toLowerCase().startsWith(requested.replaceAll(/\s+/g, ''))) return true;
  const words = formatRank(rank).toLowerCase().split(' ');
  const step = words.length > 1 && /^i+$/.test(words.at(-1)!) ? words.pop()! : null;
  const parts = requested.split(/\s+/);
  const last = parts.at(-1)!;
  if (step && /^([1-3]|i{1,3})$/.test(last)) {
    if (last !== step && last !== String(step.length)) return false;
    parts.pop();
  }
  return matchesPrefixesInOrder(words, parts);
}

function matchesPrefixesInOrder(words: readonly string[], parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = words.findIndex((word, index) => index >= from && word.startsWith(part));
    from = at + 1;
    return at >= 0;
  });
}

interface RankFieldsProps {
  ranks: ChosenRanks;
  onChange: (ranks: ChosenRanks) => void;
  /** Shows an error next to each empty field. */
  complain: boolean;
}

/** One rank per mode; "Not ranked" is a valid choice. */
export const RankFields = ({ ranks, onChange, complain }: RankFieldsProps) => (
  <div className="grid gap-3">
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

export const isComplete = (ranks: ChosenRanks): boolean => RANK_MODES.every(({ mode }) => ranks[mode] !== '');
