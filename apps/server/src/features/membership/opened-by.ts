import { type Gate, opensOf, type PlanName, type PlanOpens } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { listPlans, type Plan } from './membership.repository.ts';
import { membershipOf } from './membership-of.ts';

/** What the plan in force opens of each feature now. */
export async function openedBy(
  db: Executor,
  userId: string,
  now: Date,
): Promise<{ plan: Plan; opens: PlanOpens }> {
  const { plan } = await membershipOf(db, userId, now);
  return { plan, opens: opensOf(plan) };
}

/** Names the smallest plan that opens something; null while no plan does. */
export async function openers(
  db: Executor,
): Promise<(isOpen: (opens: PlanOpens) => boolean) => PlanName | null> {
  const plans = await listPlans(db);
  return (isOpen) => plans.find((plan) => isOpen(opensOf(plan)))?.name ?? null;
}

/** What is left out of an answer, with the plan that has it. */
export async function gateOf<Feature extends Gate['feature']>(
  db: Executor,
  feature: Feature,
  isOpen: (access: PlanOpens[Feature]) => boolean,
): Promise<Gate> {
  const opener = await openers(db);
  return { feature, opensWith: opener((opens) => isOpen(opens[feature])) };
}
