import {
  DEVICE_TYPES,
  PLAN_NAMES,
  type Platform,
  type RankUpState,
  SIGN_IN_PROVIDERS,
  USER_TYPES,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

export const users = t.pgTable(
  'users',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    /** As typed at sign-up; null for accounts of a provider that doesn't share it. */
    email: t.text('email'),
    /** Lower case; one account per address. */
    emailKey: t.text('email_key').unique(),
    /** When the owner followed a mailed link, or the provider confirmed the address. */
    emailConfirmedAt: t.timestamp('email_confirmed_at', { withTimezone: true }),
    userName: t.text('user_name').notNull(),
    /** argon2id in PHC notation; null for accounts that only sign in through a provider. */
    passwordHash: t.text('password_hash'),
    userType: t.text('user_type', { enum: USER_TYPES }).notNull().default('Player'),
    planName: t.text('plan_name', { enum: PLAN_NAMES }).notNull().default('Basic'),
    epicUserName: t.text('epic_user_name'),
    /** Null counts as PC (decisions.md 7.3). */
    platform: t.integer('platform').$type<Platform>(),
    deviceChoice: t.text('device_choice', { enum: DEVICE_TYPES }),
    /** IANA name; null until the browser has sent it. */
    timeZone: t.text('time_zone'),
    /** Declared rank ids (decisions.md 17.2); null until declared. */
    duelModeRank: t.text('duel_mode_rank'),
    doublesModeRank: t.text('doubles_mode_rank'),
    standardModeRank: t.text('standard_mode_rank'),
    /** Source of the ranks; null without ranks. */
    ranksSource: t.text('ranks_source', { enum: ['declared', 'provider'] }),
    ranksConfirmedAt: t.timestamp('ranks_confirmed_at', { withTimezone: true }),
    rankUp: t.jsonb('rank_up').$type<RankUpState>(),
    /** The stored profile image; null without one. */
    imageId: t.uuid('image_id'),
    /** When the mail about the Demos folder was last sent. */
    replayReminderAt: t.timestamp('replay_reminder_at', { withTimezone: true }),
    referralCode: t.text('referral_code'),
    /** Name of the team that the account coaches. */
    teamName: t.text('team_name'),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    /** First sign-in; null before it. */
    firstSignedInAt: t.timestamp('first_signed_in_at', { withTimezone: true }),
    /** Last completed step of the get-started flow, from 0, and when the flow ended. */
    getStartedStep: t.integer('get_started_step').notNull().default(0),
    gotStartedAt: t.timestamp('got_started_at', { withTimezone: true }),
    /** Last sign-in or renewal by the owner, not by an administrator viewing as the account. */
    lastSeenAt: t.timestamp('last_seen_at', { withTimezone: true }),
    /** Since when the account is banned; null if it isn't. */
    bannedAt: t.timestamp('banned_at', { withTimezone: true }),
    /** What the owner sees about it at sign-in. */
    banReason: t.text('ban_reason'),
    /** An administrator who has no permissions until they set up two-factor login. */
    secondFactorDue: t.boolean('second_factor_due').notNull().default(false),
  },
  (table) => [
    // Sort orders of the administrators' list.
    t.index('users_name').on(sql`lower(${table.userName})`, table.id),
    t.index('users_created').on(table.createdAt, table.id),
    t.index('users_seen').on(table.lastSeenAt, table.id),
    t.index('users_plan').on(table.planName, table.id),
    t.index('users_banned').on(table.bannedAt).where(sql`banned_at is not null`),
  ],
);

/** References the owning account; rows are deleted with it. */
export function userReference<Name extends string>(name: Name) {
  return t
    .uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
}

/** Accounts of other providers used to sign in here. */
export const linkedIdentities = t.pgTable(
  'linked_identities',
  {
    provider: t.text('provider', { enum: SIGN_IN_PROVIDERS }).notNull(),
    /** The provider's id of the person. */
    subject: t.text('subject').notNull(),
    userId: userReference('user_id'),
    /** Display name there. */
    name: t.text('name'),
    linkedAt: t.timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.provider, table.subject] }),
    t.index('linked_identities_user').on(table.userId),
  ],
);

/** One sign-in and its chain of refresh tokens. */
export const refreshFamilies = t.pgTable(
  'refresh_families',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    /** Number of the currently valid token; earlier ones are used up. */
    generation: t.integer('generation').notNull().default(0),
    rotatedAt: t.timestamp('rotated_at', { withTimezone: true }).notNull(),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Signed out, or a token was used twice. */
    revokedAt: t.timestamp('revoked_at', { withTimezone: true }),
    /** The administrator viewing as the account; null for the owner's own sign-ins. */
    impersonatorId: t.uuid('impersonator_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [t.index('refresh_families_user').on(table.userId)],
);

/** Two-factor login: keys of authenticator apps (RFC 6238), encrypted. */
export const secondFactors = t.pgTable('second_factors', {
  userId: userReference('user_id').primaryKey(),
  /** Null until the first key is confirmed. */
  key: t.text('key'),
  /** Waits for a code of the app; replaces `key` then. */
  pendingKey: t.text('pending_key'),
  /** Time step of the last code used, which works once. */
  lastStep: t.integer('last_step').notNull().default(0),
  /** SHA-256 of the recovery codes that weren't used. */
  recoveryHashes: t.jsonb('recovery_hashes').$type<string[]>().notNull(),
});

/** Mailed tokens: each is valid for one purpose, once, until it expires. */
export const accountTokens = t.pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token, so that reading the database doesn't reveal it. */
    tokenHash: t.text('token_hash').primaryKey(),
    userId: userReference('user_id'),
    purpose: t
      .text('purpose', { enum: ['confirm-email', 'reset-password', 'first-password', 'change-email'] })
      .notNull(),
    /** The new address, for `change-email`. */
    email: t.text('email'),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.index('account_tokens_user').on(table.userId, table.purpose)],
);

/** Counted attempts (sign-in, sign-up, reset), shared by all processes. */
export const attempts = t.pgTable(
  'attempts',
  {
    /** What is counted, with a keyed hash of the subject: no address is stored. */
    key: t.text('key').primaryKey(),
    count: t.integer('count').notNull(),
    /** When the count resets. */
    endsAt: t.timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.index('attempts_ends').on(table.endsAt)],
);

/** Days (UTC) on which an account was active, used to count active users. */
export const activeDays = t.pgTable(
  'active_days',
  { userId: userReference('user_id'), day: t.date('day').notNull() },
  (table) => [t.primaryKey({ columns: [table.userId, table.day] }), t.index('active_days_day').on(table.day)],
);

/** Tokens that let a program act for its owner, each in one scope, until revoked. */
export const personalTokens = t.pgTable(
  'personal_tokens',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    name: t.text('name').notNull(),
    scope: t.text('scope', { enum: ['upload'] }).notNull(),
    /** SHA-256 of the token, so that reading the database doesn't reveal it. */
    tokenHash: t.text('token_hash').notNull().unique(),
    /** Its last characters, shown so that the owner can identify it. */
    ending: t.text('ending').notNull(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    /** To the minute; null before the first use. */
    lastUsedAt: t.timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [t.index('personal_tokens_user').on(table.userId)],
);
