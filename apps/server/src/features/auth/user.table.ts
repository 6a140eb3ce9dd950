import { DEVICE_TYPES, PLAN_NAMES, type Platform, type RankUpState, USER_TYPES } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed at sign-up; null for accounts of a provider that tells none. */
    email: text('email'),
    /** Lower case; one account an address. */
    emailKey: text('email_key').unique(),
    /** When the owner followed the link of a mail, or the provider vouched for the address. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    userName: text('user_name').notNull(),
    /** argon2id in PHC notation; null for accounts that only sign in by a provider. */
    passwordHash: text('password_hash'),
    userType: text('user_type', { enum: USER_TYPES }).notNull().default('Player'),
    /** Plan held at the moment. */
    planName: text('plan_name', { enum: PLAN_NAMES }).notNull().default('Basic'),
    epicUserName: text('epic_user_name'),
    /** Null means PC where it matters (rulings A9). */
    platform: integer('platform').$type<Platform>(),
    deviceChoice: text('device_choice', { enum: DEVICE_TYPES }),
    /** IANA name; null until the browser has told it. */
    timeZone: text('time_zone'),
    /** Declared rank ids (rulings A8); null while not declared. */
    duelModeRank: text('duel_mode_rank'),
    doublesModeRank: text('doubles_mode_rank'),
    standardModeRank: text('standard_mode_rank'),
    /** Where the ranks come from: null while there are none. */
    ranksSource: text('ranks_source', { enum: ['declared', 'provider'] }),
    ranksConfirmedAt: timestamp('ranks_confirmed_at', { withTimezone: true }),
    rankUp: jsonb('rank_up').$type<RankUpState>(),
    /** The stored profile image; null without one. */
    imageId: uuid('image_id'),
    /** When the mail with the way to the Demos folder was sent last. */
    replayReminderAt: timestamp('replay_reminder_at', { withTimezone: true }),
    referralCode: text('referral_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** First sign-in; null before it. */
    firstSignedInAt: timestamp('first_signed_in_at', { withTimezone: true }),
    /** Last step of the get-started flow that was done, from 0; and when the flow was ended. */
    getStartedStep: integer('get_started_step').notNull().default(0),
    gotStartedAt: timestamp('got_started_at', { withTimezone: true }),
    /** Last sign-in or renewal of one; the owner's own, not that of an administrator who looks on. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** Since when the account is kept out; null for everybody else. */
    bannedAt: timestamp('banned_at', { withTimezone: true }),
    /** What the owner is told about it at sign-in. */
    banReason: text('ban_reason'),
  },
  (table) => [
    // Orders of the administrators' list.
    index('users_name').on(sql`lower(${table.userName})`, table.id),
    index('users_created').on(table.createdAt, table.id),
    index('users_seen').on(table.lastSeenAt, table.id),
    index('users_plan').on(table.planName, table.id),
    index('users_banned').on(table.bannedAt).where(sql`banned_at is not null`),
  ],
);
