import type { PhotoPurpose } from '@datacoach/contract';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { insertRow, updateRows } from '../../platform/database/rows.ts';
import { contentPhotos } from '../../schema/content.schema.ts';

export const insertPhoto = insertRow(contentPhotos);

/** Assigns an unused photo to `shownBy`; false if there is none for this purpose. */
export async function claimPhoto(tx: Transaction, id: string, purpose: PhotoPurpose, shownBy: string) {
  return updateRows(
    tx,
    contentPhotos,
    { shownBy },
    and(
      eq(contentPhotos.id, id),
      eq(contentPhotos.purpose, purpose),
      or(isNull(contentPhotos.shownBy), eq(contentPhotos.shownBy, shownBy)),
    ),
  );
}

export async function releasePhoto(tx: Transaction, id: string): Promise<void> {
  await tx.update(contentPhotos).set({ shownBy: null }).where(eq(contentPhotos.id, id));
}

/** Deletes the unused ones among these photos and returns their ids. */
export async function deleteUnclaimed(db: Executor, ids: readonly string[], purpose?: PhotoPurpose) {
  const rows = await db
    .delete(contentPhotos)
    .where(
      and(
        inArray(contentPhotos.id, [...ids]),
        isNull(contentPhotos.shownBy),
        purpose && eq(contentPhotos.purpose, purpose),
      ),
    )
    .returning({ id: contentPhotos.id });
  return rows.map(({ id }) => id);
}

/** Returns some photos unused since `before`, oldest first. */
export async function listUnusedPhotos(db: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: contentPhotos.id })
    .from(contentPhotos)
    .where(and(isNull(contentPhotos.shownBy), lt(contentPhotos.uploadedAt, before)))
    .orderBy(asc(contentPhotos.uploadedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
