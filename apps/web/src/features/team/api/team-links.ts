import type { BodyOf, TeamInvitation } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import { invitationsQuery } from './invitations.ts';

/** The coach's open invite links. */
export const linksQuery = api.queryOptions('get', '/api/v1/coach/team-links');

/** Invites by address, or returns the URL of a new link. */
export async function createLink(body: BodyOf<'createTeamLink'>): Promise<string | null> {
  const { data, error, response } = await apiClient.POST('/api/v1/coach/team-links', { body });
  await Promise.all([
    queryClient.invalidateQueries(linksQuery),
    queryClient.invalidateQueries(invitationsQuery),
  ]);
  if (!data) throw failureOf(response.status, error);
  return data.url;
}

export async function revokeLink(linkId: string): Promise<void> {
  const { data, error, response } = await apiClient.DELETE('/api/v1/coach/team-links/{linkId}', {
    params: { path: { linkId } },
  });
  if (data) queryClient.setQueryData(linksQuery.queryKey, data);
  else await queryClient.invalidateQueries(linksQuery);
  if (!data) throw failureOf(response.status, error);
}

/** Returns the team that a link is for. */
export function linkQuery(token: string) {
  return {
    queryKey: ['team-link', token],
    queryFn: async () => {
      const { data, error, response } = await apiClient.POST('/api/v1/team-links/look-up', {
        body: { token },
      });
      if (!data) throw failureOf(response.status, error);
      return data;
    },
  };
}

export async function joinTeam(token: string): Promise<TeamInvitation> {
  const { data, error, response } = await apiClient.POST('/api/v1/team-links/join', { body: { token } });
  await queryClient.invalidateQueries(invitationsQuery);
  if (!data) throw failureOf(response.status, error);
  return data;
}
