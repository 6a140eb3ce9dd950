import { date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Days (UTC) on which an account was used; how many people come is counted from them. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('active_days_day').on(table.day)],
);
