import { USER_PAGE_SIZE, type UserListQuery, type UserSort } from '@datacoach/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { memberships, plans } from '../../schema/membership.schema.ts';
import { planInForce } from '../membership/index.ts';
import { userFilter } from './user-filter.repository.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

const COLUMNS: Record<UserSort, SQL> = {
  name: sql`lower(${users.userName})`,
  email: sql`${users.emailKey}`,
  plan: sql`${users.planName}`,
  joined: sql`${users.createdAt}`,
  seen: sql`${users.lastSeenAt}`,
};

/** Ids of one page in order, and how many accounts there are. Who has nothing to be ordered by comes last. */
export async function pageOfUsers(
  db: Executor,
  query: UserListQuery & { pageIndex: number },
  now: Date,
): Promise<{ ids: string[]; total: number }> {
  const filter = userFilter(db, query, now);
  const column = COLUMNS[query.sort];
  const way = query.direction === 'up' ? sql`asc` : sql`desc`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(filter)
    .orderBy(sql`${column} ${way} nulls last`, query.direction === 'up' ? asc(users.id) : desc(users.id))
    .limit(USER_PAGE_SIZE)
    .offset(query.pageIndex * USER_PAGE_SIZE);
  const [all] = await db.select({ total: count() }).from(users).where(filter);
  return { ids: rows.map(({ id }) => id), total: all?.total ?? 0 };
}

export type UserStanding = Awaited<ReturnType<typeof standingsOf>>[number];

/** What the list shows of accounts, in the order of the ids. */
export async function standingsOf(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      user: users,
      planInForce,
      replayLimit: plans.replayLimit,
      anchorAt: memberships.anchorAt,
      trialEndsAt: memberships.trialEndsAt,
    })
    .from(users)
    .innerJoin(plans, eq(plans.name, planInForce))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(inArray(users.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Of all accounts. */
export async function countUsers(db: Executor, now: Date) {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const only = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      accounts: count(),
      newThisWeek: only(gte(users.createdAt, weekAgo)),
      onLargerPlan: only(ne(users.planName, 'Basic')),
      banned: only(isNotNull(users.bannedAt)),
    })
    .from(users);
  return row!;
}

/** Ids after `afterId` in the order of ids, for reading everything piece by piece. */
export async function idsAfter(
  db: Executor,
  query: UserListQuery,
  afterId: string | null,
  limit: number,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(userFilter(db, query, now), afterId === null ? undefined : gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
