import type { Purpose } from '@datacoach/analysis';
import { index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { matches } from './match.table.ts';

/**
 * What windows, lists and counts over a player's matches choose by: one narrow row a match and player of known identity,
 * written with the match. Figures stand in `player_facts`.
 */
export const playedGames = pgTable(
  'played_games',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    playerKey: text('player_key').notNull(),
    /** Place in the report, from 0. */
    number: smallint('number').notNull(),
    /** Platform and platform id. */
    identity: text('identity').notNull(),
    team: smallint('team').$type<0 | 1>().notNull(),
    playedAt: timestamp('played_at', { withTimezone: true }),
    teamSize: smallint('team_size').notNull(),
    blueScore: integer('blue_score').notNull(),
    orangeScore: integer('orange_score').notNull(),
    mapCode: text('map_code').notNull(),
    mapName: text('map_name').notNull(),
    playlistSlug: text('playlist_slug').notNull(),
    playlistName: text('playlist_name').notNull(),
    /** As in `player_facts`. */
    countsFor: text('counts_for').array().$type<Purpose[]>().notNull(),
    notCounted: text('not_counted'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerKey] }),
    index('played_games_newest').on(table.identity, table.playedAt.desc().nullsLast(), table.matchId),
  ],
);
