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
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { matches } from './gamedata.schema.ts';

/** A player's goal for one week, with its terms when the week was added. */
export const weeklyGoals = pgTable(
  'weekly_goals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    kind: text('kind').$type<GoalKind>().notNull(),
    metric: smallint('metric').$type<GoalMetricCode>().notNull(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    direction: text('direction').$type<(typeof GOAL_DIRECTIONS)[number]>().notNull(),
    target: real('target').notNull(),
    /** The player's previous value; null for community goals and without history. */
    base: real('base'),
    minimumGames: smallint('minimum_games').notNull(),
    /** Number of days the games must be spread over. */
    days: smallint('days'),
    /** An easier target was taken after two missed weeks. */
    isEased: boolean('is_eased').notNull().default(false),
    communityGoalId: uuid('community_goal_id').references(() => communityGoals.id, { onDelete: 'set null' }),
    /** Title, version and badge of the community goal at the time. */
    title: text('title'),
    version: integer('version'),
    badge: text('badge'),
    /** Monday of the week in the player's zone; the timestamps are fixed when the week is added. */
    weekStart: date('week_start').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    settlesAt: timestamp('settles_at', { withTimezone: true }).notNull(),
    /** The following week has been handled: goals continue until they are dropped. */
    isCarried: boolean('is_carried').notNull().default(false),
    /** `open` until it is settled. */
    state: text('state', { enum: ['open', 'achieved', 'missed', 'void'] })
      .notNull()
      .default('open'),
    /** Set when it is settled, not recalculated. */
    value: real('value'),
    games: smallint('games').notNull().default(0),
    daysPlayed: smallint('days_played').notNull().default(0),
    share: real('share').notNull().default(0),
    bestMatchId: uuid('best_match_id').references(() => matches.id, { onDelete: 'set null' }),
    bestValue: real('best_value'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    unique('weekly_goals_one_of_a_kind').on(table.userId, table.kind, table.weekStart),
    index('weekly_goals_of_user').on(table.userId, table.weekStart.desc(), table.kind),
    index('weekly_goals_to_settle').on(table.settlesAt).where(sql`${table.state} = 'open'`),
    index('weekly_goals_to_carry').on(table.endsAt).where(sql`not ${table.isCarried}`),
    index('weekly_goals_of_community').on(table.communityGoalId),
  ],
);

/** Weeks that a player has declared as rest weeks. */
export const restWeeks = pgTable(
  'rest_weeks',
  {
    userId: userReference('user_id'),
    weekStart: date('week_start').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekStart] })],
);

/** Goals that administrators set for everyone. Deleted ones are kept for weeks already taken. */
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
    /** A Monday and a Sunday in each player's zone. */
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    minimumGames: smallint('minimum_games').notNull(),
    /** Plans that may choose it; empty means all. */
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

/** Rewards granted to players: one per goal, however many weeks are achieved. */
export const goalRewards = pgTable(
  'goal_rewards',
  {
    userId: userReference('user_id'),
    communityGoalId: uuid('community_goal_id')
      .notNull()
      .references(() => communityGoals.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: GOAL_REWARDS }).notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.communityGoalId] })],
);
