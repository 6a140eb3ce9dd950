import { CONSENT_KINDS, type Consents } from '@datacoach/contract';
import { asc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { consents } from '../../schema/account.schema.ts';

/** Every consent with the day of its answer. */
export function consentsOf(db: Executor, userId: string) {
  const { kind, isGiven, since } = consents;
  return db
    .select({ kind, isGiven, since })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(kind));
}

/** What the account has agreed to; null before it was asked. */
export async function findConsents(db: Executor, userId: string): Promise<Consents | null> {
  const given = new Map((await consentsOf(db, userId)).map(({ kind, isGiven }) => [kind, isGiven]));
  if (!given.get('ownStatistics')) return null;
  return {
    ownStatistics: true,
    shareWithTeamMates: given.get('shareWithTeamMates') ?? false,
    research: given.get('research') ?? false,
  };
}

/** The date of an answer that stays the same stays too. */
export async function storeConsents(db: Executor, userId: string, given: Consents, now: Date): Promise<void> {
  await db
    .insert(consents)
    .values(CONSENT_KINDS.map((kind) => ({ userId, kind, isGiven: given[kind], since: now })))
    .onConflictDoUpdate({
      target: [consents.userId, consents.kind],
      set: { isGiven: sql`excluded.is_given`, since: now },
      setWhere: ne(consents.isGiven, sql`excluded.is_given`),
    });
}
