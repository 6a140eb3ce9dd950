import { TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import { api, keepPrevious } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

/** Open tab of the goals drawer, stored in the dashboard's URL. */
export const GOALS_VIEWS = ['week', 'choose', 'history'] as const;
export type GoalsView = (typeof GOALS_VIEWS)[number];

export interface GoalsSearch {
  goals?: GoalsView;
}

export function readGoalsSearch(search: Record<string, unknown>): GoalsSearch {
  const goals = GOALS_VIEWS.find((view) => view === search.goals);
  return goals ? { goals } : {};
}

export const PATH = '/api/v1/weekly-goals';

/** Fetches this week's and next week's goals, and those waiting for late uploads. */
export const weeklyGoalsQuery = api.queryOptions('get', PATH);

export const goalHistoryQuery = (timeFrame: TimeFrame, pageIndex: number) =>
  keepPrevious(api.queryOptions('get', `${PATH}/history`, { params: { query: { timeFrame, pageIndex } } }));

export const goalChoicesQuery = (mode: 5 | 10 | 15, nextWeek: boolean) =>
  keepPrevious(
    api.queryOptions('get', `${PATH}/choices`, {
      params: { query: { mode, nextWeek: nextWeek ? 'true' : 'false' } },
    }),
  );

export const goalMomentsQuery = (goalId: string) =>
  api.queryOptions('get', `${PATH}/{goalId}/moments`, { params: { path: { goalId } } });

export const goalGainsQuery = (matchId: string) =>
  api.queryOptions('get', `${PATH}/gains/{matchId}`, { params: { path: { matchId } } });

/** Refetches goals because a game may have been added. */
export function recountGoals(): Promise<void> {
  return refetchQueries(queryClient, weeklyGoalsQuery.queryKey);
}

/** Time frames and their labels in the history. */
export const FRAMES: readonly { frame: TimeFrame; label: string; none: string }[] = [
  {
    frame: TIME_FRAMES.past,
    label: 'Past',
    none: 'Your finished weeks will show up here.',
  },
  { frame: TIME_FRAMES.onGoing, label: 'This week', none: 'No goals running this week.' },
  {
    frame: TIME_FRAMES.future,
    label: 'Upcoming',
    none: 'Nothing planned after this week. This week’s goals carry over automatically.',
  },
];
