import { boolean, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One row (id 1) once an administrator has saved a notice. */
export const maintenanceNotices = pgTable('maintenance_notices', {
  id: smallint('id').primaryKey(),
  isActive: boolean('is_active').notNull(),
  title: text('title').notNull(),
  notice: text('notice').notNull(),
  showDiscordLink: boolean('show_discord_link').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
