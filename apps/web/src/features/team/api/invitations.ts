import type { Sight, TeamInvitation } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

/** Fetches a player's received invitations, or a coach's sent ones. */
export const invitationsQuery = api.queryOptions('get', '/api/v1/coach/invitations');

/** Answers an invitation: Accepted 10, Rejected 15; Removed 20 leaves the team. */
export async function respondToInvitation(
  invitationId: string,
  invitationStatus: 10 | 15 | 20,
): Promise<TeamInvitation> {
  const { data, error, response } = await apiClient.POST('/api/v1/coach/invitation-respond', {
    body: { invitationId, invitationStatus },
  });
  // Refetch in any case: someone else may have answered or withdrawn it.
  await queryClient.invalidateQueries(invitationsQuery);
  if (!data) throw failureOf(response.status, error);
  return data;
}

/** Sets how far back the coach can see. */
export async function setSight(invitationId: string, sight: Sight): Promise<void> {
  const { data, error, response } = await apiClient.PUT('/api/v1/coach/sight', {
    body: { invitationId, sight },
  });
  await queryClient.invalidateQueries(invitationsQuery);
  if (!data) throw failureOf(response.status, error);
}
