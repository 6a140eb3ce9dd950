import { AUDIT_PAGE_SIZE } from '@datacoach/contract';
import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/rows.ts';
import { auditEntries } from '../../schema/administration.schema.ts';
import { users } from '../../schema/auth.schema.ts';

export interface AuditFilter {
  /** One or several kinds. */
  targetKind?: string | readonly string[] | undefined;
  /** One or several ids. */
  targetId?: string | readonly string[] | undefined;
  /** Part of a name, action or note. */
  search?: string | undefined;
  /** Days in UTC, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Entries before this one. */
  beforeId?: number | undefined;
}

function matchesFilter({ targetKind, targetId, search, from, to, beforeId }: AuditFilter): SQL | undefined {
  const part = search ? `%${escapeLike(search)}%` : null;
  return and(
    targetKind === undefined ? undefined : inArray(auditEntries.targetKind, [targetKind].flat()),
    targetId === undefined ? undefined : inArray(auditEntries.targetId, [targetId].flat()),
    part === null
      ? undefined
      : or(
          // The words of an action are its key with spaces.
          ilike(sql`replace(${auditEntries.action}, '-', ' ')`, part),
          ilike(auditEntries.note, part),
          sql`${auditEntries.actorId} in (select id from users where user_name ilike ${part})`,
          sql`${auditEntries.targetKind} = 'user'
            and ${auditEntries.targetId} in (select id::text from users where user_name ilike ${part})`,
        ),
    from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(Date.parse(to) + DAY_MS)),
    beforeId === undefined ? undefined : lt(auditEntries.id, beforeId),
  );
}

const targets = alias(users, 'targets');

/** Returns entries newest first, with the names of accounts that still exist. */
export function listAuditPage(db: Executor, filter: AuditFilter, pageIndex: number) {
  const newest = db
    .select()
    .from(auditEntries)
    .where(matchesFilter(filter))
    .orderBy(desc(auditEntries.id))
    .limit(AUDIT_PAGE_SIZE)
    .offset(pageIndex * AUDIT_PAGE_SIZE)
    .as('newest');
  const { id, at, actorId, action, targetKind, targetId, before, after, note } = newest;
  const names = { actorName: users.userName, targetName: targets.userName };
  return db
    .select({ id, at, actorId, action, targetKind, targetId, before, after, note, ...names })
    .from(newest)
    .leftJoin(users, eq(users.id, actorId))
    .leftJoin(targets, and(eq(targetKind, 'user'), sql`${targets.id}::text = ${targetId}`))
    .orderBy(desc(id));
}

export async function countAudit(db: Executor, filter: AuditFilter): Promise<number> {
  return db.$count(auditEntries, matchesFilter(filter));
}

/** Returns an account with those that were merged into it. */
export async function listMergedAccounts(db: Executor, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive merged (id) as (
      select ${userId}::text
      union
      select before ->> 'account' from audit_entries join merged on target_id = merged.id
      where target_kind = 'user' and action = 'merge-accounts'
    ) select id from merged`);
  return rows.map(({ id }) => id);
}

/** Returns the kinds of targets with entries: one step per kind, not per row. */
export async function listAuditKinds(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    with recursive kinds as (
      (select target_kind as kind from audit_entries order by target_kind limit 1)
      union all
      select (select target_kind from audit_entries where target_kind > kinds.kind order by target_kind limit 1)
      from kinds where kinds.kind is not null
    ) select kind from kinds where kind is not null`);
  return rows.map(({ kind }) => kind);
}
