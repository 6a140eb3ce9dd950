import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import { type AnalysisSearch, askedFilter } from '../search/analysis-search.ts';
import { FOLDER_STATS } from './folders.ts';

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** Builds a query for a folder's stats, cached by its parameters. */
export function stats<Data>(name: string, request: unknown, load: () => Promise<Answer<Data>>) {
  return queryOptions({
    queryKey: [FOLDER_STATS, name, request],
    queryFn: async () => {
      const { data, error, response } = await load();
      if (data === undefined) throw failureOf(response.status, error);
      return data;
    },
    placeholderData: keepPreviousData,
  });
}

function requestOf(folderId: string, search: AnalysisSearch) {
  const query = { folderId, ...(search.game && { matchId: search.game }) };
  return { params: { query }, body: askedFilter(search) };
}

export function chancesQuery(folderId: string, search: AnalysisSearch) {
  const request = requestOf(folderId, search);
  return stats('xg', request, () => apiClient.POST('/api/v1/coach/xg-stat', request));
}

export function chancesGraphQuery(folderId: string, search: AnalysisSearch) {
  const request = requestOf(folderId, search);
  return stats('graph', request, () => apiClient.POST('/api/v1/coach/xg-graph', request));
}

export function shotTypesQuery(folderId: string, search: AnalysisSearch) {
  const request = requestOf(folderId, search);
  return stats('shots', request, () => apiClient.POST('/api/v1/coach/shot-type-stat', request));
}

export function mechanicsQuery(folderId: string, search: AnalysisSearch) {
  const request = requestOf(folderId, search);
  return stats('mechanics', request, () => apiClient.POST('/api/v1/coach/mechanics-stat', request));
}

/** Limits the query to one player if named. */
function askedOfWho(folderId: string, search: AnalysisSearch, playerId: string | undefined) {
  const { params, body } = requestOf(folderId, search);
  return { params, body: { ...body, ...(playerId && { playerIds: [playerId] }) } };
}

export function kickoffsQuery(folderId: string, search: AnalysisSearch, playerId?: string) {
  const request = askedOfWho(folderId, search, playerId);
  return stats('kickoffs', request, () => apiClient.POST('/api/v1/coach/kickoff-stat', request));
}

export function boostQuery(folderId: string, search: AnalysisSearch, playerId?: string) {
  const request = askedOfWho(folderId, search, playerId);
  return stats('boost', request, () => apiClient.POST('/api/v1/coach/boost-stat', request));
}

/** Stats of these players and metrics; by default all players and the usual metrics. */
export function statisticsQuery(
  folderId: string,
  search: AnalysisSearch,
  chosen: { playerIds?: string[]; metricKeys?: string[] },
) {
  const { params, body } = requestOf(folderId, search);
  const request = { params, body: { ...body, ...chosen } };
  return stats('statistics', request, () => apiClient.POST('/api/v1/coach/generate-statistics', request));
}

/** Calculates the statistics tab again. */
export const generateStatistics = (folderId: string, search: AnalysisSearch) =>
  queryClient.fetchQuery({ ...statisticsQuery(folderId, search, {}), staleTime: 0 });

export function scoutBookQuery(folderId: string, team: string | undefined) {
  return api.queryOptions('get', '/api/v1/coach/scout-book', {
    params: { query: { folderId, ...(team && { Team: team }) } },
  });
}
