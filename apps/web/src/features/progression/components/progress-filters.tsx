import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { Progression } from '@datacoach/contract';
import { MODE_CHOICES } from '../../../shared/format/mode.ts';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from '../progression.module.css';
import { GROUPINGS, POLR_KEY, type ProgressSearch, WINDOWS } from '../search/progress-search.ts';
import { getMeasureFacts, MEASURE_GROUPS } from '../text/measure-facts.ts';

export type Change = (part: { [K in keyof ProgressSearch]?: ProgressSearch[K] | undefined }) => void;

const MEASURE_CHOICES = MEASURE_GROUPS.map(({ label, keys }) => ({
  label,
  choices: keys.map((key) => ({ value: key, label: getMeasureFacts(key).label })),
}));

interface FiltersProps {
  search: ProgressSearch;
  /** The server's answer; undefined while loading. */
  data: Progression | undefined;
  onChange: Change;
  comparesPeriods: boolean;
  /** Turns the comparison of two periods on or off. */
  onPeriods: () => void;
}

/** What the chart shows, what it is compared with, and how it is grouped. */
export function DrawnFilters({ search, data, onChange, comparesPeriods, onPeriods }: FiltersProps) {
  const measure = search.metric ?? POLR_KEY;
  const mode = search.mode ?? data?.filter.mode;
  // If the plan doesn't include the window, show the one the server used.
  const isClosed = data?.plan.closed.includes('window') === true;
  const window = isClosed ? data.filter.window : (search.window ?? data?.filter.window ?? null);
  return (
    <FilterFold className={classes.row}>
      <Segmented
        label="Mode"
        value={mode === undefined ? null : String(mode)}
        choices={MODE_CHOICES}
        onChange={(chosen) =>
          onChange({ mode: SCORE_MODES.find(({ code }) => String(code) === chosen)?.code })
        }
      />
      <Segmented
        label="How far back"
        value={window}
        choices={WINDOWS.map(({ key, label }) => ({ value: key, label }))}
        onChange={(chosen) => onChange({ window: chosen })}
      />
      <ListChoice
        label="Stat"
        value={measure}
        choices={MEASURE_CHOICES}
        onChange={(metric) => onChange({ metric })}
      />
      <ListChoice
        label="Compare with"
        none="None"
        value={search.with}
        choices={MEASURE_CHOICES.map(({ label, choices }) => ({
          label,
          choices: choices.filter(({ value }) => value !== measure),
        }))}
        onChange={(chosen) => onChange({ with: chosen })}
      />
      <ListChoice
        label="Group by"
        value={search.by ?? data?.filter.by ?? 'game'}
        choices={GROUPINGS.map(({ key, label }) => ({ value: key, label }))}
        onChange={(by) => onChange({ by })}
      />
      <TextButton
        label={comparesPeriods ? 'Stop comparing' : 'Compare two periods'}
        className="h-[var(--control)] text-[14px] max-md:flex-[1_1_160px] max-md:h-11"
        aria-expanded={comparesPeriods}
        onClick={onPeriods}
      />
    </FilterFold>
  );
}
