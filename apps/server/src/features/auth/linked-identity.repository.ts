import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { deleteBy, insertNew } from '../../platform/database/rows.ts';
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
export const linkIdentity = insertNew(linkedIdentities);

/** Returns the provider accounts linked to this account. */
export function listLinkedAccounts(db: Executor, userId: string) {
  const { provider, name, linkedAt } = linkedIdentities;
  return db
    .select({ provider, name, linkedAt })
    .from(linkedIdentities)
    .where(eq(linkedIdentities.userId, userId))
    .orderBy(asc(linkedAt));
}

export const unlinkAll = deleteBy(linkedIdentities, 'userId');
export const unlinkIdentities = deleteBy(linkedIdentities, 'userId', 'provider');

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
