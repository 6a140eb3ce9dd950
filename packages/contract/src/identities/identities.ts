import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedObject } from '../named.ts';

const endpoint = defineEndpoints('identities', { access: 'account' });

/** Platform and platform ID as in the game's files: `epic:0f3c…`, `steam:7656…`, `ps4:…`. */
const identityId = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+:.+$/, 'Player not found.');

/** Proof that a player belongs to this account. */
export const IDENTITY_PROOFS = ['epic', 'discord', 'uploads', 'admin'] as const;

/** Own uploads of this many matches recorded by a player link that player, as a claim (decisions.md 16.1). */
export const RECORDED_MATCHES_NEEDED = 2;

/**
 * Files can be forged: they only prove who recorded them if other accounts that are verified by Epic, Discord or an
 * administrator have uploaded the same matches, this many accounts over this many days.
 */
export const AGREEING_ACCOUNTS_NEEDED = 3;
export const AGREEING_DAYS_NEEDED = 7;

/**
 * A player in matches who is the caller. `claimed` counts in the caller's own uploads and in public matches;
 * `verified` also opens matches that teammates share.
 */
const myIdentity = namedObject('MyIdentity', {
  identity: identityId,
  platform: z.string(),
  name: z.string(),
  linkStatus: z.enum(['claimed', 'verified']),
  verifiedBy: z.enum(IDENTITY_PROOFS).nullable(),
  /** Own uploads recorded by this player. */
  recordedMatches: z.number().int(),
  linkedAt: z.iso.datetime(),
  /** Whether others see this player as hidden (decisions.md 16.2). */
  isHidden: z.boolean(),
});
export type MyIdentity = z.infer<typeof myIdentity>;

/** "Is this you?": a player in matches that the caller may see, with their two newest matches there. */
const identityCandidate = namedObject('IdentityCandidate', {
  identity: identityId,
  platform: z.string(),
  name: z.string(),
  /** Whether they recorded own uploads, so are probably the caller. */
  isRecorder: z.boolean(),
  recentGames: z
    .array(z.object({ playedAt: z.iso.datetime().nullable(), map: z.string(), playlist: z.string() }))
    .max(2),
  /** Verified for another account, so it can only be disputed; a claim doesn't stop others. */
  isTaken: z.boolean(),
});
export type IdentityCandidate = z.infer<typeof identityCandidate>;

const answer = z.array(myIdentity);
const path = '/api/v1/identities';

export const getIdentities = endpoint(`GET ${path}`, {
  summary: 'In-game accounts linked to the caller',
  responses: { 200: answer },
});

/**
 * With a name, lists players with exactly this name (case-insensitive) in own uploads and in matches whose uploaders
 * share them; other users' private matches are not searched. Without a name, lists the recorders of the caller's own
 * uploads.
 */
export const getIdentityCandidates = endpoint('GET /api/v1/identities/candidates', {
  summary: '"Is this you?": players who may be the caller',
  query: z.object({ name: z.string().trim().min(2, 'Enter at least 2 characters.').max(64).optional() }),
  responses: { 200: z.array(identityCandidate) },
  errors: [429],
});

/**
 * "This is me": a candidate, or a player in a match that the caller may see ("which one are you?"). Verified at once
 * if there is already proof. 409 `identity-taken` if it is verified for another account, which requires a dispute.
 */
export const claimIdentity = endpoint(`POST ${path}`, {
  summary: 'Link an in-game account',
  body: z.union([
    z.object({ identity: identityId }),
    z.object({ matchId: z.uuid(), playerKey: z.string().max(200) }),
  ]),
  responses: { 200: answer },
  errors: [404, 409, 429],
});

/** "This is not me": also stops uploads from linking them again. */
export const releaseIdentity = endpoint(`DELETE ${path}`, {
  summary: 'Unlink an in-game account',
  query: z.object({ identity: identityId }),
  responses: { 200: answer },
  errors: [404],
});

/** Only for verified players: the owners of files still see the name. */
export const hideIdentity = endpoint('PUT /api/v1/identities/hidden', {
  summary: 'Hide or show a verified player to others',
  body: z.object({ identity: identityId, isHidden: z.boolean() }),
  responses: { 200: answer },
  errors: [404],
});

const hiddenPlayer = namedObject('HiddenPlayer', {
  identity: identityId,
  /** How they proved that the id is theirs. */
  note: z.string(),
  since: z.iso.datetime(),
});

const hiddenPath = '/api/v1/admin/hidden-players';

/** People without an account who asked to be hidden; others hide themselves (`identities/hidden`). */
export const getHiddenPlayers = endpoint(`GET ${hiddenPath}`, {
  summary: 'Players hidden by admins at their request',
  access: { module: 'Users', action: 'View' },
  responses: { 200: z.array(hiddenPlayer) },
});

export const hidePlayer = endpoint(`PUT ${hiddenPath}`, {
  summary: 'Hide or unhide a player who has proved the account is theirs',
  access: { module: 'Users', action: 'Edit' },
  body: z.object({
    identity: identityId,
    isHidden: z.boolean(),
    note: z.string().trim().max(1000).default(''),
  }),
  responses: { 200: z.array(hiddenPlayer) },
});

export const DISPUTE_STATES = ['open', 'moved', 'kept'] as const;

export const identityDispute = namedObject('IdentityDispute', {
  id: z.uuid(),
  identity: identityId,
  name: z.string(),
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  raisedAt: z.iso.datetime(),
  raisedBy: z.object({ id: z.uuid(), userName: z.string(), recordedMatches: z.number().int() }),
  /** Null if they have released the player since. */
  holder: z
    .object({
      id: z.uuid(),
      userName: z.string(),
      verifiedBy: z.enum(IDENTITY_PROOFS).nullable(),
      recordedMatches: z.number().int(),
    })
    .nullable(),
  decidedAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
});

/** One open dispute per player and account; submitting it again changes the reason. */
export const disputeIdentity = endpoint('POST /api/v1/identities/dispute', {
  summary: 'Report that an in-game account linked elsewhere belongs to the caller',
  body: z.object({
    identity: identityId,
    reason: z.string().trim().min(1, 'Say why this player is you.').max(1000),
  }),
  responses: { 202: z.object({}) },
  errors: [404, 409, 429],
});

export const listIdentityDisputes = endpoint('GET /api/v1/admin/identity-disputes', {
  summary: 'Disputes about who a player is, oldest first',
  access: { module: 'Users', action: 'View' },
  query: z.object({ state: z.enum(DISPUTE_STATES).default('open') }),
  responses: { 200: z.array(identityDispute) },
});

/** `move` gives the player to the disputing account, `keep` leaves them. */
export const decideIdentityDispute = endpoint('POST /api/v1/admin/identity-disputes/{disputeId}', {
  summary: 'Decide a dispute',
  access: { module: 'Users', action: 'Edit' },
  body: z.object({ decision: z.enum(['move', 'keep']), note: z.string().trim().max(1000).default('') }),
  responses: { 200: identityDispute },
  errors: [409],
});
