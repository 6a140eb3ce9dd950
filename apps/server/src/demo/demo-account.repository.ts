import type { UserType } from '@datacoach/contract';
import { eq } from 'drizzle-orm';
import { users } from '../features/auth/user.table.ts';
import type { Executor } from '../platform/database/database.ts';

/** Makes an account a coach's or an administrator's. */
export async function setUserType(db: Executor, userId: string, userType: UserType): Promise<void> {
  await db.update(users).set({ userType }).where(eq(users.id, userId));
}
