import { SESSION_PAGE_SIZE, SESSION_STATUS, type SessionStatus, SLOT_STEP_MS } from '@datacoach/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, insertRow, listBy, lockBy, upsertRow } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { coachEarnings, coachSessionQuarters, coachSessions } from '../../schema/coaching.schema.ts';

export type SessionRow = typeof coachSessions.$inferSelect;
export type NewSession = typeof coachSessions.$inferInsert;
/** With the player's current name. */
export type NamedSession = SessionRow & { playerName: string };

/** Statuses of sessions that haven't ended. */
export const OPEN_STATUSES: readonly SessionStatus[] = [SESSION_STATUS.requested, SESSION_STATUS.booked];
const isOpen = inArray(coachSessions.status, [...OPEN_STATUSES]);

const selectWithNames = (db: Executor) =>
  db
    .select({ session: coachSessions, playerName: users.userName })
    .from(coachSessions)
    .innerJoin(users, eq(users.id, coachSessions.playerId))
    .$dynamic();
const toNamedSession = ({
  session,
  playerName,
}: {
  session: SessionRow;
  playerName: string;
}): NamedSession => ({
  ...session,
  playerName,
});

export async function findSession(db: Executor, id: string): Promise<NamedSession | null> {
  const [row] = await selectWithNames(db).where(eq(coachSessions.id, id));
  return row ? toNamedSession(row) : null;
}

export const lockSession = lockBy(coachSessions, 'id');
export const insertSession = insertRow(coachSessions);

export async function updateSession(tx: Transaction, id: string, part: Partial<NewSession>): Promise<void> {
  await tx
    .update(coachSessions)
    .set({ ...part, version: sql`${coachSessions.version} + 1` })
    .where(eq(coachSessions.id, id));
}

/** Returns a page of a player's or coach's sessions: upcoming ones, soonest first, or past ones, newest first. */
export async function listSessionPage(
  db: Executor,
  { userId, status }: { userId?: string | undefined; status?: SessionStatus | undefined },
  show: 'coming' | 'over' | 'all',
  pageIndex: number,
): Promise<{ rows: NamedSession[]; total: number }> {
  const mine = userId && or(eq(coachSessions.playerId, userId), eq(coachSessions.coachId, userId));
  const where = and(
    mine || undefined,
    status && eq(coachSessions.status, status),
    show === 'all' ? undefined : show === 'coming' ? isOpen : sql`not ${isOpen}`,
  );
  const order =
    show === 'coming'
      ? [asc(coachSessions.endsAt), asc(coachSessions.id)]
      : [desc(coachSessions.endsAt), asc(coachSessions.id)];
  const rows = await selectWithNames(db)
    .where(where)
    .orderBy(...order)
    .limit(SESSION_PAGE_SIZE)
    .offset(pageIndex * SESSION_PAGE_SIZE);
  return { rows: rows.map(toNamedSession), total: await db.$count(coachSessions, where) };
}

/** Returns the taken quarter hours (in ms) in a time, by person, without those of the session `without`. */
export async function listReservedQuarters(
  db: Executor,
  personIds: readonly string[],
  { from, to, without = null }: { from: Date; to: Date; without?: string | null },
): Promise<(personId: string) => ReadonlySet<number>> {
  const rows =
    personIds.length === 0
      ? []
      : await db
          .select({ personId: coachSessionQuarters.personId, quarter: coachSessionQuarters.quarter })
          .from(coachSessionQuarters)
          .where(
            and(
              inArray(coachSessionQuarters.personId, [...personIds]),
              gt(coachSessionQuarters.quarter, new Date(from.getTime() - SLOT_STEP_MS)),
              lt(coachSessionQuarters.quarter, to),
              without === null ? undefined : ne(coachSessionQuarters.sessionId, without),
            ),
          );
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  return (personId) => new Set((byPerson.get(personId) ?? []).map(({ quarter }) => quarter.getTime()));
}

/** Reserves quarter hours for a session, all or none; false if one is taken. */
export async function reserveQuarters(
  tx: Transaction,
  sessionId: string,
  personId: string,
  quarters: readonly Date[],
): Promise<boolean> {
  const taken = await tx
    .insert(coachSessionQuarters)
    .values(quarters.map((quarter) => ({ personId, quarter, sessionId })))
    .onConflictDoNothing()
    .returning({ quarter: coachSessionQuarters.quarter });
  return taken.length === quarters.length;
}

export const releaseQuarters = deleteBy(coachSessionQuarters, 'sessionId');

