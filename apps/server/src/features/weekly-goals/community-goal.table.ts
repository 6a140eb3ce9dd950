import type { GoalMetricCode } from '@datacoach/analysis';
import { type CommunityGoalFields, GOAL_REWARDS, type GoalTarget, type PlanName } from '@datacoach/contract';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Goals that administrators set for all. Deleted ones stay for the weeks that players have taken of them. */
export const communityGoals = pgTable(
  'community_goals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    category: text('category').$type<CommunityGoalFields['category']>(),
    metric: smallint('metric').$type<GoalMetricCode>().notNull(),
    direction: text('direction').$type<CommunityGoalFields['direction']>().notNull(),
    /** Target by mode and rank group. */
    targets: jsonb('targets').$type<GoalTarget[]>().notNull(),
    /** A Monday and a Sunday, in each player's own zone. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    minimumGames: smallint('minimum_games').notNull(),
    /** Plans that may take it; empty means all. */
    plans: jsonb('plans').$type<PlanName[]>().notNull(),
    badge: text('badge'),
    reward: text('reward', { enum: GOAL_REWARDS }),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [index('community_goals_time').on(table.endsOn, table.startsOn)],
);

/** Rewards that players have been given: one for each goal, however many weeks of it are achieved. */
export const goalRewards = pgTable(
  'goal_rewards',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    communityGoalId: uuid('community_goal_id')
      .notNull()
      .references(() => communityGoals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: GOAL_REWARDS }).notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.communityGoalId] })],
);
