import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';
import type { User } from '../auth/index.ts';

export type ProfileChanges = Partial<
  Pick<
    User,
    | 'userName'
    | 'epicUserName'
    | 'platform'
    | 'timeZone'
    | 'deviceChoice'
    | 'duelModeRank'
    | 'doublesModeRank'
    | 'standardModeRank'
    | 'ranksSource'
    | 'ranksConfirmedAt'
    | 'rankUp'
  >
>;

/** Returns the updated account; null if it is gone. */
export async function updateProfile(db: Executor, userId: string, changes: ProfileChanges) {
  // Without any column to set there would be no statement.
  const rows = await db
    .update(users)
    .set({ ...changes, id: userId })
    .where(eq(users.id, userId))
    .returning();
  return rows[0] ?? null;
}
