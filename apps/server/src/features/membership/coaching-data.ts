import type { CoachingData } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { billingCycle } from './billing-cycle.ts';
import { membershipOf } from './membership-of.ts';
import { countCycle } from './quota.repository.ts';

/** Coaching sessions of the plan that are left in this billing month. */
export async function coachingDataOf(db: Executor, userId: string, now: Date): Promise<CoachingData> {
  const { plan, anchorAt } = await membershipOf(db, userId, now);
  const { sessions } = await countCycle(db, userId, billingCycle(anchorAt, now).startsAt);
  return {
    remainingSession: plan.coachingSessions - sessions,
    sessionsPerMonth: plan.coachingSessions,
    sessionMinutes: plan.coachingMinutes,
  };
}
