import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** One sign-in and the chain of refresh tokens that came out of it. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Number of the token that is valid now; the ones before it are used up. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Sign-out, or a token used twice. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** The administrator who looks on with the account's eyes; null for the owner's own sign-ins. */
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('refresh_families_user').on(table.userId)],
);
