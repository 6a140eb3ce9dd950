import type { AdminUser } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { coachingDataOf, payerOf, tokenBalance, uploadRestrictionOf } from '../membership/index.ts';
import { describeUsers } from './describe-users.ts';
import { countFiles, countOpenSignIns, playersOf, providersOf } from './user-facts.repository.ts';
import { standingsOf } from './user-list.repository.ts';

/** An account, opened. Throws ProblemError 404. */
export async function describeUser(db: Executor, userId: string, now: Date): Promise<AdminUser> {
  if ((await standingsOf(db, [userId])).length === 0) throw noSuchAccount();
  // Ends a trial that is over, so before what is shown is read.
  const { plan, cycle } = await payerOf(db, userId, now);
  const standings = await standingsOf(db, [userId]);
  const [standing] = standings;
  const [row] = await describeUsers(db, standings, now);
  if (!standing || !row) throw noSuchAccount();
  const { user } = standing;
  const quota = await uploadRestrictionOf(db, userId, now);
  const coaching = await coachingDataOf(db, userId, now);
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
    coachingSessionsLeft: Math.max(0, coaching.remainingSession),
    coachingTokens: await tokenBalance(db, userId, now),
    signInWays: [...(user.passwordHash === null ? [] : ['password']), ...(await providersOf(db, userId))],
    openSignIns: await countOpenSignIns(db, userId, now),
    players: await playersOf(db, userId),
  };
}

export function noSuchAccount(): ProblemError {
  return new ProblemError(404, 'not-found', 'There is no such account. It may have been deleted.');
}
