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
    /** Values for its texts. */
    values: jsonb('values').$type<Record<string, string | number>>().notNull(),
    /** Page of the web app that it links to. */
    path: text('path').notNull(),
    /** Number of events it covers: consecutive ones of a kind are combined. */
    count: integer('count').notNull().default(1),
    /** Identifies the event so that the user is notified once, even if the notification was deleted. */
    onceKey: text('once_key').notNull(),
    /** False: sent by mail only. */
    inApp: boolean('in_app').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** When it is due by mail; null if it isn't or has been sent. */
    mailDueAt: timestamp('mail_due_at', { withTimezone: true }),
    /** The same on Discord, and how often it has been tried. */
    discordDueAt: timestamp('discord_due_at', { withTimezone: true }),
    discordTries: integer('discord_tries').notNull().default(0),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.onceKey),
    index('notifications_newest')
      .on(table.userId, table.createdAt.desc(), table.id)
      .where(sql`${table.inApp} and ${table.deletedAt} is null`),
    index('notifications_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    index('notifications_discord_due').on(table.discordDueAt).where(sql`${table.discordDueAt} is not null`),
    index('notifications_created').on(table.createdAt),
  ],
);

/** An account's notification settings; without a row the kinds' defaults apply. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sends one mail a day instead of individual ones. */
  dailyDigest: boolean('daily_digest').notNull().default(false),
  weeklySummary: boolean('weekly_summary').notNull().default(false),
  weeklySummarySentAt: timestamp('weekly_summary_sent_at', { withTimezone: true }),
  /** Also posts the week on Discord; null means yes, once a webhook is set. */
  weeklyDiscord: boolean('weekly_discord'),
  /** No mails, whatever the kinds' defaults. */
  mailsStopped: boolean('mails_stopped').notNull().default(false),
  /** When the user answered whether they want mails; asked only once. */
  promptedAt: timestamp('prompted_at', { withTimezone: true }),
});

/** Choices that differ from a kind's default. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: userReference('user_id'),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
    /** Null for the kind's default. */
    discord: boolean('discord'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** The Discord channel that an account, or a coach for the team, posts to. */
export const discordWebhooks = pgTable('discord_webhooks', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** ID and token of the webhook, sealed: whoever has them can post. */
  secret: text('secret').notNull(),
  /** Its last characters, to recognize it. */
  ending: text('ending').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The last weekly post, or when it was set. */
  weeklyPostedAt: timestamp('weekly_posted_at', { withTimezone: true }).notNull(),
});
