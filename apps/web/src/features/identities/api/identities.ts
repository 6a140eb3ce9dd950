import type { BodyOf, MyIdentity } from '@datacoach/contract';
import { cacheResponse, endpointQuery, server } from '../../../app/api/client.ts';

export const identitiesQuery = endpointQuery('/api/v1/identities');

/** Match players who may be the caller: those with the name, or without a name those who recorded the caller's uploads. */
export const candidatesQuery = (name: string | undefined) =>
  endpointQuery('/api/v1/identities/candidates', { query: name === undefined ? {} : { name } });

export type IdentityClaim = BodyOf<'claimIdentity'>;

/** Claims a player ("This is me"), given directly or as one of a match that the caller may see. */
export const claimPlayer = (body: IdentityClaim) =>
  cacheResponse(identitiesQuery, server.POST('/api/v1/identities', { body }));

/** Notifies the administrators that another account's player is the caller. */
export const disputePlayer = (identity: string, reason: string) =>
  server.POST('/api/v1/identities/dispute', { body: { identity, reason } });

/** Releases a player ("This is not me"): uploads don't link them again either. */
export const releasePlayer = (identity: string) =>
  cacheResponse(identitiesQuery, server.DELETE('/api/v1/identities', { query: { identity } }));

export async function relinkPlayer({ identity, isHidden }: MyIdentity): Promise<void> {
  await claimPlayer({ identity });
  if (isHidden) await hidePlayer({ identity, isHidden });
}

export const hidePlayer = (body: { identity: string; isHidden: boolean }) =>
  cacheResponse(identitiesQuery, server.PUT('/api/v1/identities/hidden', { body }));

/** Platforms as the game's files write them (`PLATFORMS` of the decoder). */
const NAMES: Readonly<Record<string, string>> = {
  steam: 'Steam',
  ps4: 'PlayStation',
  xbox: 'Xbox',
  qq: 'QQ',
  switch: 'Switch',
  psynet: 'PsyNet',
  epic: 'Epic',
};

export const getPlatformName = (platform: string): string => NAMES[platform] ?? platform;
