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
import { escapeLike } from '../../platform/database/rows.ts';
import { users } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { memberships, plans } from '../../schema/membership.schema.ts';
import { currentPlan, hasPlan } from '../membership/index.ts';

/** Builds the condition on `users` for a list query. */
function createUserFilter(
  db: Executor,
  { search, plan, userType, platform, state, seen }: UserListQuery,
  now: Date,
): SQL | undefined {
  return and(
    search === '' ? undefined : matchesSearch(db, search),
    plan && hasPlan(plan),
    userType && sql`${users.userType} = ${userType}`,
    // Accounts without a platform don't count as console players (decisions.md 7.3).
    platform && sql`coalesce(${users.platform}, 10) = ${platform}`,
    state && STATES[state](db, now),
    seen && isSeenWithin(seen, now),
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

function isSeenWithin(seen: NonNullable<UserListQuery['seen']>, now: Date): SQL | undefined {
  const getDateDaysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  if (seen === 'long-ago')
    return or(isNull(users.lastSeenAt), lt(users.lastSeenAt, getDateDaysAgo(SEEN_DAYS.month)));
  return gte(users.lastSeenAt, getDateDaysAgo(SEEN_DAYS[seen]));
}

function matchesSearch(db: Executor, search: string): SQL | undefined {
  const part = `%${escapeLike(search)}%`;
  const prefix = `${escapeLike(search.toLowerCase())}%`;
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
  const filter = createUserFilter(db, query, now);
  const column = COLUMNS[query.sort];
  const sortOrder = query.direction === 'up' ? sql`asc` : sql`desc`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(filter)
    .orderBy(
      sql`${column} ${sortOrder} nulls last`,
      query.direction === 'up' ? asc(users.id) : desc(users.id),
    )
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
      planInForce: currentPlan,
      replayLimit: plans.replayLimit,
      anchorAt: memberships.anchorAt,
      trialEndsAt: memberships.trialEndsAt,
    })
    .from(users)
    .innerJoin(plans, eq(plans.name, currentPlan))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(inArray(users.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function countUsers(db: Executor, now: Date) {
  const weekAgo = new Date(now.getTime() - WEEK_MS);
  const countOnly = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [row] = await db
    .select({
      accounts: count(),
      newThisWeek: countOnly(gte(users.createdAt, weekAgo)),
      onLargerPlan: countOnly(ne(users.planName, 'Basic')),
      banned: countOnly(isNotNull(users.bannedAt)),
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
    .where(and(createUserFilter(db, query, now), afterId === null ? undefined : gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
