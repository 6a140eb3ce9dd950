import { api, keepPrevious } from '../../../app/api/client.ts';
import { type DashboardSearch, windowQueryOf } from '../window/dashboard-search.ts';

/** Everything that the dashboard shows, in one answer; while filters change the old one stays. */
export const playerScoresQuery = (search: DashboardSearch) =>
  keepPrevious(
    api.queryOptions('get', '/api/v1/scores/player', { params: { query: windowQueryOf(search) } }),
  );
