import type { BodyOf, TimeFrame } from '@datacoach/contract';
import { api, keepPrevious, server, unlessGone } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

const PATH = '/api/v1/admin/weekly-goals';

export const communityGoalsQuery = (timeFrame: TimeFrame, pageIndex: number) =>
  keepPrevious(api.queryOptions('get', PATH, { params: { query: { timeFrame, pageIndex } } }));

export type CommunityGoalBody = BodyOf<'createCommunityGoal'>;

const refresh = () => refetchQueries(queryClient, ['get', PATH]);

/** Creates a goal or updates the given one, whose version must match. */
export async function saveCommunityGoal(
  body: CommunityGoalBody,
  changed: { id: string; version: number } | null,
): Promise<void> {
  changed
    ? await server.PUT(`${PATH}/{communityGoalId}`, {
        params: { path: { communityGoalId: changed.id } },
        body: { ...body, version: changed.version },
      })
    : await server.POST(PATH, { body });
  await refresh();
}

export async function deleteCommunityGoal(communityGoalId: string): Promise<void> {
  await server
    .DELETE(`${PATH}/{communityGoalId}`, {
      params: { path: { communityGoalId } },
    })
    .catch(unlessGone);
  await refresh();
}
