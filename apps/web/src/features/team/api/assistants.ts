import type { BodyOf } from '@datacoach/contract';
import { cacheResponse, endpointQuery, queryClient, server } from '../../../app/api/client.ts';
import { readFlag, writeFlag } from '../../../app/session/stored-flags.ts';

export const assistantsQuery = endpointQuery('/api/v1/coach/assistants');

export const assistedTeamsQuery = endpointQuery('/api/v1/coach/assisted-teams');

export const saveAssistant = (body: BodyOf<'saveAssistant'>) =>
  cacheResponse(assistantsQuery, server.PUT('/api/v1/coach/assistants', { body }));

export const removeAssistant = (userId: string) =>
  cacheResponse(assistantsQuery, server.DELETE('/api/v1/coach/assistants/{userId}', { path: { userId } }));

/** Returns the head coach of the assisted team that is open; null for the coach's own. */
export const openTeam = (): string | null => readFlag('assistedTeam') || null;

/** Opens an assisted team, or the coach's own, and fetches everything for it. */
export async function switchTeam(coachId: string | null): Promise<void> {
  writeFlag('assistedTeam', coachId ?? '');
  await queryClient.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/v1/') });
}

export async function leaveTeam(coachId: string): Promise<void> {
  const left = await server.DELETE('/api/v1/coach/assisted-teams/{coachId}', { path: { coachId } });
  queryClient.setQueryData(assistedTeamsQuery.queryKey, left);
  await switchTeam(null);
}
