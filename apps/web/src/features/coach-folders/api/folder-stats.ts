import { queryOptions } from '@tanstack/react-query';
import { endpointQuery, keepPrevious, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { type AnalysisSearch, toFolderFilter } from '../search/analysis-search.ts';
import { FOLDER_STATS } from './folders.ts';

/** Builds a query for a folder's stats, cached by its parameters. */
export const stats = <Data>(name: string, request: unknown, load: () => Promise<Data>) =>
  keepPrevious(queryOptions({ queryKey: [FOLDER_STATS, name, request], queryFn: load }));

/** The parameters of a folder's stats; of one player if named. */
const toRequest = (folderId: string, search: AnalysisSearch, playerId?: string) => ({
  query: { folderId, ...(search.game && { matchId: search.game }) },
  body: { ...toFolderFilter(search), ...(playerId && { playerIds: [playerId] }) },
});

export function chancesQuery(folderId: string, search: AnalysisSearch) {
  const request = toRequest(folderId, search);
  return stats('xg', request, () => server.POST('/api/v1/coach/xg-stat', request));
}

export function chancesGraphQuery(folderId: string, search: AnalysisSearch) {
  const request = toRequest(folderId, search);
  return stats('graph', request, () => server.POST('/api/v1/coach/xg-graph', request));
}

export function shotTypesQuery(folderId: string, search: AnalysisSearch) {
  const request = toRequest(folderId, search);
  return stats('shots', request, () => server.POST('/api/v1/coach/shot-type-stat', request));
}

export function mechanicsQuery(folderId: string, search: AnalysisSearch) {
  const request = toRequest(folderId, search);
  return stats('mechanics', request, () => server.POST('/api/v1/coach/mechanics-stat', request));
}

export function kickoffsQuery(folderId: string, search: AnalysisSearch, playerId?: string) {
  const request = toRequest(folderId, search, playerId);
  return stats('kickoffs', request, () => server.POST('/api/v1/coach/kickoff-stat', request));
}

export function boostQuery(folderId: string, search: AnalysisSearch, playerId?: string) {
  const request = toRequest(folderId, search, playerId);
  return stats('boost', request, () => server.POST('/api/v1/coach/boost-stat', request));
}

/** Stats of these players and metrics; by default all players and the usual metrics. */
export function statisticsQuery(
  folderId: string,
  search: AnalysisSearch,
  chosen: { playerIds?: string[]; metricKeys?: string[] },
) {
  const { query, body } = toRequest(folderId, search);
  const request = { query, body: { ...body, ...chosen } };
  return stats('statistics', request, () => server.POST('/api/v1/coach/generate-statistics', request));
}

export const generateStatistics = (folderId: string, search: AnalysisSearch) =>
  queryClient.fetchQuery({ ...statisticsQuery(folderId, search, {}), staleTime: 0 });

export const scoutBookQuery = (folderId: string, team: string | undefined) =>
  endpointQuery('/api/v1/coach/scout-book', { query: { folderId, ...(team && { Team: team }) } });
