import { SEEN_DAYS, type UserListQuery } from '@datacoach/contract';
import { and, gt, gte, ilike, inArray, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { memberships } from '../../schema/membership.schema.ts';
import { holdsPlan } from '../membership/index.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Condition on `users` that the list's query means. */
export function userFilter(
  db: Executor,
  { search, plan, userType, platform, state, seen }: UserListQuery,
  now: Date,
): SQL | undefined {
  return and(
    search === '' ? undefined : fits(db, search),
    plan && holdsPlan(plan),
    userType && sql`${users.userType} = ${userType}`,
    // Nobody who has told no platform plays on a console (decisions.md 7.3).
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

/** As typed, without the signs that mean something in a pattern. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function fits(db: Executor, search: string): SQL | undefined {
  const part = `%${literal(search)}%`;
  const begins = `${literal(search.toLowerCase())}%`;
  const ofPlayer = db
    .select({ id: playerIdentities.userId })
    .from(playerIdentities)
    .where(
      or(
        like(playerIdentities.identity, begins),
        // The id alone, as a platform's own pages show it.
        sql`split_part(${playerIdentities.identity}, ':', 2) like ${begins}`,
      ),
    );
  return or(
    ilike(users.userName, part),
    ilike(users.epicUserName, part),
    like(users.emailKey, part.toLowerCase()),
    inArray(users.id, ofPlayer),
  );
}
