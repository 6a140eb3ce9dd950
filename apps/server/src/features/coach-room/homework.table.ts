import type { GoalMetricCode } from '@datacoach/analysis';
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { trainingPlans } from '../training-plans/training-plan.table.ts';

/** What a coach has set for a player: a training plan or a weekly goal. */
export const homework = pgTable(
  'homework',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    playerId: uuid('player_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for goals. */
    planId: uuid('plan_id').references(() => trainingPlans.id, { onDelete: 'cascade' }),
    /** Null for plans. */
    goalMetric: smallint('goal_metric').$type<GoalMetricCode>(),
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    title: text('title').notNull(),
    setAt: timestamp('set_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('homework_of_coach').on(table.coachId, table.setAt.desc()),
    index('homework_of_player').on(table.playerId, table.setAt.desc()),
  ],
);
