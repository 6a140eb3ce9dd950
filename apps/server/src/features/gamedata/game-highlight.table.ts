import { boolean, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { matches } from './match.table.ts';

/**
 * What a career counts of one player's match, narrow so that thousands are read at once; written with the match. Of each
 * feat its size and when it was, s.
 */
export const gameHighlights = pgTable(
  'game_highlights',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    playerKey: text('player_key').notNull(),
    goals: smallint('goals').notNull(),
    assists: smallint('assists').notNull(),
    saves: smallint('saves').notNull(),
    demolitions: smallint('demolitions').notNull(),
    /** uu */
    distance: real('distance').notNull(),
    /** Of live play. */
    seconds: real('seconds').notNull(),
    xg: real('xg'),
    overtime: boolean('overtime').notNull(),
    /** Goals that his team was behind by at worst. */
    deficit: smallint('deficit').notNull(),
    fastestGoal: real('fastest_goal'),
    fastestGoalTime: real('fastest_goal_time'),
    /** uu/s */
    hardestShot: real('hardest_shot'),
    hardestShotTime: real('hardest_shot_time'),
    airDribble: real('air_dribble'),
    airDribbleTime: real('air_dribble_time'),
    carName: text('car_name'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerKey] })],
);
