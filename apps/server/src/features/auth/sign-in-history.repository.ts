import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { activeDays, linkedIdentities, refreshFamilies } from '../../schema/auth.schema.ts';

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
