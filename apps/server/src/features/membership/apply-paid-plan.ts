import type { PlanName } from '@datacoach/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isLarger } from './apply-plan-event.ts';
import { findMembership, lockMembership, openMembership, recordPlanEvent } from './membership.repository.ts';

export interface PaidPlan {
  /** Basic once nothing is paid for. */
  planName: PlanName;
  /** Start of the plan, or its end. */
  at: Date;
  /** The billing day from now on; null if unchanged. */
  anchorAt: Date | null;
  /** End of a trial with a card. */
  trialEndsAt: Date | null;
  /** The reason, as text. */
  note: string;
}

/** Returns an account's membership, locked; opens one if there is none. */
async function lockOpenMembership(tx: Transaction, userId: string) {
  await openMembership(tx, userId);
  await lockMembership(tx, userId);
  return findMembership(tx, userId);
}

/** Records the paid plan; does nothing if it is already held. Returns whether something changed. */
export async function applyPaidPlan(tx: Transaction, userId: string, paid: PaidPlan): Promise<boolean> {
  const membership = await lockOpenMembership(tx, userId);
  if (!membership) return false;
  const { planName, at, note } = paid;
  const anchorAt = planName === 'Basic' ? null : paid.anchorAt;
  const movesAnchor = anchorAt !== null && anchorAt.getTime() !== membership.anchorAt.getTime();
  if (membership.basePlanName === planName && !movesAnchor) return false;
  const kind =
    planName === 'Basic'
      ? 'plan-ended'
      : membership.basePlanName === 'Basic'
        ? 'plan-started'
        : 'plan-changed';
  const event = { kind, at, planName, endsAt: paid.trialEndsAt, anchorAt } as const;
  await recordPlanEvent(tx, userId, membership, event, note);
  return true;
}

/** Grants an account a higher plan for a limited time on top of the paid one; a longer grant of the same plan stays. */
export async function grantPlan(
  tx: Transaction,
  userId: string,
  { planName, endsAt, note }: { planName: PlanName; endsAt: Date; note: string },
  now: Date,
): Promise<void> {
  const membership = await lockOpenMembership(tx, userId);
  if (!membership) return;
  const event = { kind: 'plan-granted', at: now, planName, endsAt, anchorAt: null } as const;
  await recordPlanEvent(tx, userId, membership, event, note);
}

export interface PlanDays {
  userId: string;
  planName: PlanName;
  days: number;
  /** What the days are for. */
  subjectId: string;
  note: string;
}

/** Grants days of a plan after an existing grant; returns their end, null if the plan isn't larger. */
export async function addPlanDays(
  tx: Transaction,
  { userId, planName, days, subjectId, note }: PlanDays,
  now: Date,
): Promise<Date | null> {
  const membership = await lockOpenMembership(tx, userId);
  if (!membership || !isLarger(planName, membership.basePlanName)) return null;
  const current =
    membership.trialEndsAt !== null && membership.trialEndsAt > now ? membership.timedPlanName : null;
  if (current !== null && isLarger(current, planName)) return null;
  const from = current === planName ? membership.trialEndsAt! : now;
  const endsAt = new Date(from.getTime() + days * DAY_MS);
  const event = { kind: 'plan-granted', at: now, planName, endsAt, anchorAt: null } as const;
  await recordPlanEvent(tx, userId, membership, event, note, subjectId);
  return endsAt;
}

/** Withdraws days of a granted plan, as many as are left. */
export async function removePlanDays(
  tx: Transaction,
  { userId, planName, days, subjectId, note }: PlanDays,
  now: Date,
): Promise<void> {
  const membership = await lockOpenMembership(tx, userId);
  if (!membership?.trialEndsAt || membership.timedPlanName !== planName || membership.trialEndsAt <= now)
    return;
  const endsAt = new Date(membership.trialEndsAt.getTime() - days * DAY_MS);
  const rest = { at: now, anchorAt: null };
  const event =
    endsAt > now
      ? ({ ...rest, kind: 'plan-granted', planName, endsAt } as const)
      : ({ ...rest, kind: 'trial-ended', planName: membership.basePlanName, endsAt: null } as const);
  await recordPlanEvent(tx, userId, membership, event, note, subjectId);
}
