import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { linkedIdentities, users } from '../../schema/auth.schema.ts';

type LinkedIdentity = typeof linkedIdentities.$inferInsert;
export type Provider = LinkedIdentity['provider'];

/** Returns the account linked to a provider's identity; null if there is none yet. */
export async function findLinkedUser(db: Executor, provider: Provider, subject: string) {
  const rows = await db
    .select({ user: users })
    .from(linkedIdentities)
    .innerJoin(users, eq(users.id, linkedIdentities.userId))
    .where(and(eq(linkedIdentities.provider, provider), eq(linkedIdentities.subject, subject)));
  return rows[0]?.user ?? null;
}

/** Links an identity; false if it already has an account. */
export async function linkIdentity(db: Executor, identity: LinkedIdentity): Promise<boolean> {
  const { rowCount } = await db.insert(linkedIdentities).values(identity).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Returns the provider accounts linked to this account. */
export function listLinkedAccounts(db: Executor, userId: string) {
  const { provider, name, linkedAt } = linkedIdentities;
  return db
    .select({ provider, name, linkedAt })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId))
    .orderBy(asc(linkedAt));
}

export async function unlinkAll(db: Executor, userId: string): Promise<void> {
  await db.delete(linkedIdentities).where(eq(linkedIdentities.userId, userId));
}

export async function unlinkIdentities(db: Executor, userId: string, provider: Provider): Promise<void> {
  await db
    .delete(linkedIdentities)
    .where(and(eq(linkedIdentities.userId, userId), eq(linkedIdentities.provider, provider)));
}

/** A person's identity, as verified by the provider. */
export interface ProviderIdentity {
  provider: Provider;
  subject: string;
  name: string | null;
  /** The person's players in the game, as verified by the provider. */
  players: readonly { identity: string; name: string }[];
  /** Only an address verified by the provider. */
  verifiedEmail: string | null;
}
