import {
  DEVICE_TYPES,
  PLAN_NAMES,
  type Platform,
  type RankUpState,
  SIGN_IN_PROVIDERS,
  USER_TYPES,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** As typed at sign-up; null for accounts of a provider that doesn't share it. */
    email: text('email'),
    /** Lower case; one account per address. */
    emailKey: text('email_key').unique(),
    /** When the owner followed a mailed link, or the provider confirmed the address. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
    userName: text('user_name').notNull(),
    /** argon2id in PHC notation; null for accounts that only sign in through a provider. */
    passwordHash: text('password_hash'),
    userType: text('user_type', { enum: USER_TYPES }).notNull().default('Player'),
    /** Current plan. */
    planName: text('plan_name', { enum: PLAN_NAMES }).notNull().default('Basic'),
    epicUserName: text('epic_user_name'),
    /** Null counts as PC (decisions.md 7.3). */
    platform: integer('platform').$type<Platform>(),
    deviceChoice: text('device_choice', { enum: DEVICE_TYPES }),
    /** IANA name; null until the browser has sent it. */
    timeZone: text('time_zone'),
    /** Declared rank ids (decisions.md 17.2); null until declared. */
    duelModeRank: text('duel_mode_rank'),
    doublesModeRank: text('doubles_mode_rank'),
    standardModeRank: text('standard_mode_rank'),
    /** Source of the ranks; null without ranks. */
    ranksSource: text('ranks_source', { enum: ['declared', 'provider'] }),
    ranksConfirmedAt: timestamp('ranks_confirmed_at', { withTimezone: true }),
    rankUp: jsonb('rank_up').$type<RankUpState>(),
    /** The stored profile image; null without one. */
    imageId: uuid('image_id'),
    /** When the mail about the Demos folder was last sent. */
    replayReminderAt: timestamp('replay_reminder_at', { withTimezone: true }),
    referralCode: text('referral_code'),
    /** Name of the team that the account coaches. */
    teamName: text('team_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** First sign-in; null before it. */
    firstSignedInAt: timestamp('first_signed_in_at', { withTimezone: true }),
    /** Last completed step of the get-started flow, from 0, and when the flow ended. */
    getStartedStep: integer('get_started_step').notNull().default(0),
    gotStartedAt: timestamp('got_started_at', { withTimezone: true }),
    /** Last sign-in or renewal by the owner, not by an administrator viewing as the account. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** Since when the account is banned; null if it isn't. */
    bannedAt: timestamp('banned_at', { withTimezone: true }),
    /** What the owner sees about it at sign-in. */
    banReason: text('ban_reason'),
    /** An administrator who has no permissions until they set up two-factor login. */
    secondFactorDue: boolean('second_factor_due').notNull().default(false),
  },
  (table) => [
    // Sort orders of the administrators' list.
    index('users_name').on(sql`lower(${table.userName})`, table.id),
    index('users_created').on(table.createdAt, table.id),
    index('users_seen').on(table.lastSeenAt, table.id),
    index('users_plan').on(table.planName, table.id),
    index('users_banned').on(table.bannedAt).where(sql`banned_at is not null`),
  ],
);

/** References the owning account; rows are deleted with it. */
export function userReference<Name extends string>(name: Name) {
  return uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}

/** Accounts of other providers used to sign in here. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    provider: text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    /** The provider's id of the person. */
    subject: text('subject').notNull(),
    userId: userReference('user_id'),
    /** Display name there. */
    name: text('name'),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('linked_identities_user').on(table.userId),
  ],
);

/** One sign-in and its chain of refresh tokens. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    /** Number of the currently valid token; earlier ones are used up. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: timestamp('rotated_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Signed out, or a token was used twice. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    /** The administrator viewing as the account; null for the owner's own sign-ins. */
    impersonatorId: uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('refresh_families_user').on(table.userId)],
);

/** Two-factor login: keys of authenticator apps (RFC 6238), encrypted. */
export const secondFactors = pgTable('second_factors', {
  userId: userReference('user_id').primaryKey(),
  /** Null until the first key is confirmed. */
  key: text('key'),
  /** Waits for a code of the app; replaces `key` then. */
  pendingKey: text('pending_key'),
  /** Time step of the last code used, which works once. */
  lastStep: integer('last_step').notNull().default(0),
  /** SHA-256 of the recovery codes that weren't used. */
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull(),
});

/** Mailed tokens: each is valid for one purpose, once, until it expires. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token, so that reading the database doesn't reveal it. */
    tokenHash: text('token_hash').primaryKey(),
    userId: userReference('user_id'),
    purpose: text('purpose', {
      enum: ['confirm-email', 'reset-password', 'first-password', 'change-email'],
    }).notNull(),
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
    /** What is counted, with a keyed hash of the subject: no address is stored. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the count resets. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_ends').on(table.endsAt)],
);

/** Days (UTC) on which an account was active, used to count active users. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: userReference('user_id'),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('active_days_day').on(table.day)],
);

/** Tokens that let a program act for its owner, each in one scope, until revoked. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    name: text('name').notNull(),
    scope: text('scope', { enum: ['upload'] }).notNull(),
    /** SHA-256 of the token, so that reading the database doesn't reveal it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last characters, shown so that the owner can identify it. */
    ending: text('ending').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the minute; null before the first use. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('personal_tokens_user').on(table.userId)],
);
