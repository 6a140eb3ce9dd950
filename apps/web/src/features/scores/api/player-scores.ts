import type { PlayerScores } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import { type DashboardSearch, windowQueryOf } from '../window/dashboard-search.ts';

/** The client's types know that an interval is a list, not that it has two ends. */
const withIntervals = (answer: unknown) => answer as PlayerScores;

/** Everything that the dashboard shows, in one answer; while filters change the old one stays. */
export function playerScoresQuery(search: DashboardSearch) {
  return {
    ...api.queryOptions('get', '/api/v1/scores/player', { params: { query: windowQueryOf(search) } }),
    placeholderData: keepPreviousData,
    select: withIntervals,
  };
}
