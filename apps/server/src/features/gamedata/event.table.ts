import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { matches } from './match.table.ts';

/**
 * Events with a code (game-and-stats.md 4.1), narrow, for lists and counts over matches. Names, spans and evidence stand
 * in the match's recording, under the same ordinal. Why so: docs/decisions/0005.
 */
export const matchEvents = pgTable(
  'match_events',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Place in the whole stream of the match, from 0. */
    ordinal: integer('ordinal').notNull(),
    frame: integer('frame').notNull(),
    /** Seconds of summed deltas. */
    time: real('time').notNull(),
    /** Seconds on the scoreboard. */
    clock: real('clock').notNull(),
    xg: real('xg'),
    /** What became of a shot. */
    outcome: text('outcome'),
    confidence: real('confidence').notNull(),
    code: smallint('code').notNull(),
    /** `match_players.number`; null for events of a team. */
    player: smallint('player'),
    team: smallint('team').$type<0 | 1>(),
    /** Field coordinates, uu. */
    x: smallint('x').notNull(),
    y: smallint('y').notNull(),
    z: smallint('z').notNull(),
    zone: smallint('zone'),
    overtime: boolean('overtime').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.ordinal] }),
    index('match_events_player').on(table.matchId, table.player, table.code),
  ],
);
