import type { BodyOf } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

export const identitiesQuery = api.queryOptions('get', '/api/v1/identities');

/** Players of matches that may be the caller: called so, or without a name those who recorded the own uploads. */
export function candidatesQuery(name: string | undefined) {
  return api.queryOptions('get', '/api/v1/identities/candidates', {
    params: { query: name === undefined ? {} : { name } },
  });
}

export type IdentityClaim = BodyOf<'claimIdentity'>;

/** "This is me": a player of matches, or one of a match that the caller may see. */
export async function claimPlayer(body: IdentityClaim): Promise<void> {
  const { data, error, response } = await apiClient.POST('/api/v1/identities', { body });
  if (!data) throw failureOf(response.status, error);
  queryClient.setQueryData(identitiesQuery.queryKey, data);
}

/** Tells the administrators that a player of another account is the caller. */
export async function disputePlayer(identity: string, reason: string): Promise<void> {
  const body = { identity, reason };
  const { error, response } = await apiClient.POST('/api/v1/identities/dispute', { body });
  if (error) throw failureOf(response.status, error);
}
