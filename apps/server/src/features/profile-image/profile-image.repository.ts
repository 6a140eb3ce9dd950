import { eq } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { users } from '../../schema/auth.schema.ts';

/** Replaces or removes the account's image. Returns the account and its previous image; null if the account is gone. */
export function replaceImage(db: Database, userId: string, imageId: string | null) {
  return db.transaction(async (tx) => {
    const [had] = await tx
      .select({ imageId: users.imageId })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!had) return null;
    const [user] = await tx.update(users).set({ imageId }).where(eq(users.id, userId)).returning();
    return { user: user!, before: had.imageId };
  });
}

export async function findImage(db: Executor, userId: string): Promise<string | null> {
  const rows = await db.select({ imageId: users.imageId }).from(users).where(eq(users.id, userId));
  return rows[0]?.imageId ?? null;
}
