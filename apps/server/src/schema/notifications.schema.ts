import type { NotificationKind } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What its texts are filled with. */
    values: jsonb('values').$type<Record<string, string | number>>().notNull(),
    /** Page of the web app that it leads to. */
    path: text('path').notNull(),
    /** Happenings that it stands for: several of a kind that follow each other are gathered in one. */
    count: integer('count').notNull().default(1),
    /** Names the happening, so that it is told once, even when the notification has been deleted since. */
    onceKey: text('once_key').notNull(),
    /** False: goes by mail only. */
    inApp: boolean('in_app').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** When it is to be mailed; null when it is not, or has been. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.onceKey),
    index('notifications_newest')
      .on(table.userId, table.createdAt.desc(), table.id)
      .where(sql`${table.inApp} and ${table.deletedAt} is null`),
    index('notifications_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    index('notifications_created').on(table.createdAt),
  ],
);

/** What an account wants of its notifications; without a row everything is as the kinds have it. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Mails once a day instead of one by one. */
  dailyDigest: boolean('daily_digest').notNull().default(false),
  weeklySummary: boolean('weekly_summary').notNull().default(false),
  weeklySummarySentAt: timestamp('weekly_summary_sent_at', { withTimezone: true }),
  /** No mails, whatever the kinds have as their default. */
  mailsStopped: boolean('mails_stopped').notNull().default(false),
  /** When the question whether mails are wanted was answered: it is put once. */
  askedAt: timestamp('asked_at', { withTimezone: true }),
});

/** Where an account has chosen otherwise than a kind's default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: userReference('user_id'),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
