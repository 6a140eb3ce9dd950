import type { Sight } from '@datacoach/contract';
import { endpointQuery, queryClient, server } from '../../../app/api/client.ts';

/** Fetches a player's received invitations, or a coach's sent ones. */
export const invitationsQuery = endpointQuery('/api/v1/coach/invitations');

/** Refetches invitations, also after a refusal: someone else may have answered or withdrawn one. */
export const refreshInvitations = () => queryClient.invalidateQueries(invitationsQuery);

/** Answers an invitation: Accepted 10, Rejected 15; Removed 20 leaves the team. */
export const respondToInvitation = (invitationId: string, invitationStatus: 10 | 15 | 20) =>
  server
    .POST('/api/v1/coach/invitation-respond', { body: { invitationId, invitationStatus } })
    .finally(refreshInvitations);

export const setSight = (invitationId: string, sight: Sight) =>
  server.PUT('/api/v1/coach/sight', { body: { invitationId, sight } }).finally(refreshInvitations);
