import type { BodyOf, TimeFrame } from '@datacoach/contract';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';

const PATH = '/api/v1/admin/weekly-goals';

export const communityGoalsQuery = (timeFrame: TimeFrame, pageIndex: number) =>
  keepPrevious(endpointQuery(PATH, { query: { timeFrame, pageIndex } }));

export type CommunityGoalBody = BodyOf<'createCommunityGoal'>;

const refresh = () => refetchQueries([PATH]);

/** Creates a goal or updates the given one, whose version must match. */
export async function saveCommunityGoal(
  body: CommunityGoalBody,
  changed: { id: string; version: number } | null,
): Promise<void> {
  changed
    ? await server.PUT(`${PATH}/{communityGoalId}`, {
        path: { communityGoalId: changed.id },
        body: { ...body, version: changed.version },
      })
    : await server.POST(PATH, { body });
  await refresh();
}

export async function deleteCommunityGoal(communityGoalId: string): Promise<void> {
  await server.DELETE(`${PATH}/{communityGoalId}`, { path: { communityGoalId } }).catch(ignoreNotFound);
  await refresh();
}
