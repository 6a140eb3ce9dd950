import { type AdminUser, type AdminUserRow, RANK_IDS } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { notFound, type ProblemError } from '../../platform/http/problem-error.ts';
import { hasSecondFactor } from '../auth/index.ts';
import {
  calculateBillingCycle,
  calculateTokenBalance,
  countCycles,
  getPayer,
  getUploadRestriction,
  listSeatCoaches,
  listTokenLots,
  readCoachingData,
} from '../membership/index.ts';
import { countFiles, countOpenSignIns, listPlayers, listProviders } from './user-facts.repository.ts';
import { listUserRows, type UserRow } from './user-list.repository.ts';

/** Returns an account's details. Throws ProblemError 404. */
export async function describeUser(db: Executor, userId: string, now: Date): Promise<AdminUser> {
  if ((await listUserRows(db, [userId])).length === 0) throw accountNotFound();
  // Ends an expired trial, so it runs before the rest is read.
  const { plan, cycle } = await getPayer(db, userId, now);
  const rows = await listUserRows(db, [userId]);
  const [account] = rows;
  const [row] = await describeUsers(db, rows, now);
  if (!account || !row) throw accountNotFound();
  const { user } = account;
  const quota = await getUploadRestriction(db, userId, now);
  const coaching = await readCoachingData(db, userId, now);
  const files = await countFiles(db, userId);
  const { rank: _highest, ...shown } = row;
  return {
    ...shown,
    replaysUsed: quota.filesUploadedCount - quota.filesUploadedWithConsolePlayersCount,
    replayLimit: quota.fileUploadLimitCount,
    withConsolePlayers: quota.filesUploadedWithConsolePlayersCount,
    isFairUse: plan.isFairUse,
    nextCycleAt: cycle.endsAt.toISOString(),
    platform: user.platform,
    epicUserName: user.epicUserName,
    timeZone: user.timeZone,
    banReason: user.banReason,
    ranks: { duel: user.duelModeRank, doubles: user.doublesModeRank, standard: user.standardModeRank },
    replays: files.all,
    failedReplays: files.failed,
    replayBytes: files.bytes,
    coachingSessionsLeft: Math.max(0, coaching.remainingSession),
    coachingTokens: await calculateTokenBalance(db, userId, now),
    nextTokenEndsAt: (await listTokenLots(db, userId, now))[0]?.endsAt.toISOString() ?? null,
    signInWays: [...(user.passwordHash === null ? [] : ['password']), ...(await listProviders(db, userId))],
    secondFactor: (await hasSecondFactor(db, userId)) ? 'on' : user.secondFactorDue ? 'due' : 'off',
    openSignIns: await countOpenSignIns(db, userId, now),
    players: await listPlayers(db, userId),
  };
}

export const accountNotFound = (): ProblemError => notFound('Account not found. It may have been deleted.');

/** Returns accounts as in the list and its CSV file; team members with the usage of the whole team. */
export async function describeUsers(
  db: Executor,
  rows: readonly UserRow[],
  now: Date,
): Promise<AdminUserRow[]> {
  const ids = rows.map(({ user }) => user.id);
  const coaches = await listSeatCoaches(db, ids);
  const payers = await listUserRows(db, [...new Set(coaches.values())]);
  const cycles = [...rows, ...payers].map(({ user, anchorAt }) => ({
    userId: user.id,
    cycleStart: calculateBillingCycle(anchorAt ?? user.createdAt, now).startsAt,
  }));
  const used = await countCycles(db, cycles);
  const getUsage = (userId: string) => used.get(coaches.get(userId) ?? userId);
  return rows.map(({ user, planInForce, replayLimit, trialEndsAt }) => ({
    id: user.id,
    userName: user.userName,
    email: user.email,
    userType: user.userType,
    planName: planInForce,
    replaysUsed: getUsage(user.id)?.counted ?? 0,
    replayLimit: replayLimit + (getUsage(user.id)?.granted ?? 0),
    trialEndsAt: trialEndsAt !== null && trialEndsAt > now ? trialEndsAt.toISOString() : null,
    bannedAt: user.bannedAt?.toISOString() ?? null,
    isEmailConfirmed: user.emailConfirmedAt !== null,
    createdAt: user.createdAt.toISOString(),
    lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
    rank: findHighestRank([user.duelModeRank, user.doublesModeRank, user.standardModeRank]),
  }));
}

function findHighestRank(ranks: readonly (string | null)[]): string | null {
  const getRankOrder = (rank: string | null) => (rank === null ? -1 : RANK_IDS.indexOf(rank));
  return ranks.reduce((one, other) => (getRankOrder(other) > getRankOrder(one) ? other : one), null) || null;
}
