import type { CoachingData } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { planSessionsOf } from './coach-sessions.ts';
import { tokenBalance } from './coach-tokens.ts';

/** Coaching sessions that are left: the plan's of this billing month, and those that tokens pay. */
export async function coachingDataOf(db: Executor, userId: string, now: Date): Promise<CoachingData> {
  const { plan, sessions } = await planSessionsOf(db, userId, now);
  const ofPlan = plan.coachingSessions - sessions;
  const ofTokens = Math.floor(await tokenBalance(db, userId, now));
  return {
    // What a larger plan has left behind is not paid back with tokens.
    remainingSession: ofTokens > 0 ? Math.max(0, ofPlan) + ofTokens : ofPlan,
    sessionsPerMonth: plan.coachingSessions,
    sessionMinutes: plan.coachingMinutes,
  };
}
