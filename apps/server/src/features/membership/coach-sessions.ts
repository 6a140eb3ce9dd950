import type { CoachingData } from '@datacoach/contract';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { billingCycle } from './billing-cycle.ts';
import { tokenBalance } from './coach-tokens.ts';
import { basePlanOfTrial, lockMembership, openMembership, type Plan } from './membership.repository.ts';
import { membershipOf, payerIdOf, payerOf } from './membership-of.ts';
import { countCycle, findTakenSession, insertSessionEvent } from './quota.repository.ts';

/** What an account can pay coaching sessions with. */
export interface SessionMeans {
  /** Of this billing month, never below 0, and how long each is. */
  ofPlan: number;
  minutes: number;
  tokens: number;
}

export async function sessionMeansOf(db: Executor, userId: string, now: Date): Promise<SessionMeans> {
  const { plan, sessions } = await planSessionsOf(db, userId, now);
  return {
    ofPlan: Math.max(0, plan.coachingSessions - sessions),
    minutes: plan.coachingMinutes,
    tokens: await tokenBalance(db, userId, now),
  };
}

/** The plan of who pays an account's sessions, and how many of this billing month are taken: a team shares its coach's. */
export async function planSessionsOf(db: Executor, userId: string, now: Date) {
  const { payerId, plan: inForce, cycle } = await payerOf(db, userId, now);
  const plan = await withPaidSessions(db, payerId, inForce);
  const cycleStart = cycle.startsAt;
  const { sessions } = await countCycle(db, payerId, cycleStart);
  return { payerId, plan, cycleStart, sessions };
}

/** A trial without a card opens what its plan opens, but a person's hour is the base plan's. */
async function withPaidSessions(db: Executor, payerId: string, plan: Plan): Promise<Plan> {
  const base = await basePlanOfTrial(db, payerId);
  if (!base) return plan;
  return { ...plan, coachingSessions: base.coachingSessions, coachingMinutes: base.coachingMinutes };
}

/** The same, kept from other sessions of the account until the transaction ends. */
export async function lockSessionMeans(tx: Transaction, userId: string, now: Date): Promise<SessionMeans> {
  for (const id of new Set([userId, await payerIdOf(tx, userId)])) {
    await openMembership(tx, id);
    await lockMembership(tx, id);
  }
  return sessionMeansOf(tx, userId, now);
}

/** Takes one of the plan's sessions of this month; the means must be locked. */
export async function takeSession(
  tx: Transaction,
  { userId, sessionId, note }: { userId: string; sessionId: string; note: string },
  now: Date,
): Promise<void> {
  const { payerId, cycleStart } = await planSessionsOf(tx, userId, now);
  await insertSessionEvent(tx, {
    userId: payerId,
    kind: 'session-taken',
    subjectId: sessionId,
    cycleStart,
    at: now,
    note,
  });
}

/** Gives a session of the plan back to the month that it was taken of; false where that is over, or its payer gone. */
export async function returnSession(
  tx: Transaction,
  { sessionId, note }: { sessionId: string; note: string },
  now: Date,
): Promise<boolean> {
  const taken = await findTakenSession(tx, sessionId);
  if (!taken) return false;
  const { anchorAt } = await membershipOf(tx, taken.userId, now);
  if (taken.cycleStart.getTime() !== billingCycle(anchorAt, now).startsAt.getTime()) return false;
  await insertSessionEvent(tx, {
    ...taken,
    kind: 'session-returned',
    subjectId: sessionId,
    at: now,
    note,
  });
  return true;
}

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
