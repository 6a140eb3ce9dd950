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
 * The plan that an account holds now. Every account holds one, Basic from its sign-up on, so its first use writes that
 * down; a trial that has ended is ended here, and so is one of a coach that a seat rests on. Throws ProblemError 401 when the account is gone.
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

/** Lets everybody whose trial is over fall to Basic: nothing but the plan is taken. */
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

/** What an account's uploads and coaching sessions count in: its own plan and billing month, or its team's. */
interface Payer {
  /** The account itself; the coach, whose plan a whole team shares, where it has a seat. */
  payerId: string;
  plan: Plan;
  cycle: BillingCycle;
}

/** Throws ProblemError 401 when the account is gone. */
export async function payerOf(db: Executor, userId: string, now: Date): Promise<Payer> {
  // First of all: a coach's trial that is over ends here, and with it the seat.
  const own = await membershipOf(db, userId, now);
  const payerId = await payerIdOf(db, userId);
  const { plan, anchorAt } = payerId === userId ? own : await membershipOf(db, payerId, now);
  return { payerId, plan, cycle: billingCycle(anchorAt, now) };
}

export async function payerIdOf(db: Executor, userId: string): Promise<string> {
  return (await coachOfSeat(db, userId)) ?? userId;
}

/** What the plan in force opens of each feature now. */
export async function entitlementsOf(
  db: Executor,
  userId: string,
  now: Date,
): Promise<{ plan: Plan; opens: PlanOpens }> {
  const { plan } = await membershipOf(db, userId, now);
  return { plan, opens: opensOf(plan) };
}

/** Names the smallest plan that opens something; null while no plan does. */
export async function entitlementSources(
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
  const opener = await entitlementSources(db);
  return { feature, opensWith: opener((opens) => isOpen(opens[feature])) };
}

/** Throws ProblemError 403 `team-plan-needed` unless this coach holds the team's plan now. */
export async function requireTeamPlan({ db, clock }: Pick<Context, 'db' | 'clock'>, coachId: string) {
  const { planName } = await membershipOf(db, coachId, clock.now());
  if (planName === 'TeamPlan') return;
  throw new ProblemError(
    403,
    'team-plan-needed',
    `This is part of ${PLAN_LABELS.TeamPlan}. Your team, notes and folders are kept.`,
  );
}
