import { REFERRAL_REWARD_KINDS, type ReferralFlag } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';
import { invoices } from './payments.schema.ts';

/** Each player's code, created on first request. */
export const referralCodes = t.pgTable(
  'referral_codes',
  {
    userId: userReference('user_id').primaryKey(),
    code: t.text('code').notNull().unique(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: never expires. */
    expiresAt: t.timestamp('expires_at', { withTimezone: true }),
    /** Max number of friends; null: unlimited. */
    useLimit: t.integer('use_limit'),
    /** Friends who signed up with it. */
    uses: t.integer('uses').notNull().default(0),
    /** Times the share link was opened; visitors aren't recorded. */
    clicks: t.integer('clicks').notNull().default(0),
    /** The reward the owner wants for friends who qualify. */
    rewardKind: t.text('reward_kind', { enum: REFERRAL_REWARD_KINDS }).notNull().default('tokens'),
    /** Keyed hash of the network from which the owner last viewed their code; it can't be reversed. */
    networkMark: t.text('network_mark'),
  },
  (table) => [
    t.index('referral_codes_created').on(table.createdAt, table.userId),
    t.index('referral_codes_uses').on(table.uses, table.userId),
  ],
);

/** Periods in which referred friends earn more. Deleted ones are kept for friends who joined during them. */
export const referralCampaigns = t.pgTable(
  'referral_campaigns',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    name: t.text('name').notNull(),
    startsAt: t.timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: t.timestamp('ends_at', { withTimezone: true }).notNull(),
    tokens: t.integer('tokens').notNull(),
    days: t.integer('days').notNull(),
    version: t.integer('version').notNull().default(1),
    deletedAt: t.timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [t.index('referral_campaigns_start').on(table.startsAt, table.id)],
);

/** Friends and the codes they used: at most one per friend. */
export const referrals = t.pgTable(
  'referrals',
  {
    friendId: userReference('friend_id').primaryKey(),
    referrerId: userReference('referrer_id'),
    source: t.text('source', { enum: ['sign-up', 'redeemed'] }).notNull(),
    referredAt: t.timestamp('referred_at', { withTimezone: true }).notNull(),
    /** What the friend earns, as of when they joined. */
    tokens: t.integer('tokens').notNull().default(1),
    days: t.integer('days').notNull().default(15),
    campaignId: t.uuid('campaign_id').references(() => referralCampaigns.id, { onDelete: 'set null' }),
    qualifiedAt: t.timestamp('qualified_at', { withTimezone: true }),
    qualifiedBy: t.text('qualified_by', { enum: ['invoice', 'games'] }),
    /** The invoice they qualified with; a refund reverses the referral. */
    invoiceId: t.uuid('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    /** Signs that both are the same person. */
    flags: t.jsonb('flags').$type<ReferralFlag[]>().notNull().default([]),
    /** An administrator has reviewed the flags and cleared them. */
    clearedAt: t.timestamp('cleared_at', { withTimezone: true }),
    /** The referrer had reached the yearly reward limit. */
    overCapAt: t.timestamp('over_cap_at', { withTimezone: true }),
    rewardedAt: t.timestamp('rewarded_at', { withTimezone: true }),
    rewardKind: t.text('reward_kind', { enum: REFERRAL_REWARD_KINDS }),
    rewardAmount: t.integer('reward_amount'),
    reversedAt: t.timestamp('reversed_at', { withTimezone: true }),
    reversedBecause: t.text('reversed_because', { enum: ['refund', 'administrator'] }),
  },
  (table) => [
    t.index('referrals_referrer').on(table.referrerId, table.referredAt),
    t.index('referrals_newest').on(table.referredAt, table.friendId),
    t
      .index('referrals_on_the_way')
      .on(table.referredAt)
      .where(sql`qualified_at is null and reversed_at is null`),
    t
      .index('referrals_invoice')
      .on(table.invoiceId)
      .where(sql`invoice_id is not null and reversed_at is null`),
    t.index('referrals_campaign').on(table.campaignId),
  ],
);
