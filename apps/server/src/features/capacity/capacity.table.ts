import { boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

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
