import type { GoalMetricCode } from '@datacoach/analysis';
import type { GOAL_DIRECTIONS, GoalKind } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { matches } from '../gamedata/match.table.ts';
import { communityGoals } from './community-goal.table.ts';

/** A goal of a player in one week, with its terms as they stood when the week was taken. */
export const weeklyGoals = pgTable(
  'weekly_goals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<GoalKind>().notNull(),
    metric: smallint('metric').$type<GoalMetricCode>().notNull(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    direction: text('direction').$type<(typeof GOAL_DIRECTIONS)[number]>().notNull(),
    target: real('target').notNull(),
    /** What the player did before; null for community goals and where there was nothing. */
    base: real('base'),
    minimumGames: smallint('minimum_games').notNull(),
    /** Days that the games have to be spread over. */
    days: smallint('days'),
    /** Took an easier target after two missed weeks. */
    isEased: boolean('is_eased').notNull().default(false),
    communityGoalId: uuid('community_goal_id').references(() => communityGoals.id, { onDelete: 'set null' }),
    /** Title, version and badge of the community goal at that time. */
    title: text('title'),
    version: integer('version'),
    badge: text('badge'),
    /** Monday of the week in the player's zone; the moments are fixed when the week is taken. */
    weekStart: date('week_start').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    settlesAt: timestamp('settles_at', { withTimezone: true }).notNull(),
    /** The week after it has been looked at: goals go on until they are dropped. */
    isCarried: boolean('is_carried').notNull().default(false),
    /** `open` until it is settled. */
    state: text('state', { enum: ['open', 'achieved', 'missed', 'void'] })
      .notNull()
      .default('open'),
    /** Filled when it is settled, and not counted anew. */
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

/** Weeks that a player has declared as rest. */
export const restWeeks = pgTable(
  'rest_weeks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    weekStart: date('week_start').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekStart] })],
);
