import type { PlayerScores } from '@datacoach/contract';
import { ListChoice } from '../../../shared/ui/choice.tsx';
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

export function GameFilters({ search, data, onChange }: WindowFiltersProps) {
  const { play, result, map } = search;
  const mode = search.mode ?? data?.filter.mode;
  return (
    <FilterFold used={[play, result, map].filter((set) => set !== undefined).length}>
      <Segmented
        label="Mode"
        value={mode === undefined ? null : String(mode)}
        choices={MODES.map(({ code, label }) => ({ value: String(code), label }))}
        onChange={(chosen) =>
          onChange({ mode: MODES.find(({ code }) => String(code) === chosen)!.code, map: undefined })
        }
      />
      <ListChoice
        label="Period"
        value={search.window ?? WINDOWS[0].key}
        choices={WINDOWS.map(({ key, label }) => ({ value: key, label }))}
        onChange={(window) => onChange({ window })}
      />
      <ListChoice
        label="Games"
        value={play ?? 'public'}
        choices={PLAYS.map(({ key, label }) => ({
          value: key,
          label: withCount(label, data?.choices.plays.find((one) => one.play === key)?.games),
        }))}
        onChange={(chosen) => onChange({ play: chosen, map: undefined })}
      />
      <ListChoice
        label="Result"
        none="Won and lost"
        value={result}
        choices={RESULTS.map(({ code, label }) => ({ value: code, label }))}
        onChange={(chosen) => onChange({ result: chosen })}
      />
      <ListChoice
        label="Map"
        none="All maps"
        value={map}
        choices={listMaps(search, data).map(({ code, name, games }) => ({
          value: code,
          label: withCount(name, games),
        }))}
        onChange={(chosen) => onChange({ map: chosen })}
      />
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
function listMaps(
  { map }: DashboardSearch,
  data: WindowFiltersProps['data'],
): readonly { code: string; name: string; games: number | undefined }[] {
  const maps = data?.choices.maps ?? [];
  if (map === undefined || maps.some(({ code }) => code === map)) return maps;
  return [{ code: map, name: map, games: data ? 0 : undefined }, ...maps];
}

const withCount = (label: string, games: number | undefined) =>
  games === undefined ? label : `${label} (${games})`;
