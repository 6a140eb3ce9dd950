import {
  ACCESS_LEVELS,
  type AccessLevel,
  PERMISSION_MODULES,
  type PermissionAction,
} from '@datacoach/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

/** A state before or after a change; only what changed, never a name or address. */
export type AuditState = Readonly<Record<string, unknown>>;

/**
 * Every change by an administrator, one row each. Rows are added and never changed: a database trigger prevents it.
 * The ids aren't foreign keys, so they outlive what they reference.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The administrator. */
    actorId: uuid('actor_id').notNull(),
    /** What was done, such as `ban`, `save-goal`. */
    action: text('action').notNull(),
    /** What was changed: a kind, such as `user`, and its id; null if there is only one of the kind. */
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id'),
    before: jsonb('before').$type<AuditState>(),
    after: jsonb('after').$type<AuditState>(),
    /** The administrator's reason. */
    note: text('note'),
  },
  (table) => [
    index('audit_entries_target').on(table.targetKind, table.targetId, table.id),
    index('audit_entries_actor').on(table.actorId, table.id),
  ],
);

/** An administrator's permissions in a module; without a row, everything. */
export const permissionEntries = pgTable(
  'permission_entries',
  {
    userId: userReference('user_id'),
    module: text('module', { enum: PERMISSION_MODULES }).notNull(),
    accessLevel: integer('access_level').$type<AccessLevel>().notNull().default(ACCESS_LEVELS.restricted),
    /** Only read if the level is PartiallyPermitted. */
    allowed: jsonb('allowed').$type<PermissionAction[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.module] })],
);

/** One row (id 1): administrators' overrides of the configuration; null = as configured, '' = none. */
export const appSettings = pgTable('app_settings', {
  id: smallint('id').primaryKey(),
  discordInviteUrl: text('discord_invite_url'),
  supportMail: text('support_mail'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** One row (id 1): the administrators' switches and thresholds, and what has been closed since when. */
export const capacitySettings = pgTable('capacity_settings', {
  id: smallint('id').primaryKey(),
  signUpsPaused: boolean('sign_ups_paused').notNull().default(false),
  uploadsPaused: boolean('uploads_paused').notNull().default(false),
  maxActiveUsers: integer('max_active_users'),
  maxQueueMinutes: integer('max_queue_minutes'),
  signUpsClosedSince: timestamp('sign_ups_closed_since', { withTimezone: true }),
  uploadsClosedSince: timestamp('uploads_closed_since', { withTimezone: true }),
});

/** Addresses that get one mail when sign-ups reopen; deleted once it is sent. */
export const capacityWaitlist = pgTable('capacity_waitlist', {
  /** Lower case. */
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
