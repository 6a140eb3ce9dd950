import type { Sight, TeamInvitation } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

/** Received invitations for a player, sent ones for a coach. */
export const invitationsQuery = api.queryOptions('get', '/api/v1/coach/invitations');

/** Accepted 10, Rejected 15; Removed 20 leaves the team. */
export async function respondToInvitation(
  invitationId: string,
  invitationStatus: 10 | 15 | 20,
): Promise<TeamInvitation> {
  const { data, error, response } = await apiClient.POST('/api/v1/coach/invitation-respond', {
    body: { invitationId, invitationStatus },
  });
  // Somebody else may have answered or taken it back: what is true now is read again either way.
  await queryClient.invalidateQueries(invitationsQuery);
  if (!data) throw failureOf(response.status, error);
  return data;
}

/** Says how far back the coach sees. */
export async function setSight(invitationId: string, sight: Sight): Promise<void> {
  const { data, error, response } = await apiClient.PUT('/api/v1/coach/sight', {
    body: { invitationId, sight },
  });
  await queryClient.invalidateQueries(invitationsQuery);
  if (!data) throw failureOf(response.status, error);
}
