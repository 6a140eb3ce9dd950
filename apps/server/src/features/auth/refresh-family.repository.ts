import { and, asc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { activeDays, linkedIdentities, refreshFamilies, users } from '../../schema/auth.schema.ts';
import type { User } from './user.repository.ts';

export type RefreshFamily = typeof refreshFamilies.$inferSelect;

export async function insertFamily(
  db: Executor,
  family: typeof refreshFamilies.$inferInsert,
): Promise<RefreshFamily> {
  const rows = await db.insert(refreshFamilies).values(family).returning();
  return rows[0]!;
}

/** Family and account, as long as the sign-in is not over. */
export async function findLiveFamily(
  db: Executor,
  familyId: string,
  now: Date,
): Promise<{ family: RefreshFamily; user: User } | null> {
  const rows = await db
    .select({ family: refreshFamilies, user: users })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(
      and(
        eq(refreshFamilies.id, familyId),
        isNull(refreshFamilies.revokedAt),
        gt(refreshFamilies.expiresAt, now),
        isNull(users.bannedAt),
      ),
    );
  return rows[0] ?? null;
}

/** Uses up the token of `generation`; false when somebody was faster or the sign-in is over. */
export async function rotateFamily(
  db: Executor,
  familyId: string,
  generation: number,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(refreshFamilies)
    .set({ generation: generation + 1, rotatedAt: now, expiresAt })
    .where(
      and(
        eq(refreshFamilies.id, familyId),
        eq(refreshFamilies.generation, generation),
        isNull(refreshFamilies.revokedAt),
        gt(refreshFamilies.expiresAt, now),
      ),
    )
    .returning({ id: refreshFamilies.id });
  return rows.length > 0;
}

export async function revokeFamily(db: Executor, familyId: string, now: Date): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)));
}

/** Ends the account's sign-ins, all of them or all but one; also those in which it looks on as somebody else. */
export async function revokeFamiliesOf(db: Executor, userId: string, now: Date, exceptFamilyId?: string) {
  await db
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(
      and(
        or(eq(refreshFamilies.userId, userId), eq(refreshFamilies.impersonatorId, userId)),
        isNull(refreshFamilies.revokedAt),
        exceptFamilyId === undefined ? undefined : ne(refreshFamilies.id, exceptFamilyId),
      ),
    );
}

export function signInsOf(db: Executor, userId: string) {
  const { rotatedAt, expiresAt, revokedAt } = refreshFamilies;
  return db
    .select({
      lastUsedAt: rotatedAt,
      expiresAt,
      endedAt: revokedAt,
      byAdministrator: isNotNull(refreshFamilies.impersonatorId),
    })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.userId, userId))
    .orderBy(asc(rotatedAt));
}

export async function activeDaysOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userId, userId))
    .orderBy(asc(activeDays.day));
  return rows.map(({ day }) => day);
}

export function linkedIdentitiesOf(db: Executor, userId: string) {
  const { provider, subject, name, linkedAt } = linkedIdentities;
  return db
    .select({ provider, subject, name, linkedAt })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId));
}
