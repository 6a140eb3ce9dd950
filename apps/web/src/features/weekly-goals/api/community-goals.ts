import type { BodyOf, TimeFrame } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/admin/weekly-goals';

export function communityGoalsQuery(timeFrame: TimeFrame, pageIndex: number) {
  return {
    ...api.queryOptions('get', PATH, { params: { query: { timeFrame, pageIndex } } }),
    placeholderData: keepPreviousData,
  };
}

export type CommunityGoalBody = BodyOf<'createCommunityGoal'>;

const refresh = () => askAgain(queryClient, ['get', PATH]);

/** Makes a goal, or changes the one that is given; which has to be of the version that was read. */
export async function saveCommunityGoal(
  body: CommunityGoalBody,
  changed: { id: string; version: number } | null,
): Promise<void> {
  const { data, error, response } = changed
    ? await apiClient.PUT(`${PATH}/{communityGoalId}`, {
        params: { path: { communityGoalId: changed.id } },
        body: { ...body, version: changed.version },
      })
    : await apiClient.POST(PATH, { body });
  if (!data) throw failureOf(response.status, error);
  await refresh();
}

export async function deleteCommunityGoal(communityGoalId: string): Promise<void> {
  const { error, response } = await apiClient.DELETE(`${PATH}/{communityGoalId}`, {
    params: { path: { communityGoalId } },
  });
  // Gone is gone, whoever deleted it.
  if (error && response.status !== 404) throw failureOf(response.status, error);
  await refresh();
}
