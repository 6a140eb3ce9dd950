import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { removedFiles } from '../../schema/account.schema.ts';
import { matches, matchReports } from '../../schema/gamedata.schema.ts';
import { deletedReplays, replays } from '../../schema/replays.schema.ts';

/** A permanently deleted upload. */
interface RemovedUpload {
  matchId: string | null;
  blobKey: string;
}

/** The same facts that `hideRecorder` removes (see gamedata). */
const UNREPORTED = JSON.stringify({ title: null, recorderName: null, recorderTeam: 0, localDate: null });

/**
 * Removes what permanently deleted uploads leave behind: their files are added to the list of files to remove;
 * matches without another upload are deleted, the others get another upload as their source, without the deleted
 * recorder's data in the report.
 */
export async function removeSourceUploads(tx: Transaction, gone: readonly RemovedUpload[]): Promise<void> {
  for (const { blobKey } of gone) await tx.insert(removedFiles).values({ blobKey }).onConflictDoNothing();
  const matchIds = [...new Set(gone.flatMap(({ matchId }) => matchId ?? []))];
  if (matchIds.length === 0) return;
  const one = { one: sql`1` };
  const uploads = tx.select(one).from(replays).where(eq(replays.matchId, matches.id));
  // Another user can still restore their upload.
  const others = tx.select(one).from(deletedReplays).where(eq(deletedReplays.matchId, matches.id));
  await tx.delete(matches).where(and(inArray(matches.id, matchIds), notExists(uploads), notExists(others)));
  const source = tx.select(one).from(replays).where(eq(replays.id, matches.sourceReplayId));
  const orphaned = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(and(inArray(matches.id, matchIds), notExists(source)));
  for (const { id } of orphaned) {
    const [oldest] = await tx
      .select({ sourceReplayId: replays.id, sourceOwnerId: replays.ownerId })
      .from(replays)
      .where(eq(replays.matchId, id))
      .orderBy(asc(replays.uploadedAt))
      .limit(1);
    if (!oldest) continue;
    await tx.update(matches).set(oldest).where(eq(matches.id, id));
    await tx
      .update(matchReports)
      .set({
        report: sql`jsonb_set(${matchReports.report}, '{match}', ${matchReports.report} -> 'match' || ${UNREPORTED}::jsonb)`,
      })
      .where(eq(matchReports.matchId, id));
  }
}

/** Permanently deletes all of an account's uploads, and the matches nobody else has uploaded. */
export async function eraseReplays(tx: Transaction, ownerId: string): Promise<string[]> {
  const uploads = await tx
    .delete(replays)
    .where(eq(replays.ownerId, ownerId))
    .returning({ blobKey: replays.blobKey, matchId: replays.matchId });
  const deleted = await tx
    .delete(deletedReplays)
    .where(eq(deletedReplays.ownerId, ownerId))
    .returning({ blobKey: deletedReplays.blobKey, matchId: deletedReplays.matchId });
  await removeSourceUploads(tx, [...uploads, ...deleted]);
  return [];
}
