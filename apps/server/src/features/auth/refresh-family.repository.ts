import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { publishChange, SIGN_INS_ENDED } from '../../platform/database/change-channel.ts';
import type { Executor } from '../../platform/database/database.ts';
import { insertRow, updateRows } from '../../platform/database/rows.ts';
import { activeDays, linkedIdentities, refreshFamilies, users } from '../../schema/auth.schema.ts';

export type RefreshFamily = typeof refreshFamilies.$inferSelect;

export const insertFamily = insertRow(refreshFamilies);

/** Returns family and account if the sign-in is active. */
export async function findLiveFamily(db: Executor, familyId: string, now: Date) {
  const rows = await db
    .select({ family: refreshFamilies, user: users })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(and(eq(refreshFamilies.id, familyId), isLive(now)));
  return rows[0] ?? null;
}

/** Builds the condition for an active sign-in of an account that isn't banned; `users` must be joined. */
const isLive = (now: Date) =>
  and(isNull(refreshFamilies.revokedAt), gt(refreshFamilies.expiresAt, now), isNull(users.bannedAt));

/** Consumes the token of `generation`; false if another request was faster or the sign-in has ended. */
export async function rotateFamily(
  db: Executor,
  familyId: string,
  generation: number,
  now: Date,
  expiresAt: Date,
): Promise<boolean> {
  return updateRows(
    db,
    refreshFamilies,
    { generation: generation + 1, rotatedAt: now, expiresAt },
    and(
      eq(refreshFamilies.id, familyId),
      eq(refreshFamilies.generation, generation),
      isNull(refreshFamilies.revokedAt),
      gt(refreshFamilies.expiresAt, now),
    ),
  );
}

export async function revokeFamily(db: Executor, familyId: string, now: Date): Promise<void> {
  await revokeWhere(db, eq(refreshFamilies.id, familyId), now);
}

/** Ends all of the account's sign-ins, or all but one, including those where it views as a user. */
export async function revokeUserFamilies(db: Executor, userId: string, now: Date, exceptFamilyId?: string) {
  const ofAccount = or(eq(refreshFamilies.userId, userId), eq(refreshFamilies.impersonatorId, userId));
  const others = exceptFamilyId === undefined ? undefined : ne(refreshFamilies.id, exceptFamilyId);
  await revokeWhere(db, and(ofAccount, others), now);
}

/** Notifies open pages of these sign-ins that they have ended. */
async function revokeWhere(db: Executor, which: SQL | undefined, now: Date): Promise<void> {
  const rows = await db
    .update(refreshFamilies)
    .set({ revokedAt: now })
    .where(and(which, isNull(refreshFamilies.revokedAt)))
    .returning({ userId: refreshFamilies.userId });
  for (const userId of new Set(rows.map((row) => row.userId))) {
    await publishChange(db, { topic: SIGN_INS_ENDED, userId });
  }
}

/** Filters the sign-ins down to the active ones. */
export async function listLiveFamilies(db: Executor, familyIds: readonly string[], now: Date) {
  if (familyIds.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(and(inArray(refreshFamilies.id, [...familyIds]), isLive(now)));
  return new Set(rows.map(({ id }) => id));
}

export function listSignIns(db: Executor, userId: string) {
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

export async function listActiveDays(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ day: activeDays.day })
    .from(activeDays)
    .where(eq(activeDays.userId, userId))
    .orderBy(asc(activeDays.day));
  return rows.map(({ day }) => day);
}

export function listLinkedIdentities(db: Executor, userId: string) {
  const { provider, subject, name, linkedAt } = linkedIdentities;
  return db
    .select({ provider, subject, name, linkedAt })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId));
}
