import {
  ACCESS_LEVELS,
  type AccessLevel,
  PERMISSION_MODULES,
  type PermissionAction,
} from '@datacoach/contract';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

/** A state before or after a change; only what changed, never a name or address. */
export type AuditState = Readonly<Record<string, unknown>>;

/**
 * Every change by an administrator, one row each. Rows are added and never changed: a database trigger prevents it.
 * The ids aren't foreign keys, so they outlive what they reference.
 */
export const auditEntries = t.pgTable(
  'audit_entries',
  {
    id: t.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: t.timestamp('at', { withTimezone: true }).notNull(),
    /** The administrator. */
    actorId: t.uuid('actor_id').notNull(),
    /** What was done, such as `ban`, `save-goal`. */
    action: t.text('action').notNull(),
    /** What was changed: a kind, such as `user`, and its id; null if there is only one of the kind. */
    targetKind: t.text('target_kind').notNull(),
    targetId: t.text('target_id'),
    before: t.jsonb('before').$type<AuditState>(),
    after: t.jsonb('after').$type<AuditState>(),
    /** The administrator's reason. */
    note: t.text('note'),
  },
  (table) => [
    t.index('audit_entries_target').on(table.targetKind, table.targetId, table.id),
    t.index('audit_entries_actor').on(table.actorId, table.id),
  ],
);

/** An administrator's permissions in a module; without a row, everything. */
export const permissionEntries = t.pgTable(
  'permission_entries',
  {
    userId: userReference('user_id'),
    module: t.text('module', { enum: PERMISSION_MODULES }).notNull(),
    accessLevel: t.integer('access_level').$type<AccessLevel>().notNull().default(ACCESS_LEVELS.restricted),
    /** Only read if the level is PartiallyPermitted. */
    allowed: t.jsonb('allowed').$type<PermissionAction[]>().notNull().default([]),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.module] })],
);

/** One row (id 1): administrators' overrides of the configuration; null = as configured, '' = none. */
export const appSettings = t.pgTable('app_settings', {
  id: t.smallint('id').primaryKey(),
  discordInviteUrl: t.text('discord_invite_url'),
  supportMail: t.text('support_mail'),
  updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** One row (id 1): the administrators' switches and thresholds, and what has been closed since when. */
export const capacitySettings = t.pgTable('capacity_settings', {
  id: t.smallint('id').primaryKey(),
  signUpsPaused: t.boolean('sign_ups_paused').notNull().default(false),
  uploadsPaused: t.boolean('uploads_paused').notNull().default(false),
  maxActiveUsers: t.integer('max_active_users'),
  maxQueueMinutes: t.integer('max_queue_minutes'),
  signUpsClosedSince: t.timestamp('sign_ups_closed_since', { withTimezone: true }),
  uploadsClosedSince: t.timestamp('uploads_closed_since', { withTimezone: true }),
});

/** Addresses that get one mail when sign-ups reopen; deleted once it is sent. */
export const capacityWaitlist = t.pgTable('capacity_waitlist', {
  /** Lower case. */
  emailKey: t.text('email_key').primaryKey(),
  email: t.text('email').notNull(),
  since: t.timestamp('since', { withTimezone: true }).notNull(),
});

/** Outages and slow times as administrators describe them, for the public status page. */
export const incidents = t.pgTable(
  'incidents',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    title: t.text('title').notNull(),
    text: t.text('text').notNull(),
    startsAt: t.timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Null while it goes on. */
    endsAt: t.timestamp('ends_at', { withTimezone: true }),
    version: t.integer('version').notNull().default(1),
  },
  (table) => [t.index('incidents_start').on(table.startsAt)],
);
