import type { PlanName } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { isLarger } from './apply-plan-event.ts';
import { findMembership, lockMembership, openMembership, recordPlanEvent } from './membership.repository.ts';

export interface PaidPlan {
  /** Basic when nothing is paid for any more. */
  planName: PlanName;
  /** First moment of the plan, or last one when it has ended. */
  at: Date;
  /** The billing day from here on; null where it stays. */
  anchorAt: Date | null;
  /** End of a trial that a card was given for. */
  trialEndsAt: Date | null;
  /** Why, for people. */
  note: string;
}

/** Writes down which plan is paid for; nothing when that is what is held already. Answers whether something changed. */
export async function holdPaidPlan(tx: Transaction, userId: string, paid: PaidPlan): Promise<boolean> {
  await openMembership(tx, userId);
  await lockMembership(tx, userId);
  const held = await findMembership(tx, userId);
  if (!held) return false;
  const { planName, at, note } = paid;
  const anchorAt = planName === 'Basic' ? null : paid.anchorAt;
  const movesAnchor = anchorAt !== null && anchorAt.getTime() !== held.anchorAt.getTime();
  if (held.basePlanName === planName && !movesAnchor) return false;
  const kind =
    planName === 'Basic' ? 'plan-ended' : held.basePlanName === 'Basic' ? 'plan-started' : 'plan-changed';
  await recordPlanEvent(tx, userId, held, { kind, at, planName, endsAt: paid.trialEndsAt, anchorAt }, note);
  return true;
}

/** Gives an account a larger plan for a time, besides what it pays for; a longer one of the same plan stays. */
export async function grantPlan(
  tx: Transaction,
  userId: string,
  { planName, endsAt, note }: { planName: PlanName; endsAt: Date; note: string },
  now: Date,
): Promise<void> {
  await openMembership(tx, userId);
  await lockMembership(tx, userId);
  const held = await findMembership(tx, userId);
  if (!held) return;
  const event = { kind: 'plan-granted', at: now, planName, endsAt, anchorAt: null } as const;
  await recordPlanEvent(tx, userId, held, event, note);
}

const DAY_MS = 24 * 60 * 60_000;

export interface PlanDays {
  userId: string;
  planName: PlanName;
  days: number;
  /** What they are for. */
  subjectId: string;
  note: string;
}

/**
 * Gives days of a plan, after those that are left of it for a time. Answers their end; null, and nothing is given, where
 * as much is paid for or something larger is held for a time.
 */
export async function addPlanDays(
  tx: Transaction,
  { userId, planName, days, subjectId, note }: PlanDays,
  now: Date,
): Promise<Date | null> {
  await openMembership(tx, userId);
  await lockMembership(tx, userId);
  const held = await findMembership(tx, userId);
  if (!held || !isLarger(planName, held.basePlanName)) return null;
  const current = held.trialEndsAt !== null && held.trialEndsAt > now ? held.timedPlanName : null;
  if (current !== null && isLarger(current, planName)) return null;
  const from = current === planName ? held.trialEndsAt! : now;
  const endsAt = new Date(from.getTime() + days * DAY_MS);
  const event = { kind: 'plan-granted', at: now, planName, endsAt, anchorAt: null } as const;
  await recordPlanEvent(tx, userId, held, event, note, subjectId);
  return endsAt;
}

/** Takes back days of a plan that is held for a time, as many as are left of them. */
export async function takePlanDays(
  tx: Transaction,
  { userId, planName, days, subjectId, note }: PlanDays,
  now: Date,
): Promise<void> {
  await openMembership(tx, userId);
  await lockMembership(tx, userId);
  const held = await findMembership(tx, userId);
  if (!held?.trialEndsAt || held.timedPlanName !== planName || held.trialEndsAt <= now) return;
  const endsAt = new Date(held.trialEndsAt.getTime() - days * DAY_MS);
  await recordPlanEvent(
    tx,
    userId,
    held,
    endsAt > now
      ? { kind: 'plan-granted', at: now, planName, endsAt, anchorAt: null }
      : { kind: 'trial-ended', at: now, planName: held.basePlanName, endsAt: null, anchorAt: null },
    note,
    subjectId,
  );
}
