import { and, desc, eq, isNull, notInArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { ledger } from '../../schema/membership.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

const MOST = 50;

/** The newest uploads of an account; games of folders are private to their coach (decisions.md 7.3). */
export async function newestReplays(db: Executor, userId: string) {
  const { id, name, title, status, statusReason, errorCode, gameBuild, uploadedAt } = replays;
  const rows = await db
    .select({ id, name, title, status, statusReason, errorCode, gameBuild, uploadedAt })
    .from(replays)
    .where(and(eq(replays.ownerId, userId), isNull(replays.folderId)))
    .orderBy(desc(uploadedAt), id)
    .limit(MOST);
  return rows.map(({ title: called, uploadedAt: at, ...row }) => ({
    ...row,
    name: called ?? row.name,
    uploadedAt: at.toISOString(),
  }));
}

/** The newest changes of an account's plan, sessions and grants, without the coming and going of single uploads. */
export async function newestLedgerRows(db: Executor, userId: string) {
  const { at, kind, planName, endsAt, note } = ledger;
  const rows = await db
    .select({ at, kind, planName, endsAt, note })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        notInArray(kind, ['upload-reserved', 'upload-kept', 'upload-returned', 'upload-console']),
      ),
    )
    .orderBy(desc(ledger.id))
    .limit(MOST);
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), endsAt: row.endsAt?.toISOString() ?? null }));
}
