import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { deletedReplays, replays } from '../../schema/replays.schema.ts';
import { forgetWitnesses } from './forget-witnesses.repository.ts';

/** Lets all uploads of an account go for good, with the matches that nobody else has uploaded. */
export async function eraseReplays(tx: Transaction, ownerId: string): Promise<string[]> {
  const own = await tx
    .delete(replays)
    .where(eq(replays.ownerId, ownerId))
    .returning({ blobKey: replays.blobKey, matchId: replays.matchId });
  const deleted = await tx
    .delete(deletedReplays)
    .where(eq(deletedReplays.ownerId, ownerId))
    .returning({ blobKey: deletedReplays.blobKey, matchId: deletedReplays.matchId });
  await forgetWitnesses(tx, [...own, ...deleted]);
  return [];
}
