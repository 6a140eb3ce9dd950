import type { BodyOf, OwnIdentity } from '@datacoach/contract';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

export const identitiesQuery = api.queryOptions('get', '/api/v1/identities');

/** Players of matches that may be the caller: called so, or without a name those who recorded the own uploads. */
export const candidatesQuery = (name: string | undefined) =>
  api.queryOptions('get', '/api/v1/identities/candidates', {
    params: { query: name === undefined ? {} : { name } },
  });

export type IdentityClaim = BodyOf<'claimIdentity'>;

/** "This is me": a player of matches, or one of a match that the caller may see. */
export async function claimPlayer(body: IdentityClaim): Promise<void> {
  const data = await server.POST('/api/v1/identities', { body });
  queryClient.setQueryData(identitiesQuery.queryKey, data);
}

/** Tells the administrators that a player of another account is the caller. */
export async function disputePlayer(identity: string, reason: string): Promise<void> {
  const body = { identity, reason };
  await server.POST('/api/v1/identities/dispute', { body });
}

function keep(own: OwnIdentity[]): void {
  queryClient.setQueryData(identitiesQuery.queryKey, own);
}

/** "This is not me": uploads do not link them again either. */
export async function releasePlayer(identity: string): Promise<void> {
  const data = await server.DELETE('/api/v1/identities', {
    params: { query: { identity } },
  });
  keep(data);
}

/** Shows a verified player to others as hidden, or no more. */
export async function hidePlayer(body: { identity: string; isHidden: boolean }): Promise<void> {
  const data = await server.PUT('/api/v1/identities/hidden', { body });
  keep(data);
}
