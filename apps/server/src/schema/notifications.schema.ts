import type { NotificationKind } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

export const notifications = t.pgTable(
  'notifications',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    kind: t.text('kind').$type<NotificationKind>().notNull(),
    /** Values for its texts. */
    values: t.jsonb('values').$type<Record<string, string | number>>().notNull(),
    /** Page of the web app that it links to. */
    path: t.text('path').notNull(),
    /** Number of events it covers: consecutive ones of a kind are combined. */
    count: t.integer('count').notNull().default(1),
    /** Identifies the event so that the user is notified once, even if the notification was deleted. */
    onceKey: t.text('once_key').notNull(),
    /** False: sent by mail only. */
    inApp: t.boolean('in_app').notNull(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: t.timestamp('read_at', { withTimezone: true }),
    deletedAt: t.timestamp('deleted_at', { withTimezone: true }),
    /** When it is due by mail; null if it isn't or has been sent. */
    mailDueAt: t.timestamp('mail_due_at', { withTimezone: true }),
    /** When it was handed to the mail server. */
    mailedAt: t.timestamp('mailed_at', { withTimezone: true }),
    /** The same on Discord, and how often it has been tried. */
    discordDueAt: t.timestamp('discord_due_at', { withTimezone: true }),
    discordTries: t.integer('discord_tries').notNull().default(0),
  },
  (table) => [
    t.unique('notifications_once').on(table.userId, table.onceKey),
    t
      .index('notifications_newest')
      .on(table.userId, table.createdAt.desc(), table.id)
      .where(sql`${table.inApp} and ${table.deletedAt} is null`),
    t.index('notifications_mail_due').on(table.mailDueAt).where(sql`${table.mailDueAt} is not null`),
    t.index('notifications_discord_due').on(table.discordDueAt).where(sql`${table.discordDueAt} is not null`),
    t.index('notifications_created').on(table.createdAt),
  ],
);

/** An account's notification settings; without a row the kinds' defaults apply. */
export const notificationSettings = t.pgTable('notification_settings', {
  userId: userReference('user_id').primaryKey(),
  /** Sends one mail a day instead of individual ones. */
  dailyDigest: t.boolean('daily_digest').notNull().default(false),
  weeklySummary: t.boolean('weekly_summary').notNull().default(false),
  weeklySummarySentAt: t.timestamp('weekly_summary_sent_at', { withTimezone: true }),
  /** Also posts the week on Discord; null means yes, once a webhook is set. */
  weeklyDiscord: t.boolean('weekly_discord'),
  /** No mails, whatever the kinds' defaults. */
  mailsStopped: t.boolean('mails_stopped').notNull().default(false),
  /** When the user answered whether they want mails; asked only once. */
  promptedAt: t.timestamp('prompted_at', { withTimezone: true }),
});

/** Choices that differ from a kind's default. */
export const notificationChoices = t.pgTable(
  'notification_choices',
  {
    userId: userReference('user_id'),
    kind: t.text('kind').$type<NotificationKind>().notNull(),
    inApp: t.boolean('in_app').notNull(),
    email: t.boolean('email').notNull(),
    /** Null for the kind's default. */
    discord: t.boolean('discord'),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.kind] })],
);

/** The Discord channel that an account, or a coach for the team, posts to. */
export const discordWebhooks = t.pgTable('discord_webhooks', {
  userId: userReference('user_id').primaryKey(),
  /** ID and token of the webhook, sealed: whoever has them can post. */
  secret: t.text('secret').notNull(),
  /** Its last characters, to recognize it. */
  ending: t.text('ending').notNull(),
  createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
  /** The last weekly post, or when it was set. */
  weeklyPostedAt: t.timestamp('weekly_posted_at', { withTimezone: true }).notNull(),
});
