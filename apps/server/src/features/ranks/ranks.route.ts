import { RANK_IDS, type RankedMode, type RankInfo } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpoints, registerEndpointsWith } from '../../platform/http/register-endpoint.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { findUser, type User } from '../auth/index.ts';
import { updateProfile } from '../profile/index.ts';
import { describeRanks, getRankUps, markCelebrated, storeRanks } from './ranks.ts';

/** The page is waiting for it. */
const RESPONSE_TIMEOUT_MS = 5000;

const rank = z
  .string()
  .refine((id) => RANK_IDS.includes(id))
  .optional();
const ranks = z.object({ duel: rank, doubles: rank, standard: rank });

/** Returns a provider over HTTP: `GET <url>/<Epic user name>` answers `{ duel, doubles, standard }` with rank ids. */
function createHttpRankProvider(url: string, logger: Logger): RankProvider {
  return {
    async listRanks({ epicUserName }) {
      // In an address these would lead to another page of the service.
      if (['.', '..'].includes(epicUserName)) return null;
      try {
        const address = `${url}/${encodeURIComponent(epicUserName)}`;
        const answer = await fetch(address, {
          signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
          redirect: 'error',
        });
        if (answer.status === 404) return null;
        const { duel, doubles, standard } = ranks.parse(await answer.json());
        return { ...(duel && { duel }), ...(doubles && { doubles }), ...(standard && { standard }) };
      } catch (error) {
        logger.warn({ err: error }, 'rank provider');
        return null;
      }
    },
  };
}

/** A service for ranks, which replays don't contain. */
interface RankProvider {
  /** Returns rank ids by mode, as far as the service knows them; null if it doesn't know the player or doesn't respond. */
  listRanks(player: { epicUserName: string }): Promise<Partial<Record<RankedMode, string>> | null>;
}

export function rankRoutes(app: FastifyInstance, { db, clock, config, logger, rateLimits }: Context): void {
  const provider = config.rankProviderUrl ? createHttpRankProvider(config.rankProviderUrl, logger) : null;
  /** Changes the account in one transaction and returns its updated ranks. */
  const changeAndDescribe = async (
    userId: string,
    change: (tx: Transaction, user: User) => Promise<User | null>,
  ): Promise<RankInfo> =>
    db.transaction(async (tx) => {
      const user = await findUser(tx, userId);
      const changed = user && (await change(tx, user));
      if (!changed) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
      return describeRanks(changed, clock.now(), provider !== null);
    });
  registerEndpoints(app, {
    getUserRanks: ({ caller }) => changeAndDescribe(caller.userId, async (_tx, user) => user),
    updateRanks: async ({ body, caller }) => {
      const { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard } = body;
      const ranks = { duel, doubles, standard };
      return await changeAndDescribe(caller.userId, (tx, user) =>
        storeRanks(tx, user, ranks, 'declared', clock.now()),
      );
    },
    updateRankUpAnimation: ({ caller }) =>
      changeAndDescribe(caller.userId, (tx, user) =>
        updateProfile(tx, user.id, { rankUp: markCelebrated(getRankUps(user), clock.now()) }),
      ),
  });
  registerEndpointsWith(
    app,
    { config: limitRoute(rateLimits.lookUp) },
    {
      refreshRanks: async ({ caller }) => {
        const epicUserName = (await findUser(db, caller.userId))?.epicUserName;
        const found = provider && epicUserName ? await provider.listRanks({ epicUserName }) : null;
        return await changeAndDescribe(caller.userId, async (tx, user) =>
          found ? storeRanks(tx, user, found, 'provider', clock.now()) : user,
        );
      },
    },
  );
}
