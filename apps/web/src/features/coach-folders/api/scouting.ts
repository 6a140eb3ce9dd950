import { endpointQuery, server } from '../../../app/api/client.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { type AnalysisSearch, toFolderFilter } from '../search/analysis-search.ts';
import { stats } from './folder-stats.ts';

const PAGES_PATH = '/api/v1/coach/scout-pages';

export const seriesQuery = (folderId: string) =>
  stats('series', folderId, () => server.GET('/api/v1/coach/series', { query: { folderId } }));

export function teamSummaryQuery(folderId: string, search: AnalysisSearch) {
  const request = { query: { folderId }, body: toFolderFilter(search) };
  return stats('summary', request, () => server.POST('/api/v1/coach/team-summary', request));
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
