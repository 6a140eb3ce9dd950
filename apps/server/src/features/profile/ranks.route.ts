import { ENDPOINTS, type RankInfo } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findUser, type User } from '../auth/index.ts';
import { changeProfile, type ProfileChanges } from './profile.repository.ts';
import type { ProfileContext } from './profile-context.ts';
import { celebrated, describeRanks, rankChanges } from './ranks.ts';

export function rankRoutes(app: FastifyInstance, { db, clock, rankProvider }: ProfileContext): void {
  /** Stores what `changesOf` makes of the account, and describes it. */
  const change = async (
    userId: string,
    changesOf: (user: User) => ProfileChanges | null,
  ): Promise<RankInfo> =>
    db.transaction(async (tx) => {
      const user = await findUser(tx, userId);
      if (!user) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
      const changes = changesOf(user);
      const changed = changes ? await changeProfile(tx, userId, changes) : user;
      return describeRanks(changed ?? user, clock.now());
    });

  registerEndpoint(app, ENDPOINTS.getUserRanks, async ({ caller }) =>
    answer(200, await change(caller.userId, () => null)),
  );
  registerEndpoint(app, ENDPOINTS.updateRanks, async ({ body, caller }) => {
    const { duelModeRank: duel, doublesModeRank: doubles, standardModeRank: standard } = body;
    const given = { duel, doubles, standard };
    return answer(
      200,
      await change(caller.userId, (user) => rankChanges(user, given, 'declared', clock.now())),
    );
  });
  registerEndpoint(app, ENDPOINTS.refreshRanks, async ({ caller }) => {
    const epicUserName = (await findUser(db, caller.userId))?.epicUserName;
    const found = rankProvider && epicUserName ? await rankProvider.ranksOf({ epicUserName }) : null;
    return answer(
      200,
      await change(caller.userId, (user) => found && rankChanges(user, found, 'provider', clock.now())),
    );
  });
  registerEndpoint(app, ENDPOINTS.updateRankUpAnimation, async ({ caller }) =>
    answer(200, await change(caller.userId, (user) => ({ rankUp: celebrated(user) }))),
  );
}
