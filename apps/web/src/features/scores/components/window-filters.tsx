import type { PlayerScores } from '@datacoach/contract';
import { Choice } from '../../../shared/ui/choice.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import {
  type DashboardSearch,
  isFiltered,
  MODES,
  PLAYS,
  RESULTS,
  WINDOWS,
} from '../window/dashboard-search.ts';

interface WindowFiltersProps {
  search: DashboardSearch;
  /** The server's answer; undefined while loading. */
  data: Pick<PlayerScores, 'filter' | 'choices'> | undefined;
  /** Updates the URL in place; `undefined` removes a value. */
  onChange: (part: { [K in keyof DashboardSearch]?: DashboardSearch[K] | undefined }) => void;
}

function ModeChoice({ search, data, onChange }: WindowFiltersProps) {
  const mode = search.mode ?? data?.filter.mode;
  return (
    <Segmented
      label="Mode"
      value={mode === undefined ? null : String(mode)}
      choices={MODES.map(({ code, label }) => ({ value: String(code), label }))}
      onChange={(chosen) =>
        onChange({ mode: MODES.find(({ code }) => String(code) === chosen)!.code, map: undefined })
      }
    />
  );
}

function WindowChoice({ search, onChange }: Pick<WindowFiltersProps, 'search' | 'onChange'>) {
  return (
    <Choice
      label="Period"
      value={search.window ?? WINDOWS[0].key}
      onChange={(chosen) => onChange({ window: WINDOWS.find(({ key }) => key === chosen)!.key })}
    >
      {WINDOWS.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </Choice>
  );
}

/** Filters games by mode, period, kind of play, result and map. */
export function GameFilters({ search, data, onChange }: WindowFiltersProps) {
  const { play, result, map } = search;
  return (
    <FilterFold used={[play, result, map].filter((set) => set !== undefined).length}>
      <ModeChoice search={search} data={data} onChange={onChange} />
      <WindowChoice search={search} onChange={onChange} />
      <Choice
        label="Games"
        value={search.play ?? 'public'}
        onChange={(chosen) =>
          onChange({ play: PLAYS.find(({ key }) => key === chosen)!.key, map: undefined })
        }
      >
        {PLAYS.map(({ key, label }) => (
          <option key={key} value={key}>
            {withCount(label, data?.choices.plays.find(({ play }) => play === key)?.games)}
          </option>
        ))}
      </Choice>
      <Choice
        label="Result"
        value={String(search.result ?? '')}
        onChange={(chosen) => onChange({ result: RESULTS.find(({ code }) => String(code) === chosen)?.code })}
      >
        <option value="">Won and lost</option>
        {RESULTS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label="Map"
        value={search.map ?? ''}
        onChange={(chosen) => onChange({ map: chosen === '' ? undefined : chosen })}
      >
        <option value="">All maps</option>
        {mapsOf(search, data).map(({ code, name, games }) => (
          <option key={code} value={code}>
            {withCount(name, games)}
          </option>
        ))}
      </Choice>
      {isFiltered(search) && (
        <button
          type="button"
          className="bare-button p-1 text-link s12 t2"
          onClick={() => onChange({ play: undefined, result: undefined, map: undefined })}
        >
          Clear filters
        </button>
      )}
    </FilterFold>
  );
}

/** Keeps the chosen map in the list even when no games on it are left. */
function mapsOf(
  { map }: DashboardSearch,
  data: WindowFiltersProps['data'],
): readonly { code: string; name: string; games: number | undefined }[] {
  const maps = data?.choices.maps ?? [];
  if (map === undefined || maps.some(({ code }) => code === map)) return maps;
  return [{ code: map, name: map, games: data ? 0 : undefined }, ...maps];
}

const withCount = (label: string, games: number | undefined) =>
  games === undefined ? label : `${label} (${games})`;
