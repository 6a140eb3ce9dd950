import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { insertRow, listBy } from '../../platform/database/rows.ts';
import { removedFiles } from '../../schema/account.schema.ts';
import { matchReviews, matchReviewVoices } from '../../schema/match-reviews.schema.ts';

export type StoredVoice = typeof matchReviewVoices.$inferSelect;

const EXTENSIONS = { 'audio/webm': 'webm', 'audio/ogg': 'ogg', 'audio/mp4': 'm4a' } as const;

/** Returns the file name of a voice-over, unique among all. */
export function getVoiceFileName({ id, mediaType }: Pick<StoredVoice, 'id' | 'mediaType'>): string {
  return `${id}.${EXTENSIONS[mediaType]}`;
}

export function getVoiceBlobKey(voice: Pick<StoredVoice, 'id' | 'mediaType'>): string {
  return `review-voices/${getVoiceFileName(voice)}`;
}

export const listVoices = listBy(matchReviewVoices, ['reviewId']);

export async function listCoachVoices(db: Executor, coachId: string): Promise<StoredVoice[]> {
  const rows = await db
    .select({ voice: matchReviewVoices })
    .from(matchReviewVoices)
    .innerJoin(matchReviews, eq(matchReviews.id, matchReviewVoices.reviewId))
    .where(eq(matchReviews.coachId, coachId));
  return rows.map(({ voice }) => voice);
}

export const insertVoice = insertRow(matchReviewVoices);

/** Deletes a review's voice-overs, or a clip's, with their files. */
export async function deleteVoices(tx: Transaction, reviewId: string, commentId?: string): Promise<void> {
  const rows = await tx
    .delete(matchReviewVoices)
    .where(
      and(
        eq(matchReviewVoices.reviewId, reviewId),
        commentId === undefined ? undefined : eq(matchReviewVoices.commentId, commentId),
      ),
    )
    .returning();
  await removeLater(tx, rows);
}

/** Deletes voice-overs recorded before then whose clips were removed from their playlists, with their files. */
export async function deleteUnusedVoices(tx: Transaction, before: Date): Promise<void> {
  const clip = tx
    .select({ one: sql`1` })
    .from(matchReviews)
    .where(
      sql`${matchReviews.id} = ${matchReviewVoices.reviewId} and ${matchReviews.comments}
        @> jsonb_build_array(jsonb_build_object('id', ${matchReviewVoices.commentId}))`,
    );
  const rows = await tx
    .delete(matchReviewVoices)
    .where(and(lt(matchReviewVoices.recordedAt, before), notExists(clip)))
    .returning();
  await removeLater(tx, rows);
}

async function removeLater(tx: Transaction, voices: readonly StoredVoice[]): Promise<void> {
  if (voices.length === 0) return;
  await tx.insert(removedFiles).values(voices.map((voice) => ({ blobKey: getVoiceBlobKey(voice) })));
}
