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

/** What an administrator may do in a module; without a row, everything. */
export const permissionEntries = pgTable(
  'permission_entries',
  {
    userId: userReference('user_id'),
    module: text('module', { enum: PERMISSION_MODULES }).notNull(),
    accessLevel: integer('access_level').$type<AccessLevel>().notNull().default(ACCESS_LEVELS.restricted),
    /** Only read where the level is PartiallyPermitted. */
    allowed: jsonb('allowed').$type<PermissionAction[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.module] })],
);

/** One row (id 1): what administrators have set in place of the configuration; null = as configured, '' = none. */
export const appSettings = pgTable('app_settings', {
  id: smallint('id').primaryKey(),
  discordInviteUrl: text('discord_invite_url'),
  supportMail: text('support_mail'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** One row (id 1): the administrators' switches and thresholds, and since when what is closed. */
export const capacitySettings = pgTable('capacity_settings', {
  id: smallint('id').primaryKey(),
  signUpsPaused: boolean('sign_ups_paused').notNull().default(false),
  uploadsPaused: boolean('uploads_paused').notNull().default(false),
  mostActiveUsers: integer('most_active_users'),
  mostQueueMinutes: integer('most_queue_minutes'),
  signUpsClosedSince: timestamp('sign_ups_closed_since', { withTimezone: true }),
  uploadsClosedSince: timestamp('uploads_closed_since', { withTimezone: true }),
});

/** Addresses that get one mail when sign-ups open again; gone once it is sent. */
export const capacityWaiters = pgTable('capacity_waiters', {
  /** Lower case. */
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
});
