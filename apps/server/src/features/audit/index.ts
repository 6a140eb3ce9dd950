import { AUDIT_PAGE_SIZE, type AuditEntry } from '@datacoach/contract';
import type { FeatureModule } from '../../feature-module.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import { type AuditState, auditEntries } from '../../schema/administration.schema.ts';
import { type AuditFilter, countAudit, listAuditPage } from './audit.repository.ts';

export { listAuditKinds, listMergedAccounts } from './audit.repository.ts';

export interface AuditRecord {
  /** The administrator who did it. */
  actorId: string;
  at: Date;
  /** Verb and object, such as `ban` or `save-goal`. */
  action: string;
  /** What was changed: a kind, such as `user`, and its id; null if there is only one of the kind. */
  targetKind: string;
  targetId?: string | null;
  /** What changed; null if there was or is nothing. No names or addresses: rows are never erased. */
  before?: AuditState | null;
  after?: AuditState | null;
  /** The administrator's reason. */
  note?: string | null;
}

/** Records an administrator's change, in the transaction that makes it. */
export async function recordAudit(tx: Transaction, record: AuditRecord): Promise<void> {
  await tx.insert(auditEntries).values(record);
}

/** Records what an administrator looked at or exported, which changes nothing else. */
export function recordAccess(db: Database, record: AuditRecord): Promise<void> {
  return db.transaction((tx) => recordAudit(tx, record));
}

/** A row before and after a change; null if there was or is none. */
export interface RowChange<Row> {
  by: string;
  at: Date;
  action: string;
  before: Row | null;
  after: Row | null;
}

/**
 * Records a change of a row.
 *
 * @param audited what the trail keeps of it
 */
export function recordChange<Row extends { id: string }>(
  tx: Transaction,
  targetKind: string,
  { by, at, action, before, after }: RowChange<Row>,
  audited: (row: Row) => AuditState,
): Promise<void> {
  return recordAudit(tx, {
    actorId: by,
    at,
    action,
    targetKind,
    targetId: (after ?? before)?.id ?? null,
    before: before && audited(before),
    after: after && audited(after),
  });
}

/** Returns a page of administrators' changes, newest first. */
export async function describeAudit(db: Executor, filter: AuditFilter, pageIndex: number) {
  const rows = await listAuditPage(db, filter, pageIndex);
  const items: AuditEntry[] = rows.map(({ actorId, actorName, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorName === null ? null : { id: actorId, userName: actorName },
  }));
  return { items, pageIndex, pageSize: AUDIT_PAGE_SIZE, total: await countAudit(db, filter) };
}

const KEPT_REASON =
  'Kept permanently so every change can be traced. The ID of a deleted account can’t be traced to a person.';

export const auditModule: FeatureModule = {
  name: 'audit',
  accountData: [
    {
      column: auditEntries.actorId,
      exportedAs: null,
      onErasure: 'kept',
      onMerge: 'kept',
      reason: KEPT_REASON,
    },
    {
      column: auditEntries.targetId,
      exportedAs: null,
      onErasure: 'kept',
      onMerge: 'kept',
      reason: KEPT_REASON,
    },
  ],
};
