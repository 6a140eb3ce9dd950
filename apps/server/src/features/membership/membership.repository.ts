import { INVITATION_STATUS, type PlanName } from '@datacoach/contract';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { ledger, memberships, PLAN_EVENTS, plans } from '../../schema/membership.schema.ts';
import { applyPlanEvent, type HeldPlan, type PlanEvent } from './apply-plan-event.ts';

/** Seats of the account `userId` (an SQL expression) in teams of coaches with TeamPlan. */
const countSeats = (userId: SQL) => sql`team_invitations seat
  join users coach on coach.id = seat.coach_id and coach.plan_name = 'TeamPlan'
  where seat.player_id = ${userId} and seat.status = ${sql.raw(String(INVITATION_STATUS.accepted))}`;

/**
 * Name of the effective plan of a row of `users`: TeamPlan with a seat (decisions.md 15.5), else the account's own,
 * which returns when the seat ends. Plain SQL because it is also selected without a join.
 */
export const currentPlan: SQL<PlanName> = sql<PlanName>`(case
  when exists (select 1 from ${countSeats(sql`users.id`)}) then 'TeamPlan' else users.plan_name end)`;

/** Whether `name` is the effective plan of a row of `users`: for lists, where a query per row is slow. */
export function hasPlan(name: PlanName): SQL {
  const seated = sql`users.id in (select seat.player_id from team_invitations seat
    join users coach on coach.id = seat.coach_id and coach.plan_name = 'TeamPlan'
    where seat.player_id is not null and seat.status = ${sql.raw(String(INVITATION_STATUS.accepted))})`;
  return name === 'TeamPlan'
    ? sql`(users.plan_name = ${name} or ${seated})`
    : sql`(users.plan_name = ${name} and not ${seated})`;
}

/** Returns the coach whose TeamPlan seat an account has had longest; null without a seat. */
export async function findSeatCoach(db: Executor, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select coach.id from ${countSeats(sql`${userId}::uuid`)} order by seat.answered_at, seat.id limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** Returns each account's coach with such a seat, by account. */
export async function listSeatCoaches(db: Executor, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const { rows } = await db.execute<{ player: string; coach: string }>(sql`
    select distinct on (seat.player_id) seat.player_id as player, coach.id as coach
    from team_invitations seat join users coach on coach.id = seat.coach_id and coach.plan_name = 'TeamPlan'
    where seat.player_id in ${userIds} and seat.status = ${sql.raw(String(INVITATION_STATUS.accepted))}
    order by seat.player_id, seat.answered_at, seat.id`);
  return new Map(rows.map(({ player, coach }) => [player, coach]));
}

/** Returns the effective plan as stored: expired trials count until they are ended. */
export async function findPlanName(db: Executor, userId: string): Promise<PlanName | null> {
  const rows = await db.select({ name: currentPlan }).from(users).where(eq(users.id, userId));
  return rows[0]?.name ?? null;
}

/** Returns coaches whose trial is over but is still stored as the plan that gives this account its seat. */
export async function listCoachesPastTrial(db: Executor, userId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select trial.user_id as id from memberships trial
    where trial.trial_ends_at <= ${now.toISOString()}::timestamptz
      and trial.user_id in (select seat.coach_id from ${countSeats(sql`${userId}::uuid`)})`);
  return rows.map(({ id }) => id);
}

export type Plan = typeof plans.$inferSelect;
/** The account's own plan, and the effective plan, which a team seat may enlarge. */
export type Membership = HeldPlan & { plan: Plan };

/** Returns the stored membership; null if there is none yet. */
export async function findMembership(db: Executor, userId: string): Promise<Membership | null> {
  const rows = await db
    .select({ held: memberships, planName: users.planName, plan: plans })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(plans, eq(plans.name, currentPlan))
    .where(eq(memberships.userId, userId));
  const row = rows[0];
  if (!row) return null;
  const { userId: _owner, ...held } = row.held;
  return { ...held, planName: row.planName, plan: row.plan };
}

/** Starts an account's membership at sign-up; does nothing if it exists. */
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

/** Locks this account's plan and quota: other changes wait. */
export async function lockMembership(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ one: sql`1` }).from(memberships).where(eq(memberships.userId, userId)).for('update');
}

/** Locks those of a player and of who pays for them, in the same order everywhere: nobody waits for each other. */
export async function lockMemberships(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of [...new Set(userIds)].toSorted()) await lockMembership(tx, userId);
}

/** Records a plan change: the ledger row, and the plan held from then on. The membership must be locked. */
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

/** Returns plan changes in order. */
export async function listPlanEvents(db: Executor, userId: string): Promise<PlanEvent[]> {
  const { kind, at, planName, endsAt, anchorAt } = ledger;
  const rows = await db
    .select({ kind, at, planName, endsAt, anchorAt })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), inArray(kind, [...PLAN_EVENTS])))
    .orderBy(asc(ledger.id));
  return rows as PlanEvent[];
}

export async function hasTried(db: Executor, userId: string, planName: PlanName): Promise<boolean> {
  return (await listTriedPlans(db, userId)).includes(planName);
}

/** Returns plans an account has tried, with or without a card. */
export async function listTriedPlans(db: Executor, userId: string): Promise<PlanName[]> {
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

/** Returns the plan beneath an active trial without a card; null for every other account. */
export async function findTrialBasePlan(db: Executor, userId: string): Promise<Plan | null> {
  const [held] = await db.select().from(memberships).where(eq(memberships.userId, userId));
  if (!held?.timedPlanName) return null;
  return (await findTimedKind(db, userId)) === 'trial-started' ? findPlan(db, held.basePlanName) : null;
}

/** Returns how an account got its running plan for a limited time; null if it never did. */
export async function findTimedKind(db: Executor, userId: string) {
  const [newest] = await db
    .select({ kind: ledger.kind })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), inArray(ledger.kind, ['trial-started', 'plan-granted'])))
    .orderBy(desc(ledger.id))
    .limit(1);
  return (newest?.kind ?? null) as 'trial-started' | 'plan-granted' | null;
}

export async function deletePlanEvents(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(ledger).where(and(eq(ledger.userId, userId), inArray(ledger.kind, [...PLAN_EVENTS])));
}

/** Returns every plan, lowest tier first. */
export const listPlans = (db: Executor): Promise<Plan[]> => db.select().from(plans).orderBy(asc(plans.tier));

export async function listEndedTrials(db: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(isNotNull(memberships.trialEndsAt), lte(memberships.trialEndsAt, now)))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Returns trials and grants that end between `now` and `before`. */
export async function listEndingTrials(db: Executor, now: Date, before: Date) {
  const { userId, timedPlanName, trialEndsAt } = memberships;
  const rows = await db
    .select({ userId, planName: timedPlanName, endsAt: trialEndsAt })
    .from(memberships)
    .where(and(isNotNull(timedPlanName), gt(trialEndsAt, now), lte(trialEndsAt, before)));
  return rows as { userId: string; planName: PlanName; endsAt: Date }[];
}

export function listLedgerRows(db: Executor, userId: string) {
  const { kind, at, planName, endsAt, anchorAt, amount, cycleStart, subjectId, note } = ledger;
  return db
    .select({ kind, at, planName, endsAt, anchorAt, amount, cycleStart, subjectId, note })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(asc(ledger.id));
}
