import { REPLAY_STATUS } from '@datacoach/contract';
import { and, desc, eq, gte, isNull, lt, min, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, insertRow, listPage, lockBy } from '../../platform/database/rows.ts';
import { incidents } from '../../schema/administration.schema.ts';
import { replays } from '../../schema/replays.schema.ts';

export const INCIDENT_PAGE_SIZE = 20;

export type IncidentRow = typeof incidents.$inferSelect;
type IncidentFields = Omit<IncidentRow, 'id' | 'version'>;

/** Returns when the oldest waiting upload arrived; null if none is waiting. */
export async function findOldestWaiting(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(replays.uploadedAt) })
    .from(replays)
    .where(lt(replays.status, REPLAY_STATUS.completed));
  return row?.at ?? null;
}

/** Returns incidents that are ongoing or ended since a time, newest first. */
export function listIncidentsSince(db: Executor, since: Date): Promise<IncidentRow[]> {
  return db
    .select()
    .from(incidents)
    .where(or(isNull(incidents.endsAt), gte(incidents.endsAt, since)))
    .orderBy(desc(incidents.startsAt), incidents.id)
    .limit(INCIDENT_PAGE_SIZE);
}

export function listIncidentPage(db: Executor, pageIndex: number) {
  const page = { index: pageIndex, size: INCIDENT_PAGE_SIZE };
  return listPage(db, incidents, undefined, page, desc(incidents.startsAt), incidents.id);
}

export const insertIncident = insertRow(incidents);
export const lockIncident = lockBy(incidents, 'id');

/** Stores a change of the given version; null if there is a newer one. */
export async function changeIncident(tx: Transaction, id: string, version: number, fields: IncidentFields) {
  const rows = await tx
    .update(incidents)
    .set({ ...fields, version: sql`${incidents.version} + 1` })
    .where(and(eq(incidents.id, id), eq(incidents.version, version)))
    .returning();
  return rows[0] ?? null;
}

export const removeIncident = deleteBy(incidents, 'id');
