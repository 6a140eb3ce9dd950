import { queryOptions } from '@tanstack/react-query';
import { endpointQuery, keepPrevious, queryClient, refetchQueries, server } from '../../../app/api/client.ts';
import { type AnalysisSearch, toFolderFilter } from '../search/analysis-search.ts';
import { FOLDER_STATS } from './folders.ts';

/** Builds a query for a folder's stats, cached by its parameters. */
export const createStatsQuery = <Data>(name: string, request: unknown, load: () => Promise<Data>) =>
  keepPrevious(queryOptions({ queryKey: [FOLDER_STATS, name, request], queryFn: load }));

/** The parameters of a folder's stats; of one player if named. */
const toRequest = (folderId: string, search: AnalysisSearch, playerId?: string) => ({
  query: { folderId, ...(search.game && { matchId: search.game }) },
  body: { ...toFolderFilter(search), ...(playerId && { playerIds: [playerId] }) },
});

const createSearchStatsQuery =
  <Data>(name: string, load: (request: ReturnType<typeof toRequest>) => Promise<Data>) =>
  (folderId: string, search: AnalysisSearch, playerId?: string) => {
    const request = toRequest(folderId, search, playerId);
    return createStatsQuery(name, request, () => load(request));
  };

export const chancesQuery = createSearchStatsQuery('xg', (request) =>
  server.POST('/api/v1/coach/xg-stat', request),
);
export const chancesGraphQuery = createSearchStatsQuery('graph', (request) =>
  server.POST('/api/v1/coach/xg-graph', request),
);
export const shotTypesQuery = createSearchStatsQuery('shots', (request) =>
  server.POST('/api/v1/coach/shot-type-stat', request),
);
export const mechanicsQuery = createSearchStatsQuery('mechanics', (request) =>
  server.POST('/api/v1/coach/mechanics-stat', request),
);
export const kickoffsQuery = createSearchStatsQuery('kickoffs', (request) =>
  server.POST('/api/v1/coach/kickoff-stat', request),
);
export const boostQuery = createSearchStatsQuery('boost', (request) =>
  server.POST('/api/v1/coach/boost-stat', request),
);

/** Stats of these players and metrics; by default all players and the usual metrics. */
export function statisticsQuery(
  folderId: string,
  search: AnalysisSearch,
  chosen: { playerIds?: string[]; metricKeys?: string[] },
) {
  const { query, body } = toRequest(folderId, search);
  const request = { query, body: { ...body, ...chosen } };
  return createStatsQuery('statistics', request, () =>
    server.POST('/api/v1/coach/generate-statistics', request),
  );
}

export const generateStatistics = (folderId: string, search: AnalysisSearch) =>
  queryClient.fetchQuery({ ...statisticsQuery(folderId, search, {}), staleTime: 0 });

export const scoutBookQuery = (folderId: string, team: string | undefined) =>
  endpointQuery('/api/v1/coach/scout-book', { query: { folderId, ...(team && { Team: team }) } });

const PAGES_PATH = '/api/v1/coach/scout-pages';

export const seriesQuery = (folderId: string) =>
  createStatsQuery('series', folderId, () => server.GET('/api/v1/coach/series', { query: { folderId } }));

export function teamSummaryQuery(folderId: string, search: AnalysisSearch) {
  const request = { query: { folderId }, body: toFolderFilter(search) };
  return createStatsQuery('summary', request, () => server.POST('/api/v1/coach/team-summary', request));
}

export const scoutPagesQuery = (folderId: string) => endpointQuery(PAGES_PATH, { query: { folderId } });

/** Returns the path of a new link. */
export async function shareScoutPage(folderId: string, Team: string, days: 1 | 7 | 30): Promise<string> {
  const { path } = await server.POST(PAGES_PATH, { query: { folderId }, body: { Team, days } });
  await refetchQueries([PAGES_PATH]);
  return path;
}

export const revokeScoutPage = (pageId: string) =>
  server
    .DELETE('/api/v1/coach/scout-pages/{pageId}', { path: { pageId } })
    .finally(() => refetchQueries([PAGES_PATH]));

export const sharedScoutBookQuery = (token: string) =>
  endpointQuery('/api/v1/scout-pages/{token}', { path: { token } });
