import type { GoalMetricCode } from '@datacoach/analysis';
import {
  type CommunityGoalFields,
  type GOAL_DIRECTIONS,
  GOAL_REWARDS,
  type GoalKind,
  type GoalTarget,
  type PlanName,
} from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { ownerReference } from './columns.ts';
import { matches } from './gamedata.schema.ts';

/** A player's goal for one week, with its terms when the week was added. */
export const weeklyGoals = t.pgTable(
  'weekly_goals',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    kind: t.text('kind').$type<GoalKind>().notNull(),
    metric: t.smallint('metric').$type<GoalMetricCode>().notNull(),
    mode: t.smallint('mode').$type<5 | 10 | 15>().notNull(),
    direction: t.text('direction').$type<(typeof GOAL_DIRECTIONS)[number]>().notNull(),
    target: t.real('target').notNull(),
    /** The player's previous value; null for community goals and without history. */
    base: t.real('base'),
    minimumGames: t.smallint('minimum_games').notNull(),
    /** Number of days the games must be spread over. */
    days: t.smallint('days'),
    /** An easier target was taken after two missed weeks. */
    isEased: t.boolean('is_eased').notNull().default(false),
    communityGoalId: t
      .uuid('community_goal_id')
      .references(() => communityGoals.id, { onDelete: 'set null' }),
    /** Title, version and badge of the community goal at the time. */
    title: t.text('title'),
    version: t.integer('version'),
    badge: t.text('badge'),
    /** Monday of the week in the player's zone; the timestamps are fixed when the week is added. */
    weekStart: t.date('week_start').notNull(),
    startsAt: t.timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: t.timestamp('ends_at', { withTimezone: true }).notNull(),
    settlesAt: t.timestamp('settles_at', { withTimezone: true }).notNull(),
    /** The following week has been handled: goals continue until they are dropped. */
    isCarried: t.boolean('is_carried').notNull().default(false),
    /** `open` until it is settled. */
    state: t
      .text('state', { enum: ['open', 'achieved', 'missed', 'void'] })
      .notNull()
      .default('open'),
    /** Set when it is settled, not recalculated. */
    value: t.real('value'),
    games: t.smallint('games').notNull().default(0),
    daysPlayed: t.smallint('days_played').notNull().default(0),
    share: t.real('share').notNull().default(0),
    bestMatchId: t.uuid('best_match_id').references(() => matches.id, { onDelete: 'set null' }),
    bestValue: t.real('best_value'),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: t.timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    t.unique('weekly_goals_one_of_a_kind').on(table.userId, table.kind, table.weekStart),
    t.index('weekly_goals_of_user').on(table.userId, table.weekStart.desc(), table.kind),
    t.index('weekly_goals_to_settle').on(table.settlesAt).where(sql`${table.state} = 'open'`),
    t.index('weekly_goals_to_carry').on(table.endsAt).where(sql`not ${table.isCarried}`),
    t.index('weekly_goals_of_community').on(table.communityGoalId),
  ],
);

/** Weeks that a player has declared as rest weeks. */
export const restWeeks = t.pgTable(
  'rest_weeks',
  { userId: userReference('user_id'), weekStart: t.date('week_start').notNull() },
  (table) => [t.primaryKey({ columns: [table.userId, table.weekStart] })],
);

/** Goals that administrators set for everyone. Deleted ones are kept for weeks already taken. */
export const communityGoals = t.pgTable(
  'community_goals',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    title: t.text('title').notNull(),
    text: t.text('text').notNull(),
    category: t.text('category').$type<CommunityGoalFields['category']>(),
    metric: t.smallint('metric').$type<GoalMetricCode>().notNull(),
    direction: t.text('direction').$type<CommunityGoalFields['direction']>().notNull(),
    /** Target by mode and rank group. */
    targets: t.jsonb('targets').$type<GoalTarget[]>().notNull(),
    /** A Monday and a Sunday in each player's zone. */
    startsOn: t.date('starts_on').notNull(),
    endsOn: t.date('ends_on').notNull(),
    minimumGames: t.smallint('minimum_games').notNull(),
    /** Plans that may choose it; empty means all. */
    plans: t.jsonb('plans').$type<PlanName[]>().notNull(),
    badge: t.text('badge'),
    reward: t.text('reward', { enum: GOAL_REWARDS }),
    /** `content_photos` */
    photoId: t.uuid('photo_id'),
    version: t.integer('version').notNull().default(1),
    createdBy: t.uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedBy: t.uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
    deletedAt: t.timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [t.index('community_goals_time').on(table.endsOn, table.startsOn)],
);

/** Rewards granted to players: one per goal, however many weeks are achieved. */
export const goalRewards = t.pgTable(
  'goal_rewards',
  {
    userId: userReference('user_id'),
    communityGoalId: ownerReference('community_goal_id', () => communityGoals.id),
    kind: t.text('kind', { enum: GOAL_REWARDS }).notNull(),
    givenAt: t.timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.communityGoalId] })],
);
