import { type GoalKind, TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import type { paths } from '@datacoach/contract/api';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { askAgain } from '../../../app/query/ask-again.ts';
import { queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/weekly-goals';

/** Goals of this week and the next, and those that wait for their last files. */
export const weeklyGoalsQuery = api.queryOptions('get', PATH);

export function goalHistoryQuery(timeFrame: TimeFrame, pageIndex: number) {
  return {
    ...api.queryOptions('get', `${PATH}/history`, { params: { query: { timeFrame, pageIndex } } }),
    placeholderData: keepPreviousData,
  };
}

export function goalChoicesQuery(mode: 5 | 10 | 15, nextWeek: boolean) {
  return {
    ...api.queryOptions('get', `${PATH}/choices`, {
      params: { query: { mode, nextWeek: nextWeek ? 'true' : 'false' } },
    }),
    placeholderData: keepPreviousData,
  };
}

export function goalMomentsQuery(goalId: string) {
  return api.queryOptions('get', `${PATH}/{goalId}/moments`, { params: { path: { goalId } } });
}

export function goalGainsQuery(matchId: string) {
  return api.queryOptions('get', `${PATH}/gains/{matchId}`, { params: { path: { matchId } } });
}

/** A game may have been added. */
export function recountGoals(): Promise<void> {
  return askAgain(queryClient, weeklyGoalsQuery.queryKey);
}

/** Everything about goals is asked for anew. */
async function refreshGoals(): Promise<void> {
  await Promise.all([
    askAgain(queryClient, weeklyGoalsQuery.queryKey),
    askAgain(queryClient, ['get', `${PATH}/history`]),
    askAgain(queryClient, ['get', `${PATH}/{goalId}/moments`]),
  ]);
}

export type WantedGoal = paths[typeof PATH]['post']['requestBody']['content']['application/json'];

export async function chooseGoal(body: WantedGoal): Promise<{ kind: GoalKind }> {
  const { data, error, response } = await apiClient.POST(PATH, { body });
  if (!data) throw failureOf(response.status, error);
  await refreshGoals();
  return data;
}

export async function dropGoal(goalId: string): Promise<void> {
  const { error, response } = await apiClient.DELETE(`${PATH}/{goalId}`, { params: { path: { goalId } } });
  // Gone is gone, wherever it was dropped.
  if (error && response.status !== 404) throw failureOf(response.status, error);
  await refreshGoals();
}

export async function easeGoal(goalId: string): Promise<void> {
  const { data, error, response } = await apiClient.POST(`${PATH}/{goalId}/ease`, {
    params: { path: { goalId } },
  });
  if (!data) throw failureOf(response.status, error);
  await refreshGoals();
}

export async function declareRest(week: 'this' | 'next', isRest: boolean): Promise<void> {
  const { data, error, response } = await apiClient.PUT(`${PATH}/rest`, { body: { week, isRest } });
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(weeklyGoalsQuery.queryKey, data);
}

/** Time frames as the history names them. */
export const FRAMES: readonly { frame: TimeFrame; label: string; none: string }[] = [
  {
    frame: TIME_FRAMES.past,
    label: 'Past',
    none: 'Weeks that are over stand here with their result, from your first goal on.',
  },
  { frame: TIME_FRAMES.onGoing, label: 'This week', none: 'No goal runs this week.' },
  {
    frame: TIME_FRAMES.future,
    label: 'Coming',
    none: 'Nothing is planned for a later week. Goals of this week go on by themselves.',
  },
];
