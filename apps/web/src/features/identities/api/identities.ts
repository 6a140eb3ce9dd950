import type { BodyOf, MyIdentity } from '@datacoach/contract';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

export const identitiesQuery = api.queryOptions('get', '/api/v1/identities');

/** Match players who may be the caller: those with the name, or without a name those who recorded the caller's uploads. */
export const candidatesQuery = (name: string | undefined) =>
  api.queryOptions('get', '/api/v1/identities/candidates', {
    params: { query: name === undefined ? {} : { name } },
  });

export type IdentityClaim = BodyOf<'claimIdentity'>;

/** Claims a player ("This is me"), given directly or as one of a match that the caller may see. */
export async function claimPlayer(body: IdentityClaim): Promise<void> {
  const data = await server.POST('/api/v1/identities', { body });
  queryClient.setQueryData(identitiesQuery.queryKey, data);
}

/** Notifies the administrators that another account's player is the caller. */
export async function disputePlayer(identity: string, reason: string): Promise<void> {
  const body = { identity, reason };
  await server.POST('/api/v1/identities/dispute', { body });
}

function keep(own: MyIdentity[]): void {
  queryClient.setQueryData(identitiesQuery.queryKey, own);
}

/** Releases a player ("This is not me"): uploads don't link them again either. */
export async function releasePlayer(identity: string): Promise<void> {
  const data = await server.DELETE('/api/v1/identities', {
    params: { query: { identity } },
  });
  keep(data);
}

/** Links a released player again, as they were. */
export async function relinkPlayer({ identity, isHidden }: MyIdentity): Promise<void> {
  await claimPlayer({ identity });
  if (isHidden) await hidePlayer({ identity, isHidden });
}

/** Shows or hides a verified player's name to others. */
export async function hidePlayer(body: { identity: string; isHidden: boolean }): Promise<void> {
  const data = await server.PUT('/api/v1/identities/hidden', { body });
  keep(data);
}
