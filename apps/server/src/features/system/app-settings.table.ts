import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One row (id 1): what administrators have set in place of the configuration; null = as configured, '' = none. */
export const appSettings = pgTable('app_settings', {
  id: smallint('id').primaryKey(),
  discordInviteUrl: text('discord_invite_url'),
  supportMail: text('support_mail'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
