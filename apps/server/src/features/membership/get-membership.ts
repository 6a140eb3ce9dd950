import { type Gate, getPlanOpens, PLAN_LABELS, type PlanName, type PlanOpens } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type BillingCycle, calculateBillingCycle } from './billing-cycle.ts';
import {
  findMembership,
  findSeatCoach,
  listCoachesPastTrial,
  listEndedTrials,
  listPlans,
  lockMembership,
  type Membership,
  openMembership,
  type Plan,
  recordPlanEvent,
} from './membership.repository.ts';

const BATCH_SIZE = 100;

/**
 * Returns an account's current plan. Every account has one, Basic since its sign-up, so the first use records it; an
 * expired trial is ended here, and so is that of a coach who provides the seat. Throws ProblemError 401 if the
 * account is gone.
 */
export async function getMembership(db: Executor, userId: string, now: Date): Promise<Membership> {
  for (const coachId of await listCoachesPastTrial(db, userId, now)) await getMembership(db, coachId, now);
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
    const ended = await listEndedTrials(db, now, BATCH_SIZE);
    for (const userId of ended) await getMembership(db, userId, now);
    if (ended.length < BATCH_SIZE) return;
  }
}

const hasEnded = ({ trialEndsAt }: Membership, now: Date) => trialEndsAt !== null && trialEndsAt <= now;

async function endTrial(tx: Parameters<typeof lockMembership>[0], userId: string, now: Date): Promise<void> {
  await lockMembership(tx, userId);
  const membership = await findMembership(tx, userId);
  if (!membership?.trialEndsAt || !hasEnded(membership, now)) return;
  const { trialEndsAt: at, basePlanName: planName } = membership;
  await recordPlanEvent(tx, userId, membership, {
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
export async function getPayer(db: Executor, userId: string, now: Date): Promise<Payer> {
  // First, because this ends a coach's expired trial, and the seat with it.
  const ownMembership = await getMembership(db, userId, now);
  const payerId = await getPayerId(db, userId);
  const { plan, anchorAt } = payerId === userId ? ownMembership : await getMembership(db, payerId, now);
  return { payerId, plan, cycle: calculateBillingCycle(anchorAt, now) };
}

export async function getPayerId(db: Executor, userId: string): Promise<string> {
  return (await findSeatCoach(db, userId)) ?? userId;
}

/** Returns what the current plan includes of each feature. */
export async function getEntitlements(db: Executor, userId: string, now: Date) {
  const { plan } = await getMembership(db, userId, now);
  return { plan, opens: getPlanOpens(plan) };
}

/** Returns a function for the smallest plan that includes something; null if no plan does. */
export async function readEntitlementSources(
  db: Executor,
): Promise<(isOpen: (opens: PlanOpens) => boolean) => PlanName | null> {
  const plans = await listPlans(db);
  return (isOpen) => plans.find((plan) => isOpen(getPlanOpens(plan)))?.name ?? null;
}

/** Returns what is left out of a response, with the plan that includes it. */
export async function getGate<Feature extends Gate['feature']>(
  db: Executor,
  feature: Feature,
  isOpen: (access: PlanOpens[Feature]) => boolean,
): Promise<Gate> {
  const opener = await readEntitlementSources(db);
  return { feature, opensWith: opener((opens) => isOpen(opens[feature])) };
}

/** Options of endpoints that only work while the coach has the team plan. */
export const withTeamPlan = (context: DbAndClock) => ({
  before: ({ userId }: { userId: string }) => requireTeamPlan(context, userId),
});

/** Throws ProblemError 403 `team-plan-needed` unless this coach currently has the team plan. */
export async function requireTeamPlan({ db, clock }: DbAndClock, coachId: string) {
  const { planName } = await getMembership(db, coachId, clock.now());
  if (planName === 'TeamPlan') return;
  throw new ProblemError(
    403,
    'team-plan-needed',
    `This is part of ${PLAN_LABELS.TeamPlan}. Your team, notes and folders are kept.`,
  );
}
