import type { BodyOf, GoalKind } from '@datacoach/contract';
import { server, unlessGone } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';
import { PATH, weeklyGoalsQuery } from './weekly-goals.ts';

/** Refetches everything about goals. */
async function refreshGoals(): Promise<void> {
  await Promise.all([
    refetchQueries(queryClient, weeklyGoalsQuery.queryKey),
    refetchQueries(queryClient, ['get', `${PATH}/history`]),
    refetchQueries(queryClient, ['get', `${PATH}/{goalId}/moments`]),
  ]);
}

export type GoalRequest = BodyOf<'chooseGoal'>;

export async function chooseGoal(body: GoalRequest): Promise<{ kind: GoalKind }> {
  const data = await server.POST(PATH, { body });
  await refreshGoals();
  return data;
}

export async function dropGoal(goalId: string): Promise<void> {
  await server.DELETE(`${PATH}/{goalId}`, { params: { path: { goalId } } }).catch(unlessGone);
  await refreshGoals();
}

export async function easeGoal(goalId: string): Promise<void> {
  await server.POST(`${PATH}/{goalId}/ease`, {
    params: { path: { goalId } },
  });
  await refreshGoals();
}

export async function declareRest(week: 'this' | 'next', isRest: boolean): Promise<void> {
  const data = await server.PUT(`${PATH}/rest`, { body: { week, isRest } });
  queryClient.setQueryData(weeklyGoalsQuery.queryKey, data);
}
