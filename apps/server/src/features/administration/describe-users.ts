import { type AdminUserRow, RANK_IDS } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { billingCycle, coachesOfSeats, countCycles } from '../membership/index.ts';
import { standingsOf, type UserStanding } from './user-list.repository.ts';

/** Accounts as the list and its file show them; who has a seat in a team with what all of it has used. */
export async function describeUsers(
  db: Executor,
  standings: readonly UserStanding[],
  now: Date,
): Promise<AdminUserRow[]> {
  const coaches = await coachesOfSeats(
    db,
    standings.map(({ user }) => user.id),
  );
  const payers = await standingsOf(db, [...new Set(coaches.values())]);
  const cycles = [...standings, ...payers].map(({ user, anchorAt }) => ({
    userId: user.id,
    cycleStart: billingCycle(anchorAt ?? user.createdAt, now).startsAt,
  }));
  const used = await countCycles(db, cycles);
  const usedBy = (userId: string) => used.get(coaches.get(userId) ?? userId);
  return standings.map(({ user, planInForce, replayLimit, trialEndsAt }) => ({
    id: user.id,
    userName: user.userName,
    email: user.email,
    userType: user.userType,
    planName: planInForce,
    replaysUsed: usedBy(user.id)?.counted ?? 0,
    replayLimit: replayLimit + (usedBy(user.id)?.granted ?? 0),
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
