import { type AdminUserRow, RANK_IDS } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { billingCycle, countCycles } from '../membership/index.ts';
import type { UserStanding } from './user-list.repository.ts';

/** Accounts as the list and its file show them. */
export async function describeUsers(
  db: Executor,
  standings: readonly UserStanding[],
  now: Date,
): Promise<AdminUserRow[]> {
  const cycles = standings.map(({ user, anchorAt }) => ({
    userId: user.id,
    cycleStart: billingCycle(anchorAt ?? user.createdAt, now).startsAt,
  }));
  const used = await countCycles(db, cycles);
  return standings.map(({ user, planInForce, replayLimit, trialEndsAt }) => ({
    id: user.id,
    userName: user.userName,
    email: user.email,
    userType: user.userType,
    planName: planInForce,
    replaysUsed: used.get(user.id)?.counted ?? 0,
    replayLimit: replayLimit + (used.get(user.id)?.granted ?? 0),
    trialEndsAt: trialEndsAt !== null && trialEndsAt > now ? trialEndsAt.toISOString() : null,
    bannedAt: user.bannedAt?.toISOString() ?? null,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    rank: highest([user.duelModeRank, user.doublesModeRank, user.standardModeRank]),
  }));
}

function highest(ranks: readonly (string | null)[]): string | null {
  const order = (rank: string | null) => (rank === null ? -1 : RANK_IDS.indexOf(rank));
  return ranks.reduce((one, other) => (order(other) > order(one) ? other : one), null) || null;
}
