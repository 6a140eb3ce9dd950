import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';

/** Platform and platform id as the game's files write them: `epic:0f3c…`, `steam:7656…`, `ps4:…`. */
export const identityId = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+:.+$/, 'This is no player of a match.');

/** What makes certain that a player is this account's. */
export const IDENTITY_PROOFS = ['epic', 'discord', 'uploads', 'admin'] as const;

/** Own uploads of two matches recorded by the player prove that he is theirs (decisions.md 16.1). */
export const RECORDED_MATCHES_NEEDED = 2;

/**
 * A player of matches that is the caller. `claimed` counts in the caller's own uploads and in public matches;
 * `verified` also opens matches that team-mates share.
 */
export const ownIdentity = namedObject('OwnIdentity', {
  identity: identityId,
  platform: z.string(),
  name: z.string(),
  standing: z.enum(['claimed', 'verified']),
  verifiedBy: z.enum(IDENTITY_PROOFS).nullable(),
  /** Own uploads that this player has recorded, of the RECORDED_MATCHES_NEEDED that verify. */
  recordedMatches: z.number().int(),
  linkedAt: z.iso.datetime(),
  /** Others see this player as hidden (decisions.md 16.2). */
  isHidden: z.boolean(),
});
export type OwnIdentity = z.infer<typeof ownIdentity>;

/** "Is this you?": a player of matches that the caller may see, with his newest two there. */
export const identityCandidate = namedObject('IdentityCandidate', {
  identity: identityId,
  platform: z.string(),
  name: z.string(),
  /** Recorder of own uploads: probably the caller. */
  isRecorder: z.boolean(),
  recentGames: z
    .array(
      z.object({
        playedAt: z.iso.datetime().nullable(),
        map: z.string(),
        playlist: z.string(),
      }),
    )
    .max(2),
  /** Already another account's: can only be disputed. */
  isTaken: z.boolean(),
});
export type IdentityCandidate = z.infer<typeof identityCandidate>;

const answer = z.array(ownIdentity);
const path = '/api/v1/identities';

export const getIdentities = defineEndpoint({
  method: 'GET',
  path,
  area: 'identities',
  summary: 'Players of matches that are the caller',
  access: 'account',
  responses: { 200: answer },
  errors: [401],
});

/**
 * With a name, players of exactly this name (case aside) in own uploads and in matches whose uploaders share them;
 * private matches of others are not looked at. Without a name, who recorded the caller's own uploads.
 */
export const getIdentityCandidates = defineEndpoint({
  method: 'GET',
  path: '/api/v1/identities/candidates',
  area: 'identities',
  summary: '"Is this you?": players that may be the caller',
  access: 'account',
  query: z.object({ name: z.string().trim().min(2, 'Enter at least 2 characters.').max(64).optional() }),
  responses: { 200: z.array(identityCandidate) },
  errors: [400, 401, 429],
});

/**
 * "This is me": a candidate, or a player of a match that the caller may see ("which one are you?"). Verified at once
 * where a proof is there already. 409 `identity-taken` when he is another account's: then dispute.
 */
export const claimIdentity = defineEndpoint({
  method: 'POST',
  path,
  area: 'identities',
  summary: 'Claim a player of matches',
  access: 'account',
  body: z.union([
    z.object({ identity: identityId }),
    z.object({ matchId: z.uuid(), playerKey: z.string().max(200) }),
  ]),
  responses: { 200: answer },
  errors: [400, 401, 404, 409, 429],
});

/** "This is not me": also keeps uploads from linking him again. */
export const giveUpIdentity = defineEndpoint({
  method: 'DELETE',
  path,
  area: 'identities',
  summary: 'Give a player of matches up',
  access: 'account',
  query: z.object({ identity: identityId }),
  responses: { 200: answer },
  errors: [400, 401, 404],
});

/** Only for verified ones: owners of files see the name all the same. */
export const hideIdentity = defineEndpoint({
  method: 'PUT',
  path: '/api/v1/identities/hidden',
  area: 'identities',
  summary: 'Show a verified player to others as hidden, or no more',
  access: 'account',
  body: z.object({ identity: identityId, isHidden: z.boolean() }),
  responses: { 200: answer },
  errors: [400, 401, 404],
});
