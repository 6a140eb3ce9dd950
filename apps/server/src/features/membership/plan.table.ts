import type { PlanAccess, PlanName } from '@datacoach/contract';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What each plan gives (product-decisions 7). Seeded by the migration that makes the table; numbers are data. */
export const plans = pgTable('plans', {
  name: text('name').$type<PlanName>().primaryKey(),
  /** Basic 5, Platinum 10, Diamond 15, TeamPlan 20. */
  tier: integer('tier').notNull(),
  /** Uploads a billing month. */
  replayLimit: integer('replay_limit').notNull(),
  /** The limit is no part of the offer, only a guard against misuse. */
  isFairUse: boolean('is_fair_use').notNull(),
  /** Coaching sessions a billing month, and their length. */
  coachingSessions: integer('coaching_sessions').notNull(),
  coachingMinutes: integer('coaching_minutes').notNull(),
  /** Access level by feature of players. */
  features: jsonb('features').$type<PlanAccess>().notNull(),
});
