import { PLAN_LABELS, type PlanName, type TrialDays } from '@datacoach/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict } from '../../platform/http/problem-error.ts';
import { getMembership } from './get-membership.ts';
import { findPlan, hasTried, lockMembership, recordPlanEvent } from './membership.repository.ts';

export interface Trial {
  userId: string;
  planName: PlanName;
  days: TrialDays;
  /** The reason, as text: the code that granted it. */
  note: string;
}

/**
 * Starts a trial of a higher plan: one trial per plan, and at its end back to Basic with all data kept. Throws
 * ProblemError 409 `trial-used` after an earlier trial of the plan, `plan-not-larger` if the account has it or a
 * larger one.
 */
export async function startTrial(db: Executor, { userId, planName, days, note }: Trial, now: Date) {
  await getMembership(db, userId, now);
  await db.transaction(async (tx) => {
    await lockMembership(tx, userId);
    const membership = await getMembership(tx, userId, now);
    const label = PLAN_LABELS[planName];
    if (await hasTried(tx, userId, planName)) throw conflict('trial-used', `You already tried ${label}.`);
    if ((await findPlan(tx, planName)).tier <= membership.plan.tier) {
      throw conflict('plan-not-larger', `Your plan already includes everything in ${label}.`);
    }
    const endsAt = new Date(now.getTime() + days * DAY_MS);
    const event = { kind: 'trial-started', at: now, planName, endsAt, anchorAt: null } as const;
    await recordPlanEvent(tx, userId, membership, event, note);
  });
}
