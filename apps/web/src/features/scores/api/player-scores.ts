import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import { type DashboardSearch, windowQueryOf } from '../window/dashboard-search.ts';

/** Everything that the dashboard shows, in one answer; while filters change the old one stays. */
export function playerScoresQuery(search: DashboardSearch) {
  return {
    ...api.queryOptions('get', '/api/v1/scores/player', { params: { query: windowQueryOf(search) } }),
    placeholderData: keepPreviousData,
  };
}
