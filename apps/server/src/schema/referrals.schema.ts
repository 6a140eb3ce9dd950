import { REFERRAL_REWARD_KINDS, type ReferralFlag } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { invoices } from './payments.schema.ts';

/** Each player's code, created on first request. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: never expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Max number of friends; null: unlimited. */
    useLimit: integer('use_limit'),
    /** Friends who signed up with it. */
    uses: integer('uses').notNull().default(0),
    /** Times the share link was opened; visitors aren't recorded. */
    clicks: integer('clicks').notNull().default(0),
    /** The reward the owner wants for friends who qualify. */
    rewardKind: text('reward_kind', { enum: REFERRAL_REWARD_KINDS }).notNull().default('tokens'),
    /** Keyed hash of the network from which the owner last viewed their code; it can't be reversed. */
    networkMark: text('network_mark'),
  },
  (table) => [
    index('referral_codes_created').on(table.createdAt, table.userId),
    index('referral_codes_uses').on(table.uses, table.userId),
  ],
);

/** Periods in which referred friends earn more. Deleted ones are kept for friends who joined during them. */
export const referralCampaigns = pgTable(
  'referral_campaigns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    tokens: integer('tokens').notNull(),
    days: integer('days').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('referral_campaigns_start').on(table.startsAt, table.id)],
);

/** Friends and the codes they used: at most one per friend. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: uuid('friend_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    referrerId: userReference('referrer_id'),
    source: text('source', { enum: ['sign-up', 'redeemed'] }).notNull(),
    referredAt: timestamp('referred_at', { withTimezone: true }).notNull(),
    /** What the friend earns, as of when they joined. */
    tokens: integer('tokens').notNull().default(1),
    days: integer('days').notNull().default(15),
    campaignId: uuid('campaign_id').references(() => referralCampaigns.id, { onDelete: 'set null' }),
    qualifiedAt: timestamp('qualified_at', { withTimezone: true }),
    qualifiedBy: text('qualified_by', { enum: ['invoice', 'games'] }),
    /** The invoice they qualified with; a refund reverses the referral. */
    invoiceId: uuid('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    /** Signs that both are the same person. */
    flags: jsonb('flags').$type<ReferralFlag[]>().notNull().default([]),
    /** An administrator has reviewed the flags and cleared them. */
    clearedAt: timestamp('cleared_at', { withTimezone: true }),
    /** The referrer had reached the yearly reward limit. */
    overCapAt: timestamp('over_cap_at', { withTimezone: true }),
    rewardedAt: timestamp('rewarded_at', { withTimezone: true }),
    rewardKind: text('reward_kind', { enum: REFERRAL_REWARD_KINDS }),
    rewardAmount: integer('reward_amount'),
    reversedAt: timestamp('reversed_at', { withTimezone: true }),
    reversedBecause: text('reversed_because', { enum: ['refund', 'administrator'] }),
  },
  (table) => [
    index('referrals_referrer').on(table.referrerId, table.referredAt),
    index('referrals_newest').on(table.referredAt, table.friendId),
    index('referrals_on_the_way')
      .on(table.referredAt)
      .where(sql`qualified_at is null and reversed_at is null`),
    index('referrals_invoice').on(table.invoiceId).where(sql`invoice_id is not null and reversed_at is null`),
    index('referrals_campaign').on(table.campaignId),
  ],
);