/** Whether a player has already requested the same from the coach and it hasn't ended. */
export async function isDuplicate(
  tx: Transaction,
  request: Pick<SessionRow, 'playerId' | 'coachId' | 'mode' | 'aim' | 'aimMetric' | 'clips'>,
): Promise<boolean> {
  const clips = request.clips && JSON.stringify(request.clips);
  const rows = await tx
    .select({ id: coachSessions.id })
    .from(coachSessions)
    .where(
      and(
        isOpen,
        isNull(coachSessions.startsAt),
        eq(coachSessions.playerId, request.playerId),
        eq(coachSessions.coachId, request.coachId!),
        eq(coachSessions.mode, request.mode),
        eq(coachSessions.aim, request.aim),
        sql`${coachSessions.aimMetric} is not distinct from ${request.aimMetric}::text`,
        sql`${coachSessions.clips} is not distinct from ${clips}::jsonb`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Locks the coach's time: other bookings and requests wait until the transaction ends. */
export async function lockCoachTime(tx: Transaction, coachId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`coach:${coachId}`}))`);
}

/** Replaces a session's earning; removes it if it is 0. */
export async function setEarning(tx: Transaction, earning: typeof coachEarnings.$inferInsert): Promise<void> {
  const { amount } = earning;
  await upsertRow(tx, coachEarnings, ['sessionId'], earning, { amount });
}

/** Returns earnings by month in a time zone, newest first. */
export async function listEarningsByMonth(db: Executor, coachId: string, timeZone: string) {
  const month = sql<string>`to_char(${coachEarnings.at} at time zone ${timeZone}, 'YYYY-MM')`;
  return db
    .select({
      month,
      sessions: sql<number>`count(*)::integer`,
      amount: sql<number>`sum(${coachEarnings.amount})::integer`,
    })
    .from(coachEarnings)
    .where(and(eq(coachEarnings.coachId, coachId), sql`${coachEarnings.amount} > 0`))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`)
    .limit(24);
}

export async function sumEarnings(db: Executor, coachId: string): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${coachEarnings.amount}), 0)::integer` })
    .from(coachEarnings)
    .where(eq(coachEarnings.coachId, coachId));
  return row!.amount;
}

/** Returns booked live sessions that start within a period. */
export async function listStartingSessions(db: Executor, from: Date, to: Date): Promise<NamedSession[]> {
  const rows = await selectWithNames(db).where(
    and(
      eq(coachSessions.status, SESSION_STATUS.booked),
      sql`${coachSessions.startsAt} > ${from.toISOString()}::timestamptz`,
      sql`${coachSessions.startsAt} <= ${to.toISOString()}::timestamptz`,
    ),
  );
  return rows.map(toNamedSession);
}

/** Returns a player's completed sessions since a time without a decided effect, newest first. */
export function listUnsettledSessions(db: Executor, playerId: string, since: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(coachSessions)
    .where(
      and(
        eq(coachSessions.playerId, playerId),
        gt(coachSessions.endsAt, since),
        eq(coachSessions.status, SESSION_STATUS.done),
        isNull(coachSessions.effects),
      ),
    )
    .orderBy(desc(coachSessions.endsAt))
    .limit(SESSION_PAGE_SIZE);
}

/** Returns open sessions that ended before a time, or whose coach has left. */
export async function listAbandonedSessions(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: coachSessions.id })
    .from(coachSessions)
    .where(and(isOpen, or(lte(coachSessions.endsAt, before), isNull(coachSessions.coachId))))
    .orderBy(asc(coachSessions.endsAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Returns the ids of open sessions that an account booked or coaches, always in the same order. */
export async function listOpenSessionIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: coachSessions.id })
    .from(coachSessions)
    .where(and(isOpen, or(eq(coachSessions.playerId, userId), eq(coachSessions.coachId, userId))))
    .orderBy(asc(coachSessions.id));
  return rows.map(({ id }) => id);
}

/** Returns titles of homework from a player's sessions, newest first. */
export async function listHomeworkBefore(db: Executor, playerId: string): Promise<string[]> {
  const rows = await db
    .select({ homework: coachSessions.homework })
    .from(coachSessions)
    .where(and(eq(coachSessions.playerId, playerId), eq(coachSessions.status, SESSION_STATUS.done)))
    .orderBy(desc(coachSessions.endsAt))
    .limit(5);
  return rows.flatMap(({ homework }) => homework).slice(0, 5);
}

/** Removes a leaving coach's name from sessions, which players keep. */
export async function clearCoachName(tx: Transaction, coachId: string): Promise<void> {
  await tx.update(coachSessions).set({ coachName: 'Former coach' }).where(eq(coachSessions.coachId, coachId));
}

export function listAllSessions(db: Executor, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(coachSessions)
    .where(or(eq(coachSessions.playerId, userId), eq(coachSessions.coachId, userId)))
    .orderBy(asc(coachSessions.bookedAt));
}

export const listEarnings = listBy(coachEarnings, ['coachId'], asc(coachEarnings.at));
