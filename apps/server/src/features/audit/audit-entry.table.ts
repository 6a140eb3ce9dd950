import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A state before or after a change; only what changed, never anybody's name or address. */
export type AuditState = Readonly<Record<string, unknown>>;

/**
 * Every change that an administrator makes, one row each. Rows are added and never changed: a trigger of the database
 * refuses it. The ids are no foreign keys, so that they outlive what they name.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The administrator. */
    actorId: uuid('actor_id').notNull(),
    /** What was done, as `ban`, `save-goal`. */
    action: text('action').notNull(),
    /** What it was done to: a kind, as `user`, and its id; null where there is only one of the kind. */
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id'),
    before: jsonb('before').$type<AuditState>(),
    after: jsonb('after').$type<AuditState>(),
    /** Why, in the administrator's words. */
    note: text('note'),
  },
  (table) => [
    index('audit_entries_target').on(table.targetKind, table.targetId, table.id),
    index('audit_entries_actor').on(table.actorId, table.id),
  ],
);
