import type { BodyOf, GoalKind } from '@datacoach/contract';
import { ignoreGone, server } from '../../../app/api/client.ts';
import { cacheAnswer, refetchQueries } from '../../../app/query-client.ts';
import { PATH, weeklyGoalsQuery } from './weekly-goals.ts';

async function refreshGoals(): Promise<void> {
  await refetchQueries([PATH, `${PATH}/history`, `${PATH}/{goalId}/moments`]);
}

export type GoalRequest = BodyOf<'chooseGoal'>;

export async function chooseGoal(body: GoalRequest): Promise<{ kind: GoalKind }> {
  const data = await server.POST(PATH, { body });
  await refreshGoals();
  return data;
}

export async function dropGoal(goalId: string): Promise<void> {
  await server.DELETE(`${PATH}/{goalId}`, { path: { goalId } }).catch(ignoreGone);
  await refreshGoals();
}

export async function easeGoal(goalId: string): Promise<void> {
  await server.POST(`${PATH}/{goalId}/ease`, { path: { goalId } });
  await refreshGoals();
}

export const declareRest = (week: 'this' | 'next', isRest: boolean) =>
  cacheAnswer(weeklyGoalsQuery, server.PUT(`${PATH}/rest`, { body: { week, isRest } }));
