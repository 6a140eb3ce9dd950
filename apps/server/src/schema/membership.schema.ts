import {
  type BillingPeriod,
  PLAN_NAMES,
  type PlanAccess,
  type PlanName,
  type TrialDays,
  type TrialRule,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';

/** What each plan includes (decisions.md 7). Seeded by the migration that creates the table; the values are data. */
export const plans = t.pgTable('plans', {
  name: t.text('name').$type<PlanName>().primaryKey(),
  /** Basic 5, Platinum 10, Diamond 15, TeamPlan 20. */
  tier: t.integer('tier').notNull(),
  /** Uploads per billing month. */
  replayLimit: t.integer('replay_limit').notNull(),
  /** The limit isn't part of the offer, only protection against misuse. */
  isFairUse: t.boolean('is_fair_use').notNull(),
  /** Coaching sessions per billing month, and their length. */
  coachingSessions: t.integer('coaching_sessions').notNull(),
  coachingMinutes: t.integer('coaching_minutes').notNull(),
  /** Access level by player feature. */
  features: t.jsonb('features').$type<PlanAccess>().notNull(),
});

/** Price of a plan per billing period, in cents including tax (decisions.md 7). Seeded. */
export const planPrices = t.pgTable(
  'plan_prices',
  {
    planName: t.text('plan_name').$type<PlanName>().notNull(),
    period: t.integer('period').$type<BillingPeriod>().notNull(),
    amount: t.integer('amount').notNull(),
    currency: t.text('currency').$type<'usd'>().notNull().default('usd'),
  },
  (table) => [t.primaryKey({ columns: [table.planName, table.period] })],
);

/** Trials of a plan, and who is eligible. */
export const planTrials = t.pgTable(
  'plan_trials',
  {
    planName: t.text('plan_name').$type<PlanName>().notNull(),
    /** 0: any billing period. */
    period: t.integer('period').$type<BillingPeriod | 0>().notNull().default(0),
    rule: t.text('rule').$type<TrialRule>().notNull(),
    days: t.integer('days').$type<TrialDays>().notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.planName, table.period, table.rule] })],
);

/** Coaching tokens for sale. */
export const tokenProducts = t.pgTable('token_products', {
  key: t.text('key').primaryKey(),
  tokens: t.integer('tokens').notNull(),
  amount: t.integer('amount').notNull(),
  currency: t.text('currency').$type<'usd'>().notNull().default('usd'),
  /** Products no longer offered are kept for old orders. */
  isOffered: t.boolean('is_offered').notNull().default(true),
});

/**
 * Since when and until when an account holds its plan (`users.planName`). Only changed together with the ledger, from
 * which it can be rebuilt.
 */
export const memberships = t.pgTable(
  'memberships',
  {
    userId: userReference('user_id').primaryKey(),
    /** Its day of the month starts each cycle: the sign-up day for Basic, the billing day for paid plans. */
    anchorAt: t.timestamp('anchor_at', { withTimezone: true }).notNull(),
    heldSince: t.timestamp('held_since', { withTimezone: true }).notNull(),
    /** The paid plan, or Basic: resumes after a trial. */
    basePlanName: t.text('base_plan_name', { enum: PLAN_NAMES }).notNull().default('Basic'),
    /** On trial, or granted for a limited time. */
    timedPlanName: t.text('timed_plan_name', { enum: PLAN_NAMES }),
    /** When that time ends; null without one. */
    trialEndsAt: t.timestamp('trial_ends_at', { withTimezone: true }),
  },
  (table) => [t.index('memberships_trial_end').on(table.trialEndsAt)],
);

/** Events of an account's plan. */
export const PLAN_EVENTS = [
  'joined',
  'trial-started',
  'trial-ended',
  'plan-granted',
  'plan-started',
  'plan-changed',
  'plan-ended',
] as const;
/** Events of coaching tokens; `amount` counts halves, because canceling late costs half a token. */
export const TOKEN_EVENTS = [
  'token-bought',
  'token-granted',
  'token-spent',
  'token-returned',
  'token-withdrawn',
] as const;
/** Outcomes of a reservation: it counts, is returned, or counts as an upload with console players. */
export const SETTLEMENTS = ['upload-kept', 'upload-returned', 'upload-console'] as const;
export const LEDGER_KINDS = [
  ...PLAN_EVENTS,
  'upload-reserved',
  ...SETTLEMENTS,
  'session-taken',
  'session-returned',
  /** Extra replays for one cycle; `amount` says how many. */
  'replays-granted',
  ...TOKEN_EVENTS,
] as const;

/** Every change of plan, replay quota, coaching sessions and tokens, one row each; rows are added and never changed. */
export const ledger = t.pgTable(
  'membership_ledger',
  {
    id: t.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userReference('user_id'),
    at: t.timestamp('at', { withTimezone: true }).notNull(),
    kind: t.text('kind', { enum: LEDGER_KINDS }).notNull(),
    /** Plan from here on. */
    planName: t.text('plan_name', { enum: PLAN_NAMES }),
    /** Its day of the month starts each cycle from now on; null if unchanged. */
    anchorAt: t.timestamp('anchor_at', { withTimezone: true }),
    /** Half tokens added or removed (negative); granted replays. */
    amount: t.integer('amount'),
    /** End of a trial, of a plan granted for a time, or of tokens. */
    endsAt: t.timestamp('ends_at', { withTimezone: true }),
    /** Cycle that the row counts in, by its start. */
    cycleStart: t.timestamp('cycle_start', { withTimezone: true }),
    /** Upload, coaching session or order that the row is about, which may be deleted. */
    subjectId: t.uuid('subject_id'),
    /** Human-readable reason: who granted a trial, which payment. */
    note: t.text('note'),
  },
  (table) => [
    t.index('membership_ledger_cycle').on(table.userId, table.cycleStart),
    t.index('membership_ledger_kind').on(table.kind, table.at),
    t.uniqueIndex('membership_ledger_joined').on(table.userId).where(sql`kind = 'joined'`),
    t.uniqueIndex('membership_ledger_reserved').on(table.subjectId).where(sql`kind = 'upload-reserved'`),
    t
      .uniqueIndex('membership_ledger_settled')
      .on(table.subjectId)
      .where(sql`kind in ('upload-kept', 'upload-returned', 'upload-console')`),
    t
      .uniqueIndex('membership_ledger_token')
      .on(table.kind, table.subjectId)
      .where(sql`kind in ('token-bought', 'token-spent', 'token-returned', 'token-withdrawn')`),
  ],
);
