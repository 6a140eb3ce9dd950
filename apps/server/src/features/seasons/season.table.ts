import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/**
 * Ranked seasons of the game, numbered since it became free to play (rulings A27). Seeded by the migration that makes the
 * table; a match belongs to the season of its date.
 */
export const seasons = pgTable('seasons', {
  number: integer('number').primaryKey(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull().unique(),
});
