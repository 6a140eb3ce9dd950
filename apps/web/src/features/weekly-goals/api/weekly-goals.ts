import type { BodyOf, GoalKind, TimeFrame } from '@datacoach/contract';
import {
  cacheResponse,
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';
import { oneOf, parseSearch, type SearchOf } from '../../../app/navigation/search-params.ts';

/** Open tab of the goals drawer, stored in the dashboard's URL. */
const GOALS_VIEWS = ['week', 'choose', 'history'] as const;
export type GoalsView = (typeof GOALS_VIEWS)[number];

const PARTS = { goals: oneOf(GOALS_VIEWS) };
export type GoalsSearch = SearchOf<typeof PARTS>;

export const parseGoalsSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);

export const PATH = '/api/v1/weekly-goals';

/** Fetches this week's and next week's goals, and those waiting for late uploads. */
export const weeklyGoalsQuery = endpointQuery(PATH);

/** Refetches goals because a game may have been added. */
export const refetchGoals = (): Promise<void> => refetchQueries(weeklyGoalsQuery.queryKey);

export const goalHistoryQuery = (timeFrame: TimeFrame, pageIndex: number) =>
  keepPrevious(endpointQuery(`${PATH}/history`, { query: { timeFrame, pageIndex } }));

export const goalChoicesQuery = (mode: 5 | 10 | 15, nextWeek: boolean) =>
  keepPrevious(endpointQuery(`${PATH}/choices`, { query: { mode, nextWeek: nextWeek ? 'true' : 'false' } }));

export const goalMomentsQuery = (goalId: string) =>
  endpointQuery(`${PATH}/{goalId}/moments`, { path: { goalId } });

export const goalGainsQuery = (matchId: string) =>
  endpointQuery(`${PATH}/gains/{matchId}`, { path: { matchId } });

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
  await server.DELETE(`${PATH}/{goalId}`, { path: { goalId } }).catch(ignoreNotFound);
  await refreshGoals();
}

export async function easeGoal(goalId: string): Promise<void> {
  await server.POST(`${PATH}/{goalId}/ease`, { path: { goalId } });
  await refreshGoals();
}

export const declareRest = (week: 'this' | 'next', isRest: boolean) =>
  cacheResponse(weeklyGoalsQuery, server.PUT(`${PATH}/rest`, { body: { week, isRest } }));
