import { REFERRAL_REWARD_KINDS, type ReferralFlag } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { invoices } from './payments.schema.ts';

/** Each player's code, made when they first asks for it. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: good for ever. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Friends who may come by it; null: any number. */
    useLimit: integer('use_limit'),
    /** Friends who came by it. */
    uses: integer('uses').notNull().default(0),
    /** Times that the share link was opened; who opened it is not kept. */
    clicks: integer('clicks').notNull().default(0),
    /** What the owner wants for friends who qualify. */
    rewardKind: text('reward_kind', { enum: REFERRAL_REWARD_KINDS }).notNull().default('tokens'),
    /** Keyed hash of the network that the owner looked at their code from last; no address can be made of it. */
    networkMark: text('network_mark'),
  },
  (table) => [
    index('referral_codes_created').on(table.createdAt, table.userId),
    index('referral_codes_uses').on(table.uses, table.userId),
  ],
);

/** Times in which friends who come earn more. Deleted ones stay for the friends who came meanwhile. */
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

/** Who came by whose code: at most one for each friend. */
export const referrals = pgTable(
  'referrals',
  {
    friendId: uuid('friend_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    referrerId: userReference('referrer_id'),
    source: text('source', { enum: ['sign-up', 'redeemed'] }).notNull(),
    referredAt: timestamp('referred_at', { withTimezone: true }).notNull(),
    /** What the friend earns, as it was when they came. */
    tokens: integer('tokens').notNull().default(1),
    days: integer('days').notNull().default(15),
    campaignId: uuid('campaign_id').references(() => referralCampaigns.id, { onDelete: 'set null' }),
    qualifiedAt: timestamp('qualified_at', { withTimezone: true }),
    qualifiedBy: text('qualified_by', { enum: ['invoice', 'games'] }),
    /** The invoice that they qualified by; given back, it reverses the referral. */
    invoiceId: uuid('invoice_id').references(() => invoices.id, { onDelete: 'set null' }),
    /** What looks as if both were one person. */
    flags: jsonb('flags').$type<ReferralFlag[]>().notNull().default([]),
    /** An administrator has looked at the flags and found no harm. */
    clearedAt: timestamp('cleared_at', { withTimezone: true }),
    /** The referrer had as many rewards as a year has. */
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
