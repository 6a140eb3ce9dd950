import type { BodyOf } from '@datacoach/contract';
import { endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { refreshInvitations } from './invitations.ts';

export const linksQuery = endpointQuery('/api/v1/coach/team-links');

/** Invites by address, or returns the URL of a new link. */
export async function createLink(body: BodyOf<'createTeamLink'>): Promise<string | null> {
  const { url } = await server
    .POST('/api/v1/coach/team-links', { body })
    .finally(() => Promise.all([queryClient.invalidateQueries(linksQuery), refreshInvitations()]));
  return url;
}

export async function revokeLink(linkId: string): Promise<void> {
  await server
    .DELETE('/api/v1/coach/team-links/{linkId}', { path: { linkId } })
    .finally(() => queryClient.invalidateQueries(linksQuery));
}

export const linkQuery = (token: string) => ({
  queryKey: ['team-link', token],
  queryFn: () => server.POST('/api/v1/team-links/look-up', { body: { token } }),
});

export const joinTeam = (token: string) =>
  server.POST('/api/v1/team-links/join', { body: { token } }).finally(refreshInvitations);
