import type { BodyOf } from '@datacoach/contract';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { readFlag, writeFlag } from '../../../app/session/stored-flags.ts';

/** The team's assistant coaches; for its head coach. */
export const assistantsQuery = api.queryOptions('get', '/api/v1/coach/assistants');

/** Teams that the coach assists. */
export const assistedTeamsQuery = api.queryOptions('get', '/api/v1/coach/assisted-teams');

export async function saveAssistant(body: BodyOf<'saveAssistant'>): Promise<void> {
  queryClient.setQueryData(assistantsQuery.queryKey, await server.PUT('/api/v1/coach/assistants', { body }));
}

export async function removeAssistant(userId: string): Promise<void> {
  const params = { path: { userId } };
  const left = await server.DELETE('/api/v1/coach/assistants/{userId}', { params });
  queryClient.setQueryData(assistantsQuery.queryKey, left);
}

/** Returns the head coach of the assisted team that is open; null for the coach's own. */
export function openTeam(): string | null {
  return readFlag('assistedTeam') || null;
}

/** Opens an assisted team, or the coach's own, and fetches everything for it. */
export async function switchTeam(coachId: string | null): Promise<void> {
  writeFlag('assistedTeam', coachId ?? '');
  await queryClient.resetQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/v1/') });
}

export async function leaveTeam(coachId: string): Promise<void> {
  const params = { path: { coachId } };
  const left = await server.DELETE('/api/v1/coach/assisted-teams/{coachId}', { params });
  queryClient.setQueryData(assistedTeamsQuery.queryKey, left);
  await switchTeam(null);
}
