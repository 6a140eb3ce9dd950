import type { NotificationKind } from '@datacoach/contract';
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
