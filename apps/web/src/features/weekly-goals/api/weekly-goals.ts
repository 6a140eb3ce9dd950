import { api } from '../../../app/api/client.ts';
import { oneOf, readSearch } from '../../../app/navigation/search-parts.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

/** Open tab of the goals drawer, stored in the dashboard's URL. */
export const GOALS_VIEWS = ['week', 'choose', 'history'] as const;
export type GoalsView = (typeof GOALS_VIEWS)[number];

export interface GoalsSearch {
  goals?: GoalsView;
}

export const readGoalsSearch = (search: Record<string, unknown>) =>
  readSearch<GoalsSearch>({ goals: oneOf(GOALS_VIEWS) }, search);

export const PATH = '/api/v1/weekly-goals';

/** Fetches this week's and next week's goals, and those waiting for late uploads. */
export const weeklyGoalsQuery = api.queryOptions('get', PATH);

/** Refetches goals because a game may have been added. */
export function recountGoals(): Promise<void> {
  return refetchQueries(queryClient, weeklyGoalsQuery.queryKey);
}
