import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';
import { type AnalysisSearch, askedFilter } from '../search/analysis-search.ts';
import { stats } from './folder-stats.ts';

const PAGES_PATH = '/api/v1/coach/scout-pages';

export const seriesQuery = (folderId: string) =>
  stats('series', folderId, () => apiClient.GET('/api/v1/coach/series', { params: { query: { folderId } } }));

export function teamSummaryQuery(folderId: string, search: AnalysisSearch) {
  const request = { params: { query: { folderId } }, body: askedFilter(search) };
  return stats('summary', request, () => apiClient.POST('/api/v1/coach/team-summary', request));
}

export const scoutPagesQuery = (folderId: string) =>
  api.queryOptions('get', PAGES_PATH, { params: { query: { folderId } } });

/** Returns the path of a new link. */
export async function shareScoutPage(folderId: string, Team: string, days: 1 | 7 | 30): Promise<string> {
  const { data, error, response } = await apiClient.POST(PAGES_PATH, {
    params: { query: { folderId } },
    body: { Team, days },
  });
  if (data === undefined) throw failureOf(response.status, error);
  await refetchQueries(queryClient, ['get', PAGES_PATH]);
  return data.path;
}

export async function revokeScoutPage(pageId: string): Promise<void> {
  const { data, error, response } = await apiClient.DELETE('/api/v1/coach/scout-pages/{pageId}', {
    params: { path: { pageId } },
  });
  await refetchQueries(queryClient, ['get', PAGES_PATH]);
  if (data === undefined) throw failureOf(response.status, error);
}

export const sharedScoutBookQuery = (token: string) =>
  api.queryOptions('get', '/api/v1/scout-pages/{token}', { params: { path: { token } } });
