import { METRIC_GROUPS, SCORE_MODES } from '@datacoach/analysis/metadata';
import { MAX_WINDOW_GAMES, PLAY_KINDS, type PlayKind } from '@datacoach/contract';
import { endpointQuery, keepPrevious } from '../../../app/api/client.ts';
import { oneOf, parseSearch, type SearchOf, textUpTo } from '../../../app/navigation/search-params.ts';

/** Fetches everything on the dashboard in one answer; the old answer stays while filters change. */
export const playerScoresQuery = (search: DashboardSearch) =>
  keepPrevious(endpointQuery('/api/v1/scores/player', { query: toWindowQuery(search) }));

/** Modes by playlist code; 0 is all modes. */
export const MODES = [{ code: 0, label: 'All' }, ...SCORE_MODES] as const;

/** Windows to choose from; the first is the default (decisions.md 19.6). */
export const WINDOWS = [
  { key: '20', label: 'Last 20 games', games: 20 },
  { key: '10', label: 'Last 10 games', games: 10 },
  { key: '50', label: 'Last 50 games', games: 50 },
  { key: '100', label: 'Last 100 games', games: MAX_WINDOW_GAMES },
  { key: '30d', label: 'Last 30 days', days: 30 },
  { key: '90d', label: 'Last 90 days', days: 90 },
] as const;

export const PLAYS: readonly { readonly key: PlayKind; readonly label: string }[] = [
  { key: 'public', label: 'Ranked and casual' },
  { key: 'ranked', label: 'Ranked' },
  { key: 'casual', label: 'Casual' },
  { key: 'private', label: 'Private' },
];

export const RESULTS = [
  { code: 5, label: 'Won' },
  { code: 10, label: 'Lost' },
] as const;

const PARTS = {
  mode: oneOf(MODES.map(({ code }) => code)),
  window: oneOf(
    WINDOWS.map(({ key }) => key),
    WINDOWS[0].key,
  ),
  play: oneOf(PLAY_KINDS, 'public'),
  result: oneOf(RESULTS.map(({ code }) => code)),
  map: textUpTo(100),
  group: oneOf<string>(
    METRIC_GROUPS.map(({ key }) => key),
    METRIC_GROUPS[0].key,
  ),
};
export type DashboardSearch = SearchOf<typeof PARTS>;

export const parseDashboardSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);

export const isFiltered = ({ play, result, map }: DashboardSearch): boolean =>
  play !== undefined || result !== undefined || map !== undefined;

export function toWindowQuery({ mode, window, play, result, map }: DashboardSearch) {
  const chosen = WINDOWS.find(({ key }) => key === window);
  return {
    ...(mode === undefined ? {} : { mode }),
    ...(chosen && 'games' in chosen ? { games: chosen.games } : {}),
    ...(chosen && 'days' in chosen ? { days: chosen.days } : {}),
    ...(play === undefined ? {} : { play }),
    ...(result === undefined ? {} : { result }),
    ...(map === undefined ? {} : { map }),
  };
}
