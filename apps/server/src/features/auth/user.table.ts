import { USER_TYPES } from '@datacoach/contract';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** As typed at sign-up. */
  email: text('email').notNull(),
  /** Lower case; one account an address. */
  emailKey: text('email_key').notNull().unique(),
  userName: text('user_name').notNull(),
  /** argon2id in PHC notation. */
  passwordHash: text('password_hash').notNull(),
  userType: text('user_type', { enum: USER_TYPES }).notNull().default('Player'),
  /** IANA name; null until the browser has told it. */
  timeZone: text('time_zone'),
  referralCode: text('referral_code'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** First sign-in; null before it. */
  firstSignedInAt: timestamp('first_signed_in_at', { withTimezone: true }),
});
