import { SEEN_DAYS, USER_PAGE_SIZE, type UserListQuery, type UserSort } from '@datacoach/contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { DAY_MS, WEEK_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { memberships, plans } from '../../schema/membership.schema.ts';
import { hasPlan, planInForce } from '../membership/index.ts';

/** Builds the condition on `users` for a list query. */
function userFilter(
  db: Executor,
  { search, plan, userType, platform, state, seen }: UserListQuery,
  now: Date,
): SQL | undefined {
  return and(
    search === '' ? undefined : fits(db, search),
    plan && hasPlan(plan),
    userType && sql`${users.userType} = ${userType}`,
    // Accounts without a platform don't count as console players (decisions.md 7.3).
    platform && sql`coalesce(${users.platform}, 10) = ${platform}`,
    state && STATES[state](db, now),
    seen && seenWithin(seen, now),
  );
}

const STATES: Record<NonNullable<UserListQuery['state']>, (db: Executor, now: Date) => SQL | undefined> = {
  active: () => isNull(users.bannedAt),
  banned: () => isNotNull(users.bannedAt),
  unconfirmed: () => isNull(users.emailConfirmedAt),
  trial: (db, now) =>
    inArray(
      users.id,
      db.select({ id: memberships.userId }).from(memberships).where(gt(memberships.trialEndsAt, now)),
    ),
};

function seenWithin(seen: NonNullable<UserListQuery['seen']>, now: Date): SQL | undefined {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  if (seen === 'long-ago') return or(isNull(users.lastSeenAt), lt(users.lastSeenAt, since(SEEN_DAYS.month)));
  return gte(users.lastSeenAt, since(SEEN_DAYS[seen]));
}

/** Escapes the special characters of a pattern. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function fits(db: Executor, search: string): SQL | undefined {
  const part = `%${literal(search)}%`;
  const prefix = `${literal(search.toLowerCase())}%`;
  const ofPlayer = db
    .select({ id: playerIdentities.userId })
    .from(playerIdentities)
    .where(
      or(
        like(playerIdentities.identity, prefix),
        // The id alone, as shown on the platform's own pages.
        sql`split_part(${playerIdentities.identity}, ':', 2) like ${prefix}`,
      ),
    );
  return or(
    ilike(users.userName, part),
    ilike(users.epicUserName, part),
    like(users.emailKey, part.toLowerCase()),
    inArray(users.id, ofPlayer),
  );
}

const COLUMNS: Record<UserSort, SQL> = {
  name: sql`lower(${users.userName})`,
  email: sql`${users.emailKey}`,
  plan: sql`${users.planName}`,
  joined: sql`${users.createdAt}`,
  seen: sql`${users.lastSeenAt}`,
};

/** Returns the ids of one page in order and the total number of accounts. Accounts without a sort value come last. */
export async function listUserPage(db: Executor, query: UserListQuery & { pageIndex: number }, now: Date) {
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
  return { ids: rows.map(({ id }) => id), total: await db.$count(users, filter) };
}

export type UserRow = Awaited<ReturnType<typeof listUserRows>>[number];

/** Returns the list columns of accounts, in the order of the ids. */
export async function listUserRows(db: Executor, ids: readonly string[]) {
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

/** Returns the ids after `afterId` in id order, for reading everything in batches. */
export async function listIdsAfter(
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
