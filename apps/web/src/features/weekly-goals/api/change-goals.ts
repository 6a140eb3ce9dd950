import type { BodyOf, GoalKind } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';
import { PATH, weeklyGoalsQuery } from './weekly-goals.ts';

/** Everything about goals is asked for anew. */
async function refreshGoals(): Promise<void> {
  await Promise.all([
    askAgain(queryClient, weeklyGoalsQuery.queryKey),
    askAgain(queryClient, ['get', `${PATH}/history`]),
    askAgain(queryClient, ['get', `${PATH}/{goalId}/moments`]),
  ]);
}

export type WantedGoal = BodyOf<'chooseGoal'>;

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
