import type { CoachingData } from '@datacoach/contract';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { calculateBillingCycle } from './billing-cycle.ts';
import { calculateTokenBalance } from './coach-tokens.ts';
import { getMembership, getPayer, getPayerId } from './get-membership.ts';
import { findTrialBasePlan, lockMemberships, openMembership, type Plan } from './membership.repository.ts';
import { countCycle, findUsedSession, insertSessionEvent } from './quota.repository.ts';

/** How an account can pay for coaching sessions. */
export interface SessionCredits {
  /** Sessions left this billing month, never below 0, and the length of each. */
  ofPlan: number;
  minutes: number;
  tokens: number;
}

export async function getSessionCredits(db: Executor, userId: string, now: Date): Promise<SessionCredits> {
  const { plan, sessions } = await getPlanSessions(db, userId, now);
  return {
    ofPlan: Math.max(0, plan.coachingSessions - sessions),
    minutes: plan.coachingMinutes,
    tokens: await calculateTokenBalance(db, userId, now),
  };
}

/** Returns the plan that pays an account's sessions (a team's: its coach's), and how many were taken. */
export async function getPlanSessions(db: Executor, userId: string, now: Date) {
  const { payerId, plan: inForce, cycle } = await getPayer(db, userId, now);
  const plan = await addPaidSessions(db, payerId, inForce);
  const cycleStart = cycle.startsAt;
  const { sessions } = await countCycle(db, payerId, cycleStart);
  return { payerId, plan, cycleStart, sessions };
}

/** A trial without a card includes the plan's features, but coaching sessions come from the base plan. */
async function addPaidSessions(db: Executor, payerId: string, plan: Plan): Promise<Plan> {
  const base = await findTrialBasePlan(db, payerId);
  if (!base) return plan;
  return { ...plan, coachingSessions: base.coachingSessions, coachingMinutes: base.coachingMinutes };
}

/** Returns the same, locked against other sessions of the account until the transaction ends. */
export async function lockSessionCredits(tx: Transaction, userId: string, now: Date) {
  const payers = [userId, await getPayerId(tx, userId)].toSorted();
  for (const id of payers) await openMembership(tx, id);
  await lockMemberships(tx, payers);
  return getSessionCredits(tx, userId, now);
}

/** Takes one of the plan's sessions this month; the means must be locked. */
export async function spendPlanSession(
  tx: Transaction,
  { userId, sessionId, note }: { userId: string; sessionId: string; note: string },
  now: Date,
): Promise<void> {
  const { payerId, cycleStart } = await getPlanSessions(tx, userId, now);
  await insertSessionEvent(tx, {
    userId: payerId,
    kind: 'session-taken',
    subjectId: sessionId,
    cycleStart,
    at: now,
    note,
  });
}

/** Returns a plan session to the month it was taken from; false if that month is over or its payer gone. */
export async function refundPlanSession(
  tx: Transaction,
  { sessionId, note }: { sessionId: string; note: string },
  now: Date,
): Promise<boolean> {
  const taken = await findUsedSession(tx, sessionId);
  if (!taken) return false;
  const { anchorAt } = await getMembership(tx, taken.userId, now);
  if (taken.cycleStart.getTime() !== calculateBillingCycle(anchorAt, now).startsAt.getTime()) return false;
  await insertSessionEvent(tx, {
    ...taken,
    kind: 'session-returned',
    subjectId: sessionId,
    at: now,
    note,
  });
  return true;
}

/** Returns the remaining coaching sessions: the plan's this billing month, and those paid with tokens. */
export async function readCoachingData(db: Executor, userId: string, now: Date): Promise<CoachingData> {
  const { plan, sessions } = await getPlanSessions(db, userId, now);
  const ofPlan = plan.coachingSessions - sessions;
  const ofTokens = Math.floor(await calculateTokenBalance(db, userId, now));
  return {
    // Sessions overdrawn under a higher plan aren't offset with tokens.
    remainingSession: ofTokens > 0 ? Math.max(0, ofPlan) + ofTokens : ofPlan,
    ofTokens,
    sessionsPerMonth: plan.coachingSessions,
    sessionMinutes: plan.coachingMinutes,
  };
}
