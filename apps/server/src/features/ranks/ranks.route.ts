import { ENDPOINTS, type RankInfo } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findUser, type User } from '../auth/index.ts';
import { changeProfile } from '../profile/index.ts';
import { describeRanks } from './describe-ranks.ts';
import { celebrated, rankUpsOf } from './rank-ups.ts';
import type { RanksContext } from './ranks-context.ts';
import { storeRanks } from './store-ranks.ts';

export function rankRoutes(app: FastifyInstance, { db, clock, rankProvider }: RanksContext): void {
  /** Does something to the account in one transaction and describes its ranks as they then are. */
  const after = async (
    userId: string,
    change: (tx: Transaction, user: User) => Promise<User | null>,
  ): Promise<RankInfo> =>
    db.transaction(async (tx) => {
      const user = await findUser(tx, userId);
      const changed = user && (await change(tx, user));
      if (!changed) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
      return describeRanks(changed, clock.now());
    });

  registerEndpoint(app, ENDPOINTS.getUserRanks, async ({ caller }) =>
    answer(200, await after(caller.userId, async (_tx, user) => user)),
  );
  registerEndpoint(app, ENDPOINTS.updateRanks, async ({ body, caller }) => {
    const { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard } = body;
    const ranks = { duel, doubles, standard };
    return answer(
      200,
      await after(caller.userId, (tx, user) => storeRanks(tx, user, ranks, 'declared', clock.now())),
    );
  });
  registerEndpoint(app, ENDPOINTS.refreshRanks, async ({ caller }) => {
    const epicUserName = (await findUser(db, caller.userId))?.epicUserName;
    const found = rankProvider && epicUserName ? await rankProvider.ranksOf({ epicUserName }) : null;
    return answer(
      200,
      await after(caller.userId, async (tx, user) =>
        found ? storeRanks(tx, user, found, 'provider', clock.now()) : user,
      ),
    );
  });
  registerEndpoint(app, ENDPOINTS.updateRankUpAnimation, async ({ caller }) =>
    answer(
      200,
      await after(caller.userId, (tx, user) =>
        changeProfile(tx, user.id, { rankUp: celebrated(rankUpsOf(user), clock.now()) }),
      ),
    ),
  );
}
