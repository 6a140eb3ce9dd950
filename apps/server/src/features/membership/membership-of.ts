import { type Gate, opensOf, PLAN_LABELS, type PlanName, type PlanOpens } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type BillingCycle, billingCycle } from './billing-cycle.ts';
import {
  coachesPastTrial,
  coachOfSeat,
  endedTrials,
  findMembership,
  listPlans,
  lockMembership,
  type Membership,
  openMembership,
  type Plan,
  recordPlanEvent,
} from './membership.repository.ts';

const AT_ONCE = 100;

/**
 * Returns an account's current plan. Every account has one, Basic since its sign-up, so the first use records it; an
 * expired trial is ended here, and so is that of a coach who provides the seat. Throws ProblemError 401 if the
 * account is gone.
 */
export async function membershipOf(db: Executor, userId: string, now: Date): Promise<Membership> {
  for (const coachId of await coachesPastTrial(db, userId, now)) await membershipOf(db, coachId, now);
  const found = await findMembership(db, userId);
  if (found && !hasEnded(found, now)) return found;
  return db.transaction(async (tx) => {
    await openMembership(tx, userId);
    await endTrial(tx, userId, now);
    const current = await findMembership(tx, userId);
    if (!current) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
    return current;
  });
}

/** Moves everyone whose trial is over to Basic: only the plan changes. */
export async function endTrials(db: Database, now: Date): Promise<void> {
  for (;;) {
    const ended = await endedTrials(db, now, AT_ONCE);
    for (const userId of ended) await membershipOf(db, userId, now);
    if (ended.length < AT_ONCE) return;
  }
}

function hasEnded({ trialEndsAt }: Membership, now: Date): boolean {
  return trialEndsAt !== null && trialEndsAt <= now;
}

async function endTrial(tx: Parameters<typeof lockMembership>[0], userId: string, now: Date): Promise<void> {
  await lockMembership(tx, userId);
  const held = await findMembership(tx, userId);
  if (!held?.trialEndsAt || !hasEnded(held, now)) return;
  const { trialEndsAt: at, basePlanName: planName } = held;
  await recordPlanEvent(tx, userId, held, {
    kind: 'trial-ended',
    at,
    planName,
    endsAt: null,
    anchorAt: null,
  });
}

/** Whose plan and billing month an account's uploads and coaching sessions count toward: its own or its team's. */
interface Payer {
  /** The account itself, or with a seat the coach whose plan the team shares. */
  payerId: string;
  plan: Plan;
  cycle: BillingCycle;
}

/** Throws ProblemError 401 if the account is gone. */
export async function payerOf(db: Executor, userId: string, now: Date): Promise<Payer> {
  // First, because this ends a coach's expired trial, and the seat with it.
  const own = await membershipOf(db, userId, now);
  const payerId = await payerIdOf(db, userId);
  const { plan, anchorAt } = payerId === userId ? own : await membershipOf(db, payerId, now);
  return { payerId, plan, cycle: billingCycle(anchorAt, now) };
}

export async function payerIdOf(db: Executor, userId: string): Promise<string> {
  return (await coachOfSeat(db, userId)) ?? userId;
}

/** Returns what the current plan includes of each feature. */
export async function entitlementsOf(
  db: Executor,
  userId: string,
  now: Date,
): Promise<{ plan: Plan; opens: PlanOpens }> {
  const { plan } = await membershipOf(db, userId, now);
  return { plan, opens: opensOf(plan) };
}

/** Returns a function for the smallest plan that includes something; null if no plan does. */
export async function entitlementSources(
  db: Executor,
): Promise<(isOpen: (opens: PlanOpens) => boolean) => PlanName | null> {
  const plans = await listPlans(db);
  return (isOpen) => plans.find((plan) => isOpen(opensOf(plan)))?.name ?? null;
}

/** Returns what is left out of a response, with the plan that includes it. */
export async function gateOf<Feature extends Gate['feature']>(
  db: Executor,
  feature: Feature,
  isOpen: (access: PlanOpens[Feature]) => boolean,
): Promise<Gate> {
  const opener = await entitlementSources(db);
  return { feature, opensWith: opener((opens) => isOpen(opens[feature])) };
}

/** Throws ProblemError 403 `team-plan-needed` unless this coach currently has the team plan. */
export async function requireTeamPlan({ db, clock }: Pick<Context, 'db' | 'clock'>, coachId: string) {
  const { planName } = await membershipOf(db, coachId, clock.now());
  if (planName === 'TeamPlan') return;
  throw new ProblemError(
    403,
    'team-plan-needed',
    `This is part of ${PLAN_LABELS.TeamPlan}. Your team, notes and folders are kept.`,
  );
}
