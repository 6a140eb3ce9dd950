import type { FolderTeam } from '@datacoach/contract';
import { Choice } from '../../../shared/ui/choice.tsx';
import type { AnalysisSearch } from '../search/analysis-search.ts';
import classes from './folder-filters.module.css';
import { SIDE_WORDS } from './heat-table.tsx';

interface FolderFiltersProps {
  teams: readonly FolderTeam[];
  search: AnalysisSearch;
  onChange: (part: Partial<Record<keyof AnalysisSearch, unknown>>) => void;
}

/** What of the folder counts in every figure below. */
export function FolderFilters({ teams, search, onChange }: FolderFiltersProps) {
  const others = teams.filter(({ side }) => side === 'them');
  const chosen = (value: string) => value || undefined;
  return (
    <div className={`${classes.filters} flex flex-wrap gap-2`}>
      <Choice label="Team" value={search.team ?? ''} onChange={(team) => onChange({ team: chosen(team) })}>
        <option value="">All</option>
        {teams.map(({ key, name, side }) => (
          <option key={key} value={key}>
            {side === 'us' ? SIDE_WORDS.us : name}
          </option>
        ))}
      </Choice>
      <Choice
        label="Result"
        value={String(search.result ?? '')}
        onChange={(result) => onChange({ result: chosen(result) })}
      >
        <option value="">All</option>
        <option value="5">Won</option>
        <option value="10">Lost</option>
      </Choice>
      <Choice
        label="Mode"
        value={String(search.mode ?? '')}
        onChange={(mode) => onChange({ mode: chosen(mode) })}
      >
        <option value="">All</option>
        <option value="5">Duel</option>
        <option value="10">Doubles</option>
        <option value="15">Standard</option>
      </Choice>
      <Choice
        label="Match size"
        value={String(search.size ?? '')}
        onChange={(size) => onChange({ size: chosen(size) })}
      >
        <option value="">All</option>
        <option value="5">1 v 1</option>
        <option value="10">2 v 2</option>
        <option value="15">3 v 3</option>
      </Choice>
      {others.length > 1 && (
        <Choice
          label="Opponent"
          value={search.against ?? ''}
          onChange={(against) => onChange({ against: chosen(against) })}
        >
          <option value="">All</option>
          {others.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      <div className="flex flex-wrap gap-2 max-md:flex-[1_1_100%]">
        <Day label="From" value={search.from} onChange={(from) => onChange({ from })} />
        <Day label="To" value={search.to} onChange={(to) => onChange({ to })} />
      </div>
    </div>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function Day({ label, value, onChange }: DayProps) {
  return (
    <label
      className={`${classes.day} inline-flex items-center h-[var(--control)] border border-line-control rounded-2 bg-s1`}
    >
      <span className="pl-2.5 text-t3">{label}</span>
      <input
        className="max-md:flex-1"
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      />
    </label>
  );
}
