import type { Progression } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { Choice, ListChoice } from '../../../shared/ui/choice.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import classes from '../progression.module.css';
import { GROUPINGS, POLR_KEY, type ProgressSearch, WINDOWS } from '../search/progress-search.ts';
import { MEASURE_GROUPS, measureFacts } from '../words/measure-facts.ts';
import { modeLabel } from '../words/point-words.ts';

export type Change = (part: { [K in keyof ProgressSearch]?: ProgressSearch[K] | undefined }) => void;

interface FiltersProps {
  search: ProgressSearch;
  /** The server's answer; undefined while loading. */
  data: Progression | undefined;
  onChange: Change;
}

const MODES = [5, 10, 15] as const;

function ModeAndWindow({ search, data, onChange }: FiltersProps) {
  const mode = search.mode ?? data?.filter.mode;
  // If the plan doesn't include the window, show the one the server used.
  const isClosed = data?.plan.closed.includes('window') === true;
  const window = isClosed ? data.filter.window : (search.window ?? data?.filter.window ?? null);
  return (
    <>
      <Segmented
        label="Mode"
        value={mode === undefined ? null : String(mode)}
        choices={MODES.map((code) => ({ value: String(code), label: modeLabel(code) }))}
        onChange={(chosen) => onChange({ mode: MODES.find((code) => String(code) === chosen) })}
      />
      <Segmented
        label="How far back"
        value={window}
        choices={WINDOWS.map(({ key, label }) => ({ value: key, label }))}
        onChange={(chosen) => onChange({ window: chosen })}
      />
    </>
  );
}

/** What the chart shows, what it is compared with, and how it is grouped. */
export function DrawnFilters({
  search,
  data,
  onChange,
  comparesPeriods,
  onPeriods,
}: FiltersProps & {
  comparesPeriods: boolean;
  /** Turns the comparison of two periods on or off. */
  onPeriods: () => void;
}) {
  const measure = search.metric ?? POLR_KEY;
  return (
    <FilterFold className={classes.row}>
      <ModeAndWindow search={search} data={data} onChange={onChange} />
      <Choice label="Stat" value={measure} onChange={(metric) => onChange({ metric })}>
        <MeasureOptions />
      </Choice>
      <Choice
        label="Compare with"
        value={search.with ?? ''}
        onChange={(chosen) => onChange({ with: chosen === '' ? undefined : chosen })}
      >
        <option value="">None</option>
        <MeasureOptions without={measure} />
      </Choice>
      <ListChoice
        label="Group by"
        value={search.by ?? data?.filter.by ?? 'game'}
        choices={GROUPINGS.map(({ key, label }) => ({ value: key, label }))}
        onChange={(by) => onChange({ by })}
      />
      <Button
        variant="default"
        className="h-[var(--control)] text-[14px] max-md:flex-[1_1_160px] max-md:h-11"
        aria-expanded={comparesPeriods}
        onClick={onPeriods}
      >
        {comparesPeriods ? 'Stop comparing' : 'Compare two periods'}
      </Button>
    </FilterFold>
  );
}

function MeasureOptions({ without }: { without?: string }) {
  return MEASURE_GROUPS.map(({ label, keys }) => (
    <optgroup key={label} label={label}>
      {keys
        .filter((key) => key !== without)
        .map((key) => (
          <option key={key} value={key}>
            {measureFacts(key).label}
          </option>
        ))}
    </optgroup>
  ));
}
