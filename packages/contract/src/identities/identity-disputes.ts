import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { namedObject } from '../named.ts';
import { IDENTITY_PROOFS, identityId } from './identities.ts';

export const DISPUTE_STATES = ['open', 'moved', 'kept'] as const;

export const identityDispute = namedObject('IdentityDispute', {
  id: z.uuid(),
  identity: identityId,
  name: z.string(),
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  raisedAt: z.iso.datetime(),
  raisedBy: z.object({ id: z.uuid(), userName: z.string(), recordedMatches: z.number().int() }),
  /** Null when he has given the player up since. */
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

/** One open dispute a player and account; raising it again changes the reason. */
export const disputeIdentity = defineEndpoint({
  method: 'POST',
  path: '/api/v1/identities/dispute',
  area: 'identities',
  summary: 'Tell the administrators that a player of another account is the caller',
  access: 'account',
  body: z.object({
    identity: identityId,
    reason: z.string().trim().min(1, 'Say why this player is you.').max(1000),
  }),
  responses: { 202: z.object({}) },
  errors: [400, 401, 404, 409, 429],
});

export const listIdentityDisputes = defineEndpoint({
  method: 'GET',
  path: '/api/v1/admin/identity-disputes',
  area: 'identities',
  summary: 'Disputes about who a player is, oldest first',
  access: 'admin',
  permission: { module: 'Users', action: 'View' },
  query: z.object({ state: z.enum(DISPUTE_STATES).default('open') }),
  responses: { 200: z.array(identityDispute) },
  errors: [400, 401, 403],
});

/** `move` gives the player to the account that disputes, `keep` leaves him. */
export const decideIdentityDispute = defineEndpoint({
  method: 'POST',
  path: '/api/v1/admin/identity-disputes/{disputeId}',
  area: 'identities',
  summary: 'Decide a dispute',
  access: 'admin',
  permission: { module: 'Users', action: 'Edit' },
  params: z.object({ disputeId: z.uuid() }),
  body: z.object({ decision: z.enum(['move', 'keep']), note: z.string().trim().max(1000).default('') }),
  responses: { 200: identityDispute },
  errors: [400, 401, 403, 404, 409],
});
