import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { linkedIdentities } from './linked-identity.table.ts';
import type { User } from './user.repository.ts';
import { users } from './user.table.ts';

type LinkedIdentity = typeof linkedIdentities.$inferInsert;
export type Provider = LinkedIdentity['provider'];

/** Account that somebody elsewhere signs in to; null when there is none yet. */
export async function findLinkedUser(
  db: Executor,
  provider: Provider,
  subject: string,
): Promise<User | null> {
  const rows = await db
    .select({ user: users })
    .from(linkedIdentities)
    .innerJoin(users, eq(users.id, linkedIdentities.userId))
    .where(and(eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject)));
  return rows[0]?.user ?? null;
}

/** False when this identity has an account already. */
export async function linkIdentity(db: Executor, identity: LinkedIdentity): Promise<boolean> {
  const rows = await db
    .insert(linkedIdentities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ userId: linkedIdentities.userId });
  return rows.length > 0;
}
