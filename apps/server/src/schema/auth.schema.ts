import {
  DEVICE_TYPES,
  PLAN_NAMES,
  type Platform,
  type RankUpState,
  SIGN_IN_PROVIDERS,
  USER_TYPES,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    /** Null means PC where it matters (decisions.md 7.3). */
    platform: integer('platform').$type<Platform>(),
    deviceChoice: text('device_choice', { enum: DEVICE_TYPES }),
    /** IANA name; null until the browser has told it. */
    timeZone: text('time_zone'),
    /** Declared rank ids (decisions.md 17.2); null while not declared. */
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

/** Whose row it is: the row goes with the account. */
export function userReference<Name extends string>(name: Name) {
  return uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}

/** Accounts elsewhere by which somebody signs in here. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    provider: text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    /** The provider's own id of the person. */
    subject: text('subject').notNull(),
    userId: userReference('user_id'),
    /** Name there, for showing. */
    name: text('name'),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('linked_identities_user').on(table.userId),
  ],
);

/** One sign-in and the chain of refresh tokens that came out of it. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
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

/** Tokens that travel by mail: each good for one purpose, once, until its end. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token: whoever reads the database cannot use it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userReference('user_id'),
    purpose: text('purpose', { enum: ['confirm-email', 'reset-password', 'change-email'] }).notNull(),
    /** The new address, for `change-email`. */
    email: text('email'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_tokens_user').on(table.userId, table.purpose)],
);

/** Counted attempts (sign-in, sign-up, reset), shared by all processes. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted, and a keyed hash of whom: no address is stored. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When counting starts again. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends').on(table.endsAt)],
);

/** Days (UTC) on which an account was used; how many people come is counted from them. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: userReference('user_id'),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('active_days_day').on(table.day)],
);

/** Tokens by which a program acts for its owner, each in one scope, until they are revoked. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['upload'] }).notNull(),
    /** SHA-256 of the token: whoever reads the database cannot use it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last characters, by which the owner tells it from others. */
    ending: text('ending').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the minute; null before the first use. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('personal_tokens_user').on(table.userId)],
);
