import { INVITATION_STATUS, type PlanName } from '@datacoach/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';

/** Seats that the account of `userId` (an SQL expression) has in teams of coaches who hold TeamPlan. */
const seatsOf = (userId: SQL) => sql`team_invitations seat
  join users coach on coach.id = seat.coach_id and coach.plan_name = 'TeamPlan'
  where seat.player_id = ${userId} and seat.status = ${sql.raw(String(INVITATION_STATUS.accepted))}`;

/**
 * Name of the plan that counts for a row of `users`: TeamPlan by a seat (decisions.md 15.5), else the account's own, which
 * stays beneath the seat and is back when that ends. Plain SQL, because it is also selected without a join.
 */
export const planInForce: SQL<PlanName> = sql<PlanName>`(case
  when exists (select 1 from ${seatsOf(sql`users.id`)}) then 'TeamPlan' else users.plan_name end)`;

/** Whether `name` is the plan in force of a row of `users`: for lists, where asking row by row is slow. */
export function holdsPlan(name: PlanName): SQL {
  const seated = sql`users.id in (select seat.player_id from team_invitations seat
    join users coach on coach.id = seat.coach_id and coach.plan_name = 'TeamPlan'
    where seat.player_id is not null and seat.status = ${sql.raw(String(INVITATION_STATUS.accepted))})`;
  return name === 'TeamPlan'
    ? sql`(users.plan_name = ${name} or ${seated})`
    : sql`(users.plan_name = ${name} and not ${seated})`;
}

/** The coach whose TeamPlan an account has a seat in, the longest; null without a seat. */
export async function coachOfSeat(db: Executor, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select coach.id from ${seatsOf(sql`${userId}::uuid`)} order by seat.answered_at, seat.id limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** The coach of each account that has such a seat, by the account. */
export async function coachesOfSeats(db: Executor, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await db.execute<{ player: string; coach: string }>(sql`
    select distinct on (seat.player_id) seat.player_id as player, coach.id as coach
    from team_invitations seat join users coach on coach.id = seat.coach_id and coach.plan_name = 'TeamPlan'
    where seat.player_id in ${userIds} and seat.status = ${sql.raw(String(INVITATION_STATUS.accepted))}
    order by seat.player_id, seat.answered_at, seat.id`);
  return new Map(rows.map(({ player, coach }) => [player, coach]));
}

/** The plan in force as it is written down: trials that have ended since count until somebody ends them. */
export async function planNameOf(db: Executor, userId: string): Promise<PlanName | null> {
  const rows = await db.select({ name: planInForce }).from(users).where(eq(users.id, userId));
  return rows[0]?.name ?? null;
}

/** Coaches whose trial is over, but still written down as the plan that gives this account its seat. */
export async function coachesPastTrial(db: Executor, userId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select trial.user_id as id from memberships trial
    where trial.trial_ends_at <= ${now.toISOString()}::timestamptz
      and trial.user_id in (select seat.coach_id from ${seatsOf(sql`${userId}::uuid`)})`);
  return rows.map(({ id }) => id);
}
