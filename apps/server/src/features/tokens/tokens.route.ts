import { MAX_TOKENS, type PersonalToken } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { conflict, notFound, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findUser } from '../auth/index.ts';
import { hashOfToken, newToken } from './authenticate-token.ts';
import { deleteToken, insertToken, type PersonalTokenRow, tokensOf } from './personal-token.repository.ts';

const SHOWN_CHARACTERS = 4;

export function tokenRoutes(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    listTokens: async ({ caller }) => (await tokensOf(db, caller.userId)).map(describeToken),
    createToken: async ({ body, caller }) => {
      const token = newToken();
      const made = {
        userId: caller.userId,
        name: body.name,
        scope: body.scope,
        tokenHash: hashOfToken(token),
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
      const user = await findUser(db, caller.userId);
      if (!user) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
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
