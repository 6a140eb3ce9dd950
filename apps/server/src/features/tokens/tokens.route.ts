import { createHash, randomBytes } from 'node:crypto';
import { MAX_TOKENS, TOKEN_PREFIX, type TokenScope } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { describeCaller, requireUser } from '../auth/index.ts';
import {
  deleteToken,
  findTokenOwner,
  insertToken,
  listPersonalTokens,
  type PersonalTokenRow,
  recordUse,
} from './personal-token.repository.ts';

const ENDING_LENGTH = 4;

export function tokenRoutes(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    listTokens: async ({ caller }) => (await listPersonalTokens(db, caller.userId)).map(describeToken),
    createToken: async ({ body, caller }) => {
      const token = generateToken();
      const made = {
        userId: caller.userId,
        name: body.name,
        scope: body.scope,
        tokenHash: hashToken(token),
        ending: token.slice(-ENDING_LENGTH),
        createdAt: clock.now(),
      };
      const row = await insertToken(db, made, MAX_TOKENS);
      if (!row) {
        throw conflict(
          'too-many-tokens',
          `You can have up to ${MAX_TOKENS} tokens. Revoke one you don’t use.`,
        );
      }
      return { ...describeToken(row), token };
    },
    revokeToken: async ({ params, caller }) => {
      if (await deleteToken(db, caller.userId, params.tokenId)) return {};
      throw notFound('Token not found. It may have been revoked.');
    },
    tokenOwner: async ({ caller }) => {
      const user = await requireUser(db, caller.userId);
      return { userId: user.id, userName: user.userName };
    },
  });
}

export function describeToken({ id, name, scope, ending, createdAt, lastUsedAt }: PersonalTokenRow) {
  return {
    id,
    name,
    scope,
    ending,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** A program that uploads a folder doesn't need a write per file. */
const USE_RECORD_INTERVAL_MS = 60_000;

/** Returns the account of a personal token; null if it's revoked or its scope doesn't fit the endpoint. */
export async function authenticateToken({ db, clock }: DbAndClock, token: string, scope: TokenScope | null) {
  if (scope === null) return null;
  const owner = await findTokenOwner(db, hashToken(token), scope);
  if (!owner) return null;
  const now = clock.now();
  await recordUse(db, owner.tokenId, now, new Date(now.getTime() - USE_RECORD_INTERVAL_MS));
  return describeCaller(owner.user, owner.tokenId);
}

/** Creates a token: a recognizable prefix and 256 random bits. */
const generateToken = (): string => TOKEN_PREFIX + randomBytes(32).toString('base64url');

export const isPersonalToken = (text: string): boolean => text.startsWith(TOKEN_PREFIX);

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
