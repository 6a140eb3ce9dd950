import { AUDIT_PAGE_SIZE, type AuditEntry } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { type AuditFilter, countAudit, pageOfAudit } from './audit.repository.ts';

/** A page of what administrators have changed, newest first. */
export async function describeAudit(db: Executor, filter: AuditFilter, pageIndex: number) {
  const rows = await pageOfAudit(db, filter, pageIndex);
  const items: AuditEntry[] = rows.map(({ actorId, actorName, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor: actorName === null ? null : { id: actorId, userName: actorName },
  }));
  return { items, pageIndex, pageSize: AUDIT_PAGE_SIZE, total: await countAudit(db, filter) };
}
