import { PLAN_LABELS, type PlanTrial } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { membershipOf, type PricedPlan, triedPlans } from '../membership/index.ts';
import type { PlanItem } from './payment-provider.ts';

/** The trial that a card is needed for. Throws ProblemError 409 where there is none, or where it was had before. */
export async function requireTrial(
  db: Executor,
  userId: string,
  plan: PricedPlan,
  { period }: PlanItem,
  now: Date,
): Promise<PlanTrial> {
  const label = PLAN_LABELS[plan.name];
  const offer = plan.trials.find(
    (trial) => trial.rule === 'card' && (trial.period === null || trial.period === period),
  );
  if (!offer) throw trialRefused(`There is no trial of ${label} that is paid like this.`);
  if ((await triedPlans(db, userId)).includes(plan.name)) {
    throw new ProblemError(409, 'trial-used', `You have tried ${label} before.`);
  }
  const held = await membershipOf(db, userId, now);
  if (held.trialEndsAt !== null && held.timedPlanName === plan.name) {
    throw new ProblemError(409, 'trial-used', `You are trying ${label} already.`);
  }
  return offer;
}

export function trialRefused(message: string): ProblemError {
  return new ProblemError(409, 'no-trial', message);
}
