import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { hiddenPlayers } from '../../schema/identities.schema.ts';

export type HiddenPlayer = typeof hiddenPlayers.$inferSelect;

export function listHiddenPlayers(db: Executor): Promise<HiddenPlayer[]> {
  return db.select().from(hiddenPlayers).orderBy(asc(hiddenPlayers.since), asc(hiddenPlayers.identity));
}

/** Hidden again, the first date stays. */
export async function storeHiddenPlayer(db: Executor, player: HiddenPlayer): Promise<void> {
  const { note, hiddenBy } = player;
  await db
    .insert(hiddenPlayers)
    .values(player)
    .onConflictDoUpdate({ target: hiddenPlayers.identity, set: { note, hiddenBy } });
}

export async function removeHiddenPlayer(db: Executor, identity: string): Promise<void> {
  await db.delete(hiddenPlayers).where(eq(hiddenPlayers.identity, identity));
}
