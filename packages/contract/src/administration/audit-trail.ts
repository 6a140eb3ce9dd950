import { z } from 'zod';
import { dayWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';

const endpoint = defineEndpoints('administration', { access: { module: 'Users', action: 'View' } });

export const AUDIT_PAGE_SIZE = 25;

const auditEntry = namedObject('AuditEntry', {
  id: z.number().int(),
  at: z.iso.datetime(),
  /** Null once their account is deleted. */
  actor: z.object({ id: z.uuid(), userName: z.string() }).nullable(),
  action: z.string(),
  targetKind: z.string(),
  targetId: z.string().nullable(),
  /** Name if the target is an account; null for others and once it's deleted. */
  targetName: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  note: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = named('AuditPage', pageOf(auditEntry));

const auditQuery = z.object({
  targetKind: z.string().max(60).optional(),
  /** Part of the name of who did it or whom it was about, of the action or of the note. */
  search: z.string().trim().max(100).default(''),
  /** Days in UTC, both included. */
  from: dayWithinReach().optional(),
  to: dayWithinReach().optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;

export const listAudit = endpoint('GET /api/v1/admin/audit', {
  summary: 'All admin changes, newest first',
  query: auditQuery.extend({ pageIndex: z.coerce.number().int().min(0).max(100_000).default(0) }),
  responses: {
    200: pageOf(auditEntry).extend({
      /** Kinds of targets that have entries. */
      targetKinds: z.array(z.string()),
    }),
  },
});

/** As filtered; each export is logged. */
export const exportAudit = endpoint('GET /api/v1/admin/audit-export', {
  summary: 'Admin changes as CSV',
  query: auditQuery,
  mediaType: 'text/csv',
  responses: { 200: z.file() },
});
