import { MAX_TOKENS, type PersonalToken } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { requireUser } from '../auth/index.ts';
import { generateToken, hashToken } from './authenticate-token.ts';
import {
  deleteToken,
  insertToken,
  listPersonalTokens,
  type PersonalTokenRow,
} from './personal-token.repository.ts';

const SHOWN_CHARACTERS = 4;

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
        ending: token.slice(-SHOWN_CHARACTERS),
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

export function describeToken({
  id,
  name,
  scope,
  ending,
  createdAt,
  lastUsedAt,
}: PersonalTokenRow): PersonalToken {
  return {
    id,
    name,
    scope,
    ending,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
