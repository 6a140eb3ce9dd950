import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Each player's code, made when he first asks for it. */
export const referralCodes = pgTable('referral_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  code: text('code').notNull().unique(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Null: good for ever. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** Times that the share link was opened; who opened it is not kept. */
  clicks: integer('clicks').notNull().default(0),
});

/** Who came by whose code: at most one for each friend. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: uuid('friend_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ['sign-up', 'redeemed'] }).notNull(),
    referredAt: timestamp('referred_at', { withTimezone: true }).notNull(),
    rewardedAt: timestamp('rewarded_at', { withTimezone: true }),
    reversedAt: timestamp('reversed_at', { withTimezone: true }),
  },
  (table) => [index('referrals_referrer').on(table.referrerId)],
);
