import type { PlanName } from '@datacoach/contract';
import { and, asc, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { ledger, memberships, PLAN_EVENTS, plans } from '../../schema/membership.schema.ts';
import { applyPlanEvent, type HeldPlan, type PlanEvent } from './apply-plan-event.ts';
import { planInForce } from './plan-in-force.repository.ts';

export type Plan = typeof plans.$inferSelect;
/** What the account holds itself, and the plan in force, which a seat in a team may enlarge. */
export type Membership = HeldPlan & { plan: Plan };

/** Null while nothing has been written of the account's membership. */
export async function findMembership(db: Executor, userId: string): Promise<Membership | null> {
  const rows = await db
    .select({ held: memberships, planName: users.planName, plan: plans })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(plans, eq(plans.name, planInForce))
    .where(eq(memberships.userId, userId));
  const row = rows[0];
  if (!row) return null;
  const { userId: _owner, ...held } = row.held;
  return { ...held, planName: row.planName, plan: row.plan };
}

/** Begins the membership of an account with its sign-up; nothing when that has been done. */
export async function openMembership(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx
    .select({ at: users.createdAt, planName: users.planName })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return;
  const { at, planName } = user;
  const event = { kind: 'joined', at, planName, endsAt: null, anchorAt: null } as const;
  const { planName: _same, ...held } = applyPlanEvent(null, event);
  const opened = await tx
    .insert(memberships)
    .values({ userId, ...held })
    .onConflictDoNothing()
    .returning({ userId: memberships.userId });
  if (opened.length > 0) await tx.insert(ledger).values({ userId, ...event });
}

/** Makes everybody else wait who wants to change this account's plan or quota. */
export async function lockMembership(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, userId)).for('update');
}

/** Writes a change of plan: the row of the ledger, and the plan held from then on. The membership must be locked. */
export async function recordPlanEvent(
  tx: Transaction,
  userId: string,
  held: HeldPlan,
  event: PlanEvent,
  note: string | null = null,
  subjectId: string | null = null,
): Promise<void> {
  const { planName, ...next } = applyPlanEvent(held, event);
  await tx.insert(ledger).values({ userId, ...event, note, subjectId });
  await tx.update(memberships).set(next).where(eq(memberships.userId, userId));
  await tx.update(users).set({ planName }).where(eq(users.id, userId));
}

/** Changes of plan in their order. */
export async function planEventsOf(db: Executor, userId: string): Promise<PlanEvent[]> {
  const { kind, at, planName, endsAt, anchorAt } = ledger;
  const rows = await db
    .select({ kind, at, planName, endsAt, anchorAt })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), inArray(kind, [...PLAN_EVENTS])))
    .orderBy(asc(ledger.id));
  return rows as PlanEvent[];
}

export async function hasTried(db: Executor, userId: string, planName: PlanName): Promise<boolean> {
  return (await triedPlans(db, userId)).includes(planName);
}

/** Plans that an account has had on trial, with or without a card. */
export async function triedPlans(db: Executor, userId: string): Promise<PlanName[]> {
  const rows = await db
    .selectDistinct({ planName: ledger.planName })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        inArray(ledger.kind, ['trial-started', 'plan-started', 'plan-changed']),
        isNotNull(ledger.endsAt),
      ),
    );
  return rows.flatMap(({ planName }) => planName ?? []);
}

export async function findPlan(db: Executor, name: PlanName): Promise<Plan> {
  const rows = await db.select().from(plans).where(eq(plans.name, name));
  return rows[0]!;
}

/** Every plan, from the lowest tier up. */
export function listPlans(db: Executor): Promise<Plan[]> {
  return db.select().from(plans).orderBy(asc(plans.tier));
}

/** Accounts whose trial has ended. */
export async function endedTrials(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(isNotNull(memberships.trialEndsAt), lte(memberships.trialEndsAt, now)))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Plans held for a time that end between `now` and `before`. */
export async function endingTrials(
  db: Executor,
  now: Date,
  before: Date,
): Promise<{ userId: string; planName: PlanName; endsAt: Date }[]> {
  const { userId, timedPlanName, trialEndsAt } = memberships;
  const rows = await db
    .select({ userId, planName: timedPlanName, endsAt: trialEndsAt })
    .from(memberships)
    .where(and(isNotNull(timedPlanName), gt(trialEndsAt, now), lte(trialEndsAt, before)));
  return rows as { userId: string; planName: PlanName; endsAt: Date }[];
}

/** Everything that the ledger holds of an account, for its owner. */
export function ledgerOf(db: Executor, userId: string) {
  const { kind, at, planName, endsAt, anchorAt, amount, cycleStart, subjectId, note } = ledger;
  return db
    .select({ kind, at, planName, endsAt, anchorAt, amount, cycleStart, subjectId, note })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(asc(ledger.id));
}
