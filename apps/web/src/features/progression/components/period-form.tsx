import type { Progression } from '@datacoach/contract';
import { type FormEvent, useState } from 'react';
import { addDays, getLocalDay } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from '../progression.module.css';
import { formatPeriod, type Period, type ProgressSearch, parsePeriod } from '../search/progress-search.ts';
import { describeMark } from '../text/point-text.ts';
import type { Change } from './progress-filters.tsx';

interface Periods {
  earlier: Period;
  later: Period;
}

const HALF_DAYS = 30;

/** Two periods to compare: before and after an event, or custom dates. */
export function PeriodForm(props: { data: Progression; search: ProgressSearch; onChange: Change }) {
  const { data, search, onChange } = props;
  const presets = listPresets(data);
  const [earlier, later] = [parsePeriod(search.earlier), parsePeriod(search.later)];
  const [days, setDays] = useState<Periods>(
    earlier && later ? { earlier, later } : (presets[0]?.periods ?? createEmptyPeriods()),
  );
  const problem = findProblem(days);
  const comparePeriods = ({ earlier: before, later: since }: Periods) => {
    setDays({ earlier: before, later: since });
    onChange({ earlier: formatPeriod(before), later: formatPeriod(since) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === null) comparePeriods(days);
  };
  const renderField = (side: keyof Periods, end: keyof Period, label: string) => (
    <label>
      <span>{label}</span>
      <input
        type="date"
        required
        value={days[side][end]}
        onChange={(event) =>
          setDays({ ...days, [side]: { ...days[side], [end]: event.currentTarget.value } })
        }
      />
    </label>
  );
  return (
    <form className="grid gap-3 px-4 py-3 rounded-3 bg-s1" onSubmit={submit} aria-label="Compare two periods">
      {presets.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {presets.map(({ label, periods }) => (
            <TextButton label={label} key={label} size="xs" onClick={() => comparePeriods(periods)} />
          ))}
        </div>
      )}
      <div className={`${classes.days} flex flex-wrap items-center gap-x-4 gap-y-2`}>
        <fieldset>
          <legend>Before</legend>
          {renderField('earlier', 'from', 'from')}
          {renderField('earlier', 'to', 'to')}
        </fieldset>
        <fieldset>
          <legend>Now</legend>
          {renderField('later', 'from', 'from')}
          {renderField('later', 'to', 'to')}
        </fieldset>
        <TextButton label="Compare" type="submit" size="xs" disabled={problem !== null} />
      </div>
      {problem && <p className="text-xs text-warn">{problem}</p>}
    </form>
  );
}

function findProblem({ earlier, later }: Periods): string | null {
  if ([earlier.from, earlier.to, later.from, later.to].some((day) => day === ''))
    return 'Choose all four dates.';
  if (earlier.from > earlier.to || later.from > later.to) return 'The end date is before the start date.';
  if (earlier.to >= later.from) return 'The second period must start after the first one ends.';
  return null;
}

const createEmptyPeriods = (): Periods => ({ earlier: { from: '', to: '' }, later: { from: '', to: '' } });

/** Returns preset periods: the last 30 days against the 30 before, and before and after each mark. */
function listPresets({ shown, marks }: Progression): { label: string; periods: Periods }[] {
  if (!shown) return [];
  const [first, last] = [getLocalDay(new Date(shown.from)), getLocalDay(new Date(shown.to))];
  const since = addDays(last, 1 - HALF_DAYS);
  return [
    {
      label: 'Last 30 days vs. the 30 before',
      periods: {
        earlier: { from: addDays(since, -HALF_DAYS), to: addDays(since, -1) },
        later: { from: since, to: last },
      },
    },
    ...marks.slice(-3).flatMap((mark) => {
      const day = getLocalDay(new Date(mark.at));
      if (day <= first || day > last) return [];
      return [
        {
          label: `Before and since ${describeMark(mark)}`,
          periods: { earlier: { from: first, to: addDays(day, -1) }, later: { from: day, to: last } },
        },
      ];
    }),
  ];
}
