import { type CoachTerms, SESSION_PAGE_SIZE, SESSION_STATUS, type UserType } from '@datacoach/contract';
import { and, asc, desc, eq, ilike, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { escapeLike, findBy, upsertRow } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { coachSessions, proCoaches } from '../../schema/coaching.schema.ts';
import type { User } from '../auth/index.ts';

export type ProCoachRow = typeof proCoaches.$inferSelect;
/** A coach who has set their available hours. */
export interface OfferedCoach {
  user: User;
  row: ProCoachRow & { terms: CoachTerms };
  sessionsDone: number;
  stars: number | null;
}

/** Max coaches listed for players. */
const MAX_OFFERED = 60;
/** Min ratings for a meaningful average. */
const MIN_RATINGS = 3;

const COACH: UserType = 'Coach';
const isOffered = and(
  eq(proCoaches.isOffered, true),
  isNotNull(proCoaches.terms),
  eq(users.userType, COACH),
  sql`${users.bannedAt} is null`,
);
const doneSessionCount = sql<number>`(select count(*)::integer from ${coachSessions}
  where ${coachSessions.coachId} = ${proCoaches.userId} and ${coachSessions.status} = ${SESSION_STATUS.done})`;
const averageStars = sql<number | null>`(select case when count(${coachSessions.stars}) >= ${MIN_RATINGS}
    then avg(${coachSessions.stars})::float end
  from ${coachSessions} where ${coachSessions.coachId} = ${proCoaches.userId})`;

/** Returns offered coaches, longest with us first. */
export async function listOfferedCoaches(db: Executor): Promise<OfferedCoach[]> {
  const rows = await db
    .select({ user: users, row: proCoaches, sessionsDone: doneSessionCount, stars: averageStars })
    .from(proCoaches)
    .innerJoin(users, eq(users.id, proCoaches.userId))
    .where(isOffered)
    .orderBy(asc(proCoaches.approvedAt), asc(proCoaches.userId))
    .limit(MAX_OFFERED);
  return rows as OfferedCoach[];
}

export async function findOfferedCoach(db: Executor, coachId: string): Promise<OfferedCoach | null> {
  const rows = await db
    .select({ user: users, row: proCoaches, sessionsDone: doneSessionCount, stars: averageStars })
    .from(proCoaches)
    .innerJoin(users, eq(users.id, proCoaches.userId))
    .where(and(isOffered, eq(proCoaches.userId, coachId)));
  return (rows[0] as OfferedCoach | undefined) ?? null;
}

export const findProCoach = findBy(proCoaches, 'userId');

export async function saveProCoach(
  tx: Transaction,
  { userId, isOffered: offered, fee }: Pick<ProCoachRow, 'userId' | 'isOffered' | 'fee'>,
  now: Date,
): Promise<void> {
  const change = { isOffered: offered, fee };
  await upsertRow(tx, proCoaches, ['userId'], { userId, ...change, approvedAt: now }, change);
}

export async function setTerms(db: Executor, userId: string, terms: CoachTerms): Promise<void> {
  await db.update(proCoaches).set({ terms }).where(eq(proCoaches.userId, userId));
}

/** Returns a page of all coaches, pro coaches first. */
export async function listCoachPage(db: Executor, search: string, pageIndex: number) {
  const where = and(
    eq(users.userType, COACH),
    search === '' ? undefined : ilike(users.userName, `%${escapeLike(search)}%`),
  );
  const countSessions = (
    statuses: readonly number[],
  ) => sql<number>`(select count(*)::integer from ${coachSessions}
    where ${coachSessions.coachId} = ${users.id} and ${coachSessions.status} in ${statuses})`;
  const rows = await db
    .select({
      userId: users.id,
      userName: users.userName,
      row: proCoaches,
      coming: countSessions([SESSION_STATUS.requested, SESSION_STATUS.booked]),
      done: countSessions([SESSION_STATUS.done]),
      noShowsCoach: countSessions([SESSION_STATUS.noShowCoach]),
      noShowsPlayer: countSessions([SESSION_STATUS.noShowPlayer]),
      stars: averageStars,
    })
    .from(users)
    .leftJoin(proCoaches, eq(proCoaches.userId, users.id))
    .where(where)
    .orderBy(sql`${proCoaches.approvedAt} asc nulls last`, desc(users.createdAt), asc(users.id))
    .limit(SESSION_PAGE_SIZE)
    .offset(pageIndex * SESSION_PAGE_SIZE);
  return { rows, total: await db.$count(users, where) };
}
